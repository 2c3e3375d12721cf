"""Jobs as rows: asked for once, taken by exactly one process of all nodes, and held by it for as long as it lives."""

import datetime
from collections.abc import Mapping
from typing import Any

from django.db import IntegrityError, transaction
from django.db.models import F, Q, QuerySet
from django.utils import timezone

from lawbook.jobs.kinds import kind_of_job, known_kinds, private_kinds
from lawbook.models import Job

HELD = datetime.timedelta(seconds=30)
"""For so long a job is its holder's; who lives says so again in time."""

MOST_ENDS = 3
"""So often a process may die over a job before nobody tries it any more."""


class AlreadyAsked(Exception):
    """The same is asked for already, and not done yet."""


def ask(kind: str, about: str, given: Mapping[str, Any]) -> Job:
    """Have something done, as soon as a process is free; within the transaction that it belongs to."""
    try:
        with transaction.atomic():
            return Job.objects.create(kind=kind, about=about, given=dict(given), lane=kind_of_job(kind).lane)
    except IntegrityError as error:
        raise AlreadyAsked from error


def ask_many(kind: str, given: Mapping[str, Mapping[str, Any]]) -> None:
    """The same for many things at once, by what each is about."""
    lane = kind_of_job(kind).lane
    jobs = [Job(kind=kind, about=about, given=dict(one), lane=lane) for about, one in given.items()]
    Job.objects.bulk_create(jobs, ignore_conflicts=True, batch_size=500)


def latest(kind: str, about: str) -> Job | None:
    """The job that was asked for last, whatever became of it."""
    return Job.objects.filter(kind=kind, about=about).order_by("-pk").first()


def is_due() -> bool:
    """Whether something can be done now."""
    return _due(timezone.now()).exists()


def take(holder: str, seconds: float = HELD.total_seconds()) -> Job | None:
    """A job that is this process's from now on: of those that want it, exactly one gets it."""
    now = timezone.now()
    until = now + datetime.timedelta(seconds=seconds)
    for job in _due(now):
        died = job.state == Job.State.RUNNING
        if died and job.ends + 1 >= MOST_ENDS:
            _claim(job, now, **_ENDED, ended_at=now, ends=job.ends + 1)
        elif _claim(
            job, now, state=Job.State.RUNNING, holder=holder, held_until=until, begun_at=now, ends=job.ends + died
        ):
            return Job.objects.get(pk=job.pk)
    return None


_ENDED: Mapping[str, Any] = {"state": Job.State.FAILED, "said": {"error": "interrupted"}}


def _claim(job: Job, now: datetime.datetime, **values: Any) -> bool:
    """Change a job that is due, if it is still as it was read; one of its lane that is being done stands in the way."""
    try:
        with transaction.atomic():
            as_read = _due(now).filter(pk=job.pk, tries=job.tries, ends=job.ends)
            return bool(as_read.update(tries=job.tries + 1, **values))
    except IntegrityError:
        return False


def _due(now: datetime.datetime) -> QuerySet[Job]:
    """What waits and may begin, and what was begun by a process that lives no more; the oldest first.

    A kind that this software does not know is left to nodes that do, while one after the other is brought up to date.
    """
    due = Q(state=Job.State.WAITING, not_before__lte=now) | Q(state=Job.State.RUNNING, held_until__lt=now)
    return Job.objects.filter(due, kind__in=known_kinds()).order_by("pk")


def hold(holder: str) -> None:
    """The process lives and goes on."""
    Job.objects.filter(state=Job.State.RUNNING, holder=holder).update(held_until=timezone.now() + HELD)


def let_go_of(holder: str) -> None:
    """The process is gone: what it had is taken up again by somebody, unless too many have died over it."""
    left = Job.objects.filter(state=Job.State.RUNNING, holder=holder)
    left.filter(ends__gte=MOST_ENDS - 1).update(**_ENDED, ended_at=timezone.now(), ends=F("ends") + 1)
    left.update(state=Job.State.WAITING, holder="", ends=F("ends") + 1)


def forget_private() -> None:
    """Delete what failed and names somebody: nothing is kept of whom nothing reached."""
    Job.objects.filter(state=Job.State.FAILED, kind__in=private_kinds()).delete()
