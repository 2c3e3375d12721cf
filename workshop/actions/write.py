"""Write a clause of a draft: refused where it is faulty, and where somebody else wrote it meanwhile."""

from collections.abc import Mapping

from django.db import transaction

from accounts.models import User
from lawbook.citations import Citation
from workshop.clauses import FIELDS, Clause, clause_of, seen
from workshop.models import Draft, Unsaved
from workshop.notation.checking import check
from workshop.notation.folder import files_of
from workshop.permissions import require
from workshop.storing import Faulty, store


class Conflict(Exception):
    """Somebody else saved the clause since it was read; ``theirs`` is how it stands now. Nothing is lost of either."""

    def __init__(self, theirs: Clause) -> None:
        super().__init__(theirs.citation.id)
        self.theirs = theirs


class Closed(Exception):
    """The draft is published or given up."""


def write(who: User, draft: Draft, citation: Citation, typed: Mapping[str, str], was_seen: int) -> int:
    """Save the clause; how often it has been changed by now. Raises ``Faulty``, ``Conflict``, ``Closed``, ``NotAllowed``."""
    require(who, "write", "translate")
    with transaction.atomic():
        draft = Draft.objects.select_for_update().get(pk=draft.pk)
        before = clause_of(draft, citation)
        if before is None:
            raise Faulty(check(files_of(draft), "tr", citation, "").faults)
        changed = {
            name: typed[name] for name in FIELDS if name in typed and not _same(typed[name], before.fields[name])
        }
        if not set(changed) <= {"en", "errata_en"}:
            require(who, "write")
        if draft.state != Draft.State.OPEN:
            raise Closed
        if before.seen != was_seen:
            raise Conflict(before)
        if changed:
            store(who, draft, citation, changed)
        Unsaved.objects.filter(draft=draft, citation=citation.id, by=who.email).delete()
        return seen(draft, citation)


def _same(one: str, other: str) -> bool:
    return one.split() == other.split() and _lines(one) == _lines(other)


def _lines(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]
