"""Results are released once the examination is closed; a question that is withdrawn marks everybody anew."""

from datetime import datetime

from django.db import transaction

from accounts.models import User
from quizzes.examinations import certificates, events
from quizzes.examinations.steering import NotPossible
from quizzes.examinations.written_marking import is_complete, is_marked
from quizzes.models import Examination, WithdrawnItem


@transaction.atomic
def release(examination: Examination, who: User, now: datetime) -> None:
    """Candidates see their results from now on, and who passed has a certificate."""
    held = Examination.objects.select_for_update().get(pk=examination.pk)
    if held.closed is None or not is_complete(held):
        raise NotPossible("not closed, or not marked")
    if held.released is None:
        held.released = now
        held.save(update_fields=["released"])
        events.note(held, "released", now, who=who)
    certificates.issue(held, now)


@transaction.atomic
def withdraw(examination: Examination, item: int, reason: str, who: User, now: datetime) -> None:
    """An item counts for nobody any more, in no variant."""
    held = Examination.objects.select_for_update().get(pk=examination.pk)
    if not reason.strip() or not held.questions.filter(item=item).exists():
        raise NotPossible("item")
    WithdrawnItem.objects.get_or_create(examination=held, item=item, defaults={"reason": reason.strip()[:300]})
    events.note(held, "withdrawn", now, who=who, detail=f"{item}: {reason.strip()}")
    _mark_anew(held, now)


@transaction.atomic
def restore(examination: Examination, item: int, who: User, now: datetime) -> None:
    """A withdrawn item counts again; after the release only if what was written about it has its points."""
    held = Examination.objects.select_for_update().get(pk=examination.pk)
    if held.released and not is_marked(held, item):
        raise NotPossible("not marked")
    if not held.withdrawn_items.filter(item=item).delete()[0]:
        raise NotPossible("item")
    events.note(held, "restored", now, who=who, detail=str(item))
    _mark_anew(held, now)


def _mark_anew(examination: Examination, now: datetime) -> None:
    """Results are reckoned when they are read; who passes only now gets a certificate."""
    if examination.released:
        certificates.issue(examination, now)
