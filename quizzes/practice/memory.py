"""When a clause is due again, by FSRS: one memory for each template and deciding clause, two grades, whole days."""

import json
from collections.abc import Sequence
from datetime import datetime
from functools import cache

from fsrs import Card, Rating, Scheduler

from lawbook.statements import change, places, rows
from quizzes.models import Memory, Student
from quizzes.questions.templates import names_of


def remember(student: Student, template: str, clause: str, *, right: bool, now: datetime) -> Memory:
    """Note an answer and when the next question of the kind is due. What was remembered of twins that are one now is one."""
    names = names_of(template)
    held = rows(f"{_HELD} AND template IN {places(names)} ORDER BY due, id", student.pk, clause, *names)
    memory = Memory(student=student, template=template, clause=clause)
    if held:
        memory.pk, memory.card = held[0][0], json.loads(held[0][1])
    if len(held) > 1:
        Memory.objects.filter(pk__in=[number for number, _card in held[1:]]).delete()
    _review(memory, right=right, now=now)
    kept = (memory.template, memory.card, memory.due, memory.last_right)
    if held:
        change(_CHANGED, *kept, memory.pk)
    else:
        change(_NEW, *kept, student.pk, clause)
    return memory


_HELD = "SELECT id, card FROM quizzes_memory WHERE student_id = %s AND clause = %s"
_CHANGED = "UPDATE quizzes_memory SET template = %s, card = %s, due = %s, last_right = %s WHERE id = %s"
_NEW = """INSERT INTO quizzes_memory (template, card, due, last_right, student_id, clause)
    VALUES (%s, %s, %s, %s, %s, %s)"""


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
