"""Save what was typed of a clause, where others may have changed it: in the draft, or in an edition published since."""

from collections.abc import Mapping

from django.db import transaction

from accounts.models import User
from lawbook.citations import Citation
from workshop.actions.write import Conflict, write
from workshop.both_changed import at, settle
from workshop.clauses import Clause, clause_of
from workshop.meeting import Meeting, meet
from workshop.models import BothChanged, Draft
from workshop.permissions import may


@transaction.atomic
def save(
    who: User, draft: Draft, citation: Citation, typed: Mapping[str, str], was_seen: int, puts_together: int = 0
) -> int:
    """As ``write``; ``puts_together`` names what an edition changed too and what was typed has taken in or left out."""
    both, now = waiting(who, draft, citation), clause_of(draft, citation)
    if both and both.pk != puts_together and now and now.seen == was_seen:
        raise Conflict(now, meeting_of(both, now, typed), both)
    count = write(who, draft, citation, typed, was_seen)
    if both and both.pk == puts_together:
        settle(who, both)
    return count


def waiting(who: User, draft: Draft, citation: Citation) -> BothChanged | None:
    """What is to be put together here by somebody who may."""
    return at(draft, citation) if draft.state == Draft.State.OPEN and may(who, "write") else None


def meeting_of(both: BothChanged, found: Clause, typed: Mapping[str, str]) -> Meeting:
    """What the edition says, and what the draft says or somebody has typed."""
    return meet(both.base, both.theirs, {**found.fields, **typed})
