"""When a clause is due again, by FSRS: one memory for each template and deciding clause, two grades, whole days."""

from datetime import datetime
from functools import cache

from fsrs import Card, Rating, Scheduler

from quizzes.models import Memory, Student


def remember(student: Student, template: str, clause: str, *, right: bool, now: datetime) -> Memory:
    """Note an answer and when the next question of the kind is due."""
    found = Memory.objects.filter(student=student, template=template, clause=clause).first()
    before = Card.from_dict(found.card) if found else Card(card_id=1, due=now)
    card, _ = _scheduler().review_card(before, Rating.Good if right else Rating.Again, now)
    memory = found or Memory(student=student, template=template, clause=clause)
    memory.card, memory.due, memory.last_right = dict(card.to_dict()), card.due, right
    memory.save()
    return memory


def retrievability(memory: Memory, now: datetime) -> float:
    """How likely the student is to know it now, 0 to 1."""
    return float(_scheduler().get_card_retrievability(Card.from_dict(memory.card), now))


@cache
def _scheduler() -> Scheduler:
    return Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
