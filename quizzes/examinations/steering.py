"""What an invigilator does: open, pause, go on, add time, end one candidate's examination, close all of them. Each is noted."""

from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import F, QuerySet

from accounts.models import User
from quizzes.examinations import clock, events
from quizzes.exams.sittings import GRACE
from quizzes.models import Candidate, Examination

MOST_MINUTES = 120


class NotPossible(ValueError):
    """What was asked for cannot be done as the examination stands."""


@transaction.atomic
def open_it(examination: Examination, who: User, now: datetime) -> None:
    """Candidates may begin."""
    held = _held(examination)
    if held.closed:
        raise NotPossible("closed")
    if held.opened is None:
        held.opened = now
        held.save(update_fields=["opened"])
        events.note(held, "opened", now, who=who)


@transaction.atomic
def pause(examination: Examination, who: User, now: datetime) -> None:
    """All clocks stand still, and nobody answers."""
    held = _held(examination)
    if held.opened is None or held.closed:
        raise NotPossible("not open")
    if held.paused is None:
        held.paused = now
        held.save(update_fields=["paused"])
        events.note(held, "paused", now, who=who)


@transaction.atomic
def resume(examination: Examination, who: User, now: datetime) -> None:
    """The clocks go on where they stood."""
    held = _held(examination)
    if held.paused is None:
        return
    at, held.paused = held.paused, None
    length = now - at
    held.save(update_fields=["paused"])
    _running(held, at).update(deadline=F("deadline") + length)
    events.note(held, "resumed", now, who=who, detail=str(timedelta(seconds=round(length.total_seconds()))))


@transaction.atomic
def add_time(examination: Examination, minutes: int, who: User, now: datetime, room: str = "") -> int:
    """More minutes for a room, or for everybody who is not done; returns for how many. Nobody gets less."""
    held = _may_add(examination, minutes)
    running = _running(held, clock.reading(held, now))
    if room:
        running = running.filter(room=room)
    changed = running.update(deadline=F("deadline") + timedelta(minutes=minutes))
    events.note(held, "time-added", now, who=who, detail=f"{minutes}′ {room}".strip())
    return changed


@transaction.atomic
def add_time_for(candidate: Candidate, minutes: int, who: User, now: datetime) -> None:
    """More minutes for one candidate, from now on where the time was over: what was handed in is open again."""
    held = _may_add(candidate.examination, minutes)
    one = Candidate.objects.select_for_update().get(pk=candidate.pk)
    if one.deadline is None:
        raise NotPossible("not begun")
    over = one.handed_in is not None or clock.is_over(one, now)
    one.deadline = (max(one.deadline, clock.reading(held, now)) if over else one.deadline) + timedelta(minutes=minutes)
    one.handed_in = None
    one.save(update_fields=["deadline", "handed_in"])
    events.note(held, "time-added", now, who=who, candidate=one, detail=f"{minutes}′")


def _may_add(examination: Examination, minutes: int) -> Examination:
    if not 1 <= minutes <= MOST_MINUTES:
        raise NotPossible("minutes")
    held = _held(examination)
    if held.closed:
        raise NotPossible("closed")
    return held


@transaction.atomic
def end(candidate: Candidate, who: User, now: datetime) -> None:
    """The examination of one candidate is over, as it stands."""
    held = Candidate.objects.select_for_update(of=("self",)).select_related("examination").get(pk=candidate.pk)
    if held.begun is None or held.deadline is None or held.handed_in is not None:
        raise NotPossible("not running")
    held.handed_in = min(clock.reading(held.examination, now), held.deadline)
    held.save(update_fields=["handed_in"])
    events.note(held.examination, "ended", now, who=who, candidate=held)


@transaction.atomic
def close(examination: Examination, who: User, now: datetime) -> None:
    """Nobody begins any more, and who has not handed in has done so now."""
    held = _held(examination)
    if held.closed:
        return
    at = clock.reading(held, now)
    running = held.candidates.filter(begun__isnull=False, handed_in=None)
    running.filter(deadline__lt=at).update(handed_in=F("deadline"))
    running.filter(handed_in=None).update(handed_in=at)
    held.closed, held.paused = now, None
    held.save(update_fields=["closed", "paused"])
    events.note(held, "closed", now, who=who)


def _running(examination: Examination, at: datetime) -> QuerySet[Candidate]:
    """Who has begun and is not done at a moment."""
    return examination.candidates.filter(begun__isnull=False, handed_in=None, deadline__gte=at - GRACE)


def _held(examination: Examination) -> Examination:
    return Examination.objects.select_for_update().get(pk=examination.pk)
