"""Doing what was asked for: one job after the other, each said to be done, to be tried again, or failed and why."""

import logging
import os
import secrets
import socket
from typing import Any

from django.db import close_old_connections
from django.utils import timezone

from lawbook.jobs.kinds import KindOfJob, kind_of_job
from lawbook.jobs.queue import HELD, forget_private, take
from lawbook.models import Job

logger = logging.getLogger(__name__)


class Again(Exception):
    """It did not succeed this time; ``said`` is kept, and it is tried again after a pause, if there is one left."""

    def __init__(self, **said: Any) -> None:
        super().__init__(said)
        self.said = said


class GivenUp(Again):
    """It does not succeed, however often it is tried: ``error`` says why in a word, the rest is what there is to tell."""


class Lost(Exception):
    """The job is another process's by now, which took this one for dead: what this one did of it is not to hold."""


class Task:
    """A job while it is done; who does it says what is made."""

    def __init__(self, job: Job) -> None:
        self.job = job

    @property
    def given(self) -> dict[str, Any]:
        """What was asked for."""
        return dict(self.job.given)

    def made(self, what: str) -> None:
        """Something of it is there now; readers of its page see it."""
        self.job.made = [*self.job.made, [what, timezone.now().isoformat()]]
        self._mine().update(made=self.job.made)

    def _mine(self) -> Any:
        return Job.objects.filter(pk=self.job.pk, state=Job.State.RUNNING, holder=self.job.holder)

    def is_lost(self) -> bool:
        """Whether another process has it by now."""
        return not self._mine().exists()

    def begin(self) -> None:
        """What an attempt that was cut off had made is made again."""
        self.job.made, self.job.said = [], {}
        self._mine().update(made=[], said={})

    def finish(self, **said: Any) -> None:
        """Done, within the transaction of what it did: cut off before its end, none of it is.

        Raises ``Lost``, so that none of it is either, if another process has the job by now.
        """
        if kind_of_job(self.job.kind).kept:
            done = {"state": Job.State.DONE, "held_until": None, "ended_at": timezone.now()}
            count = self._mine().update(**done, said=said)
        else:
            count = self._mine().delete()[0]
        if not count:
            raise Lost

    def end(self, state: str, **values: Any) -> None:
        """It is this process's no more."""
        self._mine().update(state=state, held_until=None, **values)


def me() -> str:
    """A name that no other process of any node has, also where hosts or numbers of processes are called the same."""
    return f"{socket.gethostname()[:30]}:{os.getpid()}:{secrets.token_hex(6)}"


def work_off(holder: str = "", seconds: float = HELD.total_seconds()) -> int:
    """Do everything that is due, the oldest first; how much it was."""
    count = 0
    while (job := take(holder or me(), seconds)) is not None:
        _do(Task(job))
        count += 1
        close_old_connections()
    forget_private()
    return count


def _do(task: Task) -> None:
    kind = kind_of_job(task.job.kind)
    try:
        task.begin()
        kind.load()(task)
    except Again as error:
        _not_now(task, kind, error)
    except Lost:
        logger.warning("A job of the kind %s is done by another process", task.job.kind)
    except Exception:
        if task.is_lost():  # what failed may be what the other one has put out of the way
            logger.warning("A job of the kind %s is done by another process", task.job.kind)
        else:
            logger.exception("A job of the kind %s failed", task.job.kind)
            _not_now(task, kind, Again(error="broken"))
    else:
        _done(task, kind)


def _done(task: Task, kind: KindOfJob) -> None:
    if kind.kept:
        task.end(Job.State.DONE, ended_at=timezone.now())
    else:
        Job.objects.filter(pk=task.job.pk, holder=task.job.holder).delete()


def _not_now(task: Task, kind: KindOfJob, error: Again) -> None:
    """Tried again after the pause that comes next; after the last, or where that is of no use, no more."""
    said = error.said
    if isinstance(error, GivenUp) or task.job.tries > len(kind.pauses):
        logger.warning("A job of the kind %s is given up: %s", task.job.kind, said.get("error", ""))
        task.end(Job.State.FAILED, ended_at=timezone.now(), said=said)
    else:
        later = timezone.now() + kind.pauses[task.job.tries - 1]
        task.end(Job.State.WAITING, not_before=later, holder="", said=said)
