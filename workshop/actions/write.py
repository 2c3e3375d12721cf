"""Write a clause of a draft: refused where it is faulty, and where somebody else wrote it meanwhile."""

from collections.abc import Mapping

from django.db import transaction

from accounts.models import User
from lawbook.citations import Citation
from workshop.clauses import FIELDS, Clause, clause_of, fields_then, seen
from workshop.meeting import Meeting, meet
from workshop.models import BothChanged, Draft, Unsaved
from workshop.notation.checking import check
from workshop.notation.folder import files_of
from workshop.permissions import require
from workshop.storing import Faulty, store


class Conflict(Exception):
    """Somebody else changed the clause since it was read: ``now`` is how it stands, ``meeting`` what each made of it.

    ``both`` is set where an edition that was published meanwhile changed it.
    """

    def __init__(self, now: Clause, meeting: Meeting, both: BothChanged | None = None) -> None:
        super().__init__(now.citation.id)
        self.now, self.meeting, self.both = now, meeting, both


class Closed(Exception):
    """The draft is published or given up."""


def write(who: User, draft: Draft, citation: Citation, typed: Mapping[str, str], was_seen: int) -> int:
    """Save the clause; how often it has been changed by now. Raises ``Faulty``, ``Conflict``, ``Closed``, ``NotAllowed``."""
    require(who, "write", "translate")
    with transaction.atomic():
        draft = Draft.objects.select_for_update().get(pk=draft.pk)
        now = clause_of(draft, citation)
        if now is None:
            raise Faulty(check(files_of(draft), "tr", citation, "").faults)
        read = now.fields if now.seen == was_seen else fields_then(draft, citation, was_seen)
        mine = changed(typed, read)
        if not set(mine) <= {"en", "errata_en"}:
            require(who, "write")
        if draft.state != Draft.State.OPEN:
            raise Closed
        new = changed(mine, now.fields)
        if new and now.seen != was_seen:
            raise Conflict(now, meet(read, now.fields, typed))
        if new:
            store(who, draft, citation, new)
        Unsaved.objects.filter(draft=draft, citation=citation.id, by=who.email).delete()
        return seen(draft, citation)


def changed(typed: Mapping[str, str], before: Mapping[str, str]) -> dict[str, str]:
    """The fields that say something else than before."""
    return {name: typed[name] for name in FIELDS if name in typed and not _same(typed[name], before[name])}


def _same(one: str, other: str) -> bool:
    return one.split() == other.split() and _lines(one) == _lines(other)


def _lines(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]
