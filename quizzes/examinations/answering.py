"""An answer is kept, one at a time: a repetition changes nothing, an older one never overtakes a newer."""

from collections.abc import Collection
from datetime import datetime
from typing import Literal

from django.db import DatabaseError, transaction

from lawbook.failures import is_out_of_order
from lawbook.text_input import printable
from quizzes.examinations import clock, events
from quizzes.models import Candidate, CandidateAnswer

MOST_WRITTEN = 4000

Outcome = Literal["kept", "overtaken", "too-late", "paused", "no-such-question"]


@transaction.atomic
def keep(
    candidate: Candidate, number: int, chosen: Collection[str], turn: int, now: datetime, written: str | None = ""
) -> Outcome:
    """Keep an answer, letters or words. ``turn`` counts the answers of a page: of two with the same, the first is kept.

    Without ``written`` a form says nothing of the words, which stay.
    """
    held = _held(candidate)
    if refusal := _refusal(held, now):
        return refusal
    row = CandidateAnswer.objects.filter(candidate=held, number=number).first()
    if row is None:
        return "no-such-question"
    letters = ",".join(letter for letter in row.letters if letter in chosen)
    words = row.written if written is None else _tidy(written) if row.sheet else ""
    if turn <= row.turn:
        return "kept" if (turn, letters, words) == (row.turn, row.chosen, row.written) else "overtaken"
    row.chosen, row.written, row.turn, row.answered = letters, words, turn, now
    row.save(update_fields=["chosen", "written", "turn", "answered"])
    _seen(held, number, now)
    return "kept"


def _tidy(written: str) -> str:
    """What was written, cut where it is too long (the page lets nobody write more); only blanks are no answer."""
    words = printable(written)[:MOST_WRITTEN]
    return words if words.strip() else ""


@transaction.atomic
def flag(candidate: Candidate, number: int, *, flagged: bool, now: datetime) -> Outcome:
    """Put a flag on a question, or take it away."""
    held = _held(candidate)
    if refusal := _refusal(held, now):
        return refusal
    if not CandidateAnswer.objects.filter(candidate=held, number=number).update(flagged=flagged):
        return "no-such-question"
    _seen(held, number, now)
    return "kept"


@transaction.atomic
def hand_in(candidate: Candidate, now: datetime) -> Candidate:
    """End one's examination; a second time changes nothing."""
    held = _held(candidate)
    if held.handed_in is None and held.deadline is not None:
        held.handed_in = min(clock.reading(held.examination, now), held.deadline)
        held.save(update_fields=["handed_in"])
        events.note(held.examination, "handed-in", now, candidate=held)
    return held


def settle(candidate: Candidate, now: datetime) -> Candidate:
    """Who is out of time has handed in, as it stands."""
    if candidate.handed_in is None and clock.is_over(candidate, now):
        return hand_in(candidate, now)
    return candidate


def look(candidate: Candidate, number: int, now: datetime) -> None:
    """Note which question the candidate looks at, for the invigilator; where nothing can be kept it is read all the same."""
    if candidate.handed_in is not None:
        return
    try:
        _seen(candidate, number, now)
    except DatabaseError as error:
        if not is_out_of_order(error):
            raise


def _held(candidate: Candidate) -> Candidate:
    """The candidate as of now; nobody else changes it meanwhile."""
    return Candidate.objects.select_for_update(of=("self",)).select_related("examination").get(pk=candidate.pk)


def _refusal(candidate: Candidate, now: datetime) -> Outcome | None:
    if clock.takes_answers(candidate, now):
        return None
    return "paused" if candidate.examination.paused and not clock.is_over(candidate, now) else "too-late"


def _seen(candidate: Candidate, number: int, now: datetime) -> None:
    Candidate.objects.filter(pk=candidate.pk).update(seen=now, place=number)
