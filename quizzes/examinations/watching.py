"""What an invigilator sees: each candidate, where, how far, with how much time; the newest events."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal
from uuid import UUID

from django.db.models import Count, Q

from quizzes.examinations import clock, events
from quizzes.examinations.roll import called
from quizzes.models import Candidate, Examination

State = Literal["absent", "answers", "silent", "over", "done"]
_SILENT = timedelta(minutes=5)
_MOST_EVENTS = 200


@dataclass(frozen=True)
class Watched:
    """A candidate: ``left`` in minutes and seconds, ``devices`` how many were used."""

    id: UUID
    name: str
    number: str
    room: str
    state: State
    place: int
    answered: int
    left: str
    devices: int


def watched(examination: Examination, now: datetime, room: str = "") -> list[Watched]:
    """All candidates, or those in a room."""
    answered = Count("answers", filter=~Q(answers__chosen="") | ~Q(answers__written=""))
    found = examination.candidates.annotate(answered=answered)
    within = found.filter(room=room) if room else found
    return [_watched(one, examination, now) for one in called(examination, within)]


def _watched(one: Candidate, examination: Examination, now: datetime) -> Watched:
    one.examination = examination
    minutes, seconds = divmod(clock.left(one, now), 60)
    left = f"{minutes}:{seconds:02}" if one.begun and not one.handed_in else ""
    answered = getattr(one, "answered", 0)
    return Watched(one.pk, one.name, one.number, one.room, _state(one, now), one.place, answered, left, one.devices)


def _state(one: Candidate, now: datetime) -> State:
    if one.begun is None:
        return "absent"
    if one.handed_in is not None:
        return "done"
    if clock.is_over(one, now):
        return "over"
    silent = one.seen is None or clock.reading(one.examination, now) - one.seen > _SILENT
    return "silent" if silent else "answers"


@dataclass(frozen=True)
class Happened:
    """An event in words."""

    at: datetime
    what: str
    candidate: str
    detail: str
    who: str


def log(examination: Examination, room: str = "") -> list[Happened]:
    """What happened, the newest first; for a room without what concerns candidates in others."""
    every = examination.events.select_related("candidate", "who")
    found = (every.filter(Q(candidate=None) | Q(candidate__room=room)) if room else every)[:_MOST_EVENTS]
    return [
        Happened(
            one.at,
            str(events.NAMES.get(one.what, one.what)),
            one.candidate.name if one.candidate else "",
            events.detail_said(one.what, one.detail),
            one.who.email if one.who else "",
        )
        for one in found
    ]
