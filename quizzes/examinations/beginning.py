"""A candidate begins with the code, or goes on with it on another device."""

from datetime import datetime
from typing import Literal
from uuid import uuid4

from django.db import transaction
from django.http import HttpRequest

from quizzes.examinations import clock, devices, events
from quizzes.models import Candidate, CandidateAnswer, ExaminationQuestion

Refusal = Literal["not-open", "too-early", "too-late", "paused"]


class NotNow(Exception):
    """The examination cannot be begun now, and why."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why)
        self.why = why


@transaction.atomic
def enter(request: HttpRequest, candidate: Candidate, now: datetime) -> Candidate:
    """Begin, or go on on this device; ``NotNow``. Who has done may enter too, to see what there is to see."""
    held = Candidate.objects.select_for_update(of=("self",)).select_related("examination").get(pk=candidate.pk)
    if held.begun is None:
        may_begin(held, now)
        _lay_out(held, now)
        events.note(held.examination, "began", now, candidate=held)
    elif not devices.is_current(request, held):
        events.note(held.examination, "moved", now, candidate=held)
    if not devices.is_current(request, held):
        devices.bind(request, held)
    held.seen = now
    held.save(update_fields=["begun", "deadline", "device", "devices", "seen"])
    return held


def may_begin(candidate: Candidate, now: datetime) -> None:
    """``NotNow`` unless the examination is open and it is time."""
    examination = candidate.examination
    if examination.closed or now > examination.closes:
        raise NotNow("too-late")
    if now < examination.opens:
        raise NotNow("too-early")
    if not examination.opened:
        raise NotNow("not-open")
    if examination.paused:
        raise NotNow("paused")


def _lay_out(candidate: Candidate, now: datetime) -> None:
    """The candidate's questions lie there with empty answers: each answer is then a change of one row."""
    candidate.begun = now
    candidate.deadline = clock.deadline_of(candidate, now)
    asked = ExaminationQuestion.objects.filter(examination=candidate.examination, variant=candidate.variant)
    CandidateAnswer.objects.bulk_create(
        CandidateAnswer(
            candidate=candidate,
            question=one,
            number=one.number,
            letters="".join(option["id"] for option in one.asked["tr"]["options"]),
            sheet=uuid4() if one.rubric else None,
        )
        for one in asked
    )
