"""The clauses of a draft that an edition published meanwhile changed too, until somebody has put each together."""

from collections.abc import Mapping

from django.utils import timezone

from accounts.models import User
from lawbook.citations import Citation, parse
from workshop.clauses import fields_in
from workshop.log import note
from workshop.models import BothChanged, Draft
from workshop.notation.folder import files_of

Files = Mapping[str, str]


def remember(draft: Draft, edition: object, clause: str, base: Files, newer: Files) -> None:
    """What each made of it. What was not put together before is still to be, from where the two parted."""
    citation = parse(clause)
    theirs = {"edition": str(edition), "theirs": fields_in(newer, citation)}
    if not draft.both_changed.filter(citation=clause, settled_by="").update(**theirs):
        draft.both_changed.create(citation=clause, base=fields_in(base, citation), **theirs)


def to_put_together(draft: Draft) -> list[BothChanged]:
    """Those that nobody has; of what the draft does not have any more there is nothing to be done."""
    waiting = list(draft.both_changed.filter(settled_by=""))
    files = files_of(draft) if waiting else {}
    return [one for one in waiting if any(fields_in(files, parse(one.citation)).values())]


def at(draft: Draft, citation: Citation) -> BothChanged | None:
    """That which waits at a clause."""
    return draft.both_changed.filter(citation=citation.id, settled_by="").first()


def settle(who: User, one: BothChanged) -> None:
    """It is put together."""
    BothChanged.objects.filter(pk=one.pk).update(settled_by=who.email, settled_at=timezone.now())
    note(who, "put-together", f"draft {one.draft_id}", clause=one.citation, edition=one.edition)
