"""A player answers; until the answer is told the last one counts."""

from collections.abc import Collection
from datetime import datetime
from typing import Literal

from django.db import transaction

from quizzes.exams.asked import letters_of
from quizzes.models import ClassQuestion, Classroom, Player, PlayerAnswer

Outcome = Literal["kept", "not-now", "empty"]


def is_told(classroom: Classroom, number: int, now: datetime) -> bool:
    """Whether the answer of a question is no secret any more."""
    if classroom.until is not None:
        return classroom.ended is not None or classroom.told or now > classroom.until
    return number < classroom.current or (number == classroom.current and classroom.told)


def tells(classroom: Classroom, number: int, now: datetime) -> bool:
    """The same, for who is about to say the key: homework that was told stays so, though a clock be set back."""
    told = is_told(classroom, number, now)
    if told and classroom.until is not None and not classroom.told:
        Classroom.objects.filter(pk=classroom.pk).update(told=True)
        classroom.told = True
    return told


def is_over(classroom: Classroom, now: datetime) -> bool:
    """Whether a class was ended, or the day of homework is past: nobody answers any more."""
    return classroom.ended is not None or (classroom.until is not None and is_told(classroom, 1, now))


def takes(classroom: Classroom, number: int, now: datetime) -> bool:
    """Whether a question can be answered now."""
    if classroom.ended is not None:
        return False
    if classroom.until is not None:
        return not classroom.told and now <= classroom.until
    return number == classroom.current and not classroom.told


@transaction.atomic
def answer(player: Player, question: ClassQuestion, given: Collection[str], now: datetime) -> Outcome:
    """Keep what a player answers."""
    held = Classroom.objects.select_for_update().get(pk=player.classroom_id)
    if not takes(held, question.number, now) or not held.players.filter(pk=player.pk).exists():
        return "not-now"
    chosen = ",".join(letter for letter in letters_of(question) if letter in given)
    if not chosen:
        return "empty"
    PlayerAnswer.objects.update_or_create(player=player, question=question, defaults={"chosen": chosen})
    return "kept"
