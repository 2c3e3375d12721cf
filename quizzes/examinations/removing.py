"""An examination is deleted when its time is over: certificates can still be verified, all else of its candidates is gone."""

from datetime import datetime, timedelta
from typing import Literal

from django.db import transaction

from accounts.models import User
from lawbook.turkish import fold
from quizzes.examinations import certificates
from quizzes.examinations.marking import results
from quizzes.examinations.steering import NotPossible
from quizzes.models import Appeal, Certificate, Examination, KeptCertificate, RemovedExamination

DAYS_TO_APPEAL = 60
"""So long after the release, or the closing where nothing is released, what a candidate may need for an appeal stays."""
DUE = timedelta(days=730)
"""After so long examiners are reminded."""

Obstacle = Literal["open", "appeals", "too-early"]


class NotConfirmed(NotPossible):
    """The title was not typed as it is."""


def obstacle(examination: Examination, now: datetime) -> Obstacle | None:
    """What stands against it; nothing where nobody ever began and nobody can."""
    if examination.opened and not examination.closed:
        return "open"
    if not examination.candidates.filter(begun__isnull=False).exists():
        return None
    if Appeal.objects.filter(candidate__examination=examination, decision="").exists():
        return "appeals"
    return "too-early" if now < possible_from(examination, now) else None


def possible_from(examination: Examination, now: datetime) -> datetime:
    """The first moment at which it can be deleted, if nothing else stands against it."""
    return (examination.released or examination.closed or now) + timedelta(days=DAYS_TO_APPEAL)


def is_due(examination: Examination, now: datetime) -> bool:
    """Whether it has been kept for so long that somebody should say why."""
    return examination.opens + DUE < now


@transaction.atomic
def remove(examination: Examination, typed: str, who: User, now: datetime) -> RemovedExamination:
    """Delete it with everything of its candidates; who types its title means it. That it was deleted is kept."""
    held = Examination.objects.select_for_update().get(pk=examination.pk)
    if obstacle(held, now):
        raise NotPossible("not yet")
    if plain(typed) != plain(held.title):
        raise NotConfirmed("title")
    left = RemovedExamination.objects.create(
        title=held.title,
        opens=held.opens,
        pass_mark=held.pass_mark,
        candidates=held.candidates.count(),
        removed=now,
        removed_by=who,
    )
    KeptCertificate.objects.bulk_create(_kept(held, left))
    held.delete()
    return left


def _kept(examination: Examination, left: RemovedExamination) -> list[KeptCertificate]:
    """The certificates that hold; one that does not is none any more."""
    codes = dict(Certificate.objects.filter(candidate__examination=examination).values_list("candidate_id", "code"))
    every = [(one, codes.get(one.candidate.pk), one.candidate.begun) for one in results(examination)]
    return [
        KeptCertificate(
            code=code,
            examination=left,
            name=one.candidate.name,
            number=one.candidate.number,
            begun=begun,
            share=one.per_cent,
        )
        for one, code, begun in every
        if code and begun and certificates.holds(one)
    ]


def plain(text: str) -> str:
    """A title or a name as somebody may type it."""
    return " ".join(fold(text).split())
