"""What a teacher does: the next question, its answer, the end, send a player out."""

from datetime import datetime

from django.db import transaction

from quizzes.models import Classroom


@transaction.atomic
def next_question(classroom: Classroom) -> None:
    """The next question is on; after the last one it stays, and so does one whose answer is not told: pressed twice, once."""
    held = _held(classroom)
    is_over = held.told or not held.current
    if held.ended is None and held.until is None and is_over and held.current < held.questions.count():
        held.current, held.told = held.current + 1, False
        held.save(update_fields=["current", "told"])


@transaction.atomic
def tell(classroom: Classroom) -> None:
    """The answer of the question that is on is shown, and nobody answers it any more."""
    held = _held(classroom)
    if held.ended is None and held.current:
        held.told = True
        held.save(update_fields=["told"])


@transaction.atomic
def end(classroom: Classroom, now: datetime) -> None:
    """The class is over: everybody may look at all questions that were on, with their answers."""
    held = _held(classroom)
    if held.ended is None:
        held.ended, held.told = now, True
        held.save(update_fields=["ended", "told"])


@transaction.atomic
def send_out(classroom: Classroom, player: int) -> None:
    """A player with what was answered is gone; nobody answers meanwhile."""
    _held(classroom).players.filter(pk=player).delete()


def _held(classroom: Classroom) -> Classroom:
    return Classroom.objects.select_for_update().get(pk=classroom.pk)
