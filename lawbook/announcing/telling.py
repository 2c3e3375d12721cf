"""An announcement is asked for in the transaction of what it tells of, and then told to everybody who listens, each once."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass

from django.db import transaction

from lawbook.jobs.doing import Task
from lawbook.jobs.queue import AlreadyAsked, ask
from lawbook.models import Edition

Event = Mapping[str, str]
"""``what`` happened (``published``, ``withdrawn``) to which ``edition`` (``2017.2``)."""


@dataclass(frozen=True)
class Listener:
    """Whether anybody listens in this way, and what asks for a job for each who does."""

    listens: Callable[[], bool]
    tell: Callable[[Event], None]


_LISTENERS: dict[str, Listener] = {}


def listen(name: str, listener: Listener) -> None:
    """Announcements are told in this way too; a name that is given again replaces the former."""
    _LISTENERS[name] = listener


def announce(what: str, edition: Edition) -> None:
    """Have it told, if anybody listens."""
    if any(one.listens() for one in _LISTENERS.values()):
        with suppress(AlreadyAsked):
            ask("announce", f"{what} {edition}", {"what": what, "edition": str(edition)})


def tell_all(task: Task) -> None:
    """A job for each listener; all of them at once with the end of this one, so that nobody is told twice."""
    with transaction.atomic():
        for one in _LISTENERS.values():
            one.tell(task.given)
        task.finish()
