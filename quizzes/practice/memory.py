"""When a clause is due again, by FSRS: one memory for each template and deciding clause, two grades, whole days."""

from collections.abc import Sequence
from datetime import datetime
from functools import cache

from fsrs import Card, Rating, Scheduler

from quizzes.models import Memory, Student
from quizzes.questions.templates import names_of


def remember(student: Student, template: str, clause: str, *, right: bool, now: datetime) -> Memory:
    """Note an answer and when the next question of the kind is due. What was remembered of twins that are one now is one."""
    held = Memory.objects.filter(student=student, template__in=names_of(template), clause=clause).order_by("due", "pk")
    memory, *twins = list(held) or [Memory(student=student, clause=clause)]
    Memory.objects.filter(pk__in=[one.pk for one in twins]).delete()
    memory.template = template
    _review(memory, right=right, now=now)
    memory.save()
    return memory


def remember_all(student: Student, answers: Sequence[tuple[str, str, bool]], now: datetime) -> None:
    """Note many answers at once: template, clause, whether it was right; in their order."""
    held = {(one.template, one.clause): one for one in Memory.objects.filter(student=student)} if answers else {}
    touched: dict[tuple[str, str], Memory] = {}
    for template, clause, right in answers:
        key = (template, clause)
        touched[key] = held.get(key) or touched.get(key) or Memory(student=student, template=template, clause=clause)
        _review(touched[key], right=right, now=now)
    Memory.objects.bulk_create([one for key, one in touched.items() if key not in held])
    Memory.objects.bulk_update([one for key, one in touched.items() if key in held], ["card", "due", "last_right"])


def _review(memory: Memory, *, right: bool, now: datetime) -> None:
    before = Card.from_dict(memory.card) if memory.card else Card(card_id=1, due=now)
    card, _ = _scheduler().review_card(before, Rating.Good if right else Rating.Again, now)
    memory.card, memory.due, memory.last_right = dict(card.to_dict()), card.due, right


def retrievability(memory: Memory, now: datetime) -> float:
    """How likely the student is to know it now, 0 to 1."""
    return float(_scheduler().get_card_retrievability(Card.from_dict(memory.card), now))


@cache
def _scheduler() -> Scheduler:
    return Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
