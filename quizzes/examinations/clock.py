"""Whose time is over: the server's clock decides, and stands still while the examination is paused."""

from datetime import datetime, timedelta

from quizzes.exams.sittings import GRACE
from quizzes.models import Candidate, Examination


def reading(examination: Examination, now: datetime) -> datetime:
    """What the clock of the examination shows: in a pause, and once it is closed, it stands still."""
    return min(moment for moment in (now, examination.paused, examination.closed) if moment is not None)


def takes_answers(candidate: Candidate, now: datetime) -> bool:
    """Whether an answer is still taken: in time, or so little later that it was sent in time."""
    if candidate.deadline is None or candidate.handed_in is not None or candidate.examination.closed:
        return False
    paused = candidate.examination.paused
    if paused and now > paused + GRACE:
        return False
    return now <= candidate.deadline + GRACE


def is_over(candidate: Candidate, now: datetime) -> bool:
    """Whether the candidate has done: handed in, or the time (with a little grace) is over, or the examination closed.

    Who types the code at the moment of the closing may have begun without being among those who were handed in.
    """
    if candidate.handed_in is not None or (candidate.begun and candidate.examination.closed):
        return True
    return candidate.deadline is not None and reading(candidate.examination, now) > candidate.deadline + GRACE


def left(candidate: Candidate, now: datetime) -> int:
    """The seconds that are left."""
    if candidate.deadline is None or is_over(candidate, now):
        return 0
    return max(round((candidate.deadline - reading(candidate.examination, now)).total_seconds()), 0)


def deadline_of(candidate: Candidate, begin: datetime) -> datetime:
    """When the time is over for who begins now."""
    minutes = candidate.examination.minutes * (100 + candidate.extra) / 100
    return begin + timedelta(minutes=minutes)
