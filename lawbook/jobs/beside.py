"""Jobs beside a server: who supervises its processes has another one do what is due, and knows whether that lives."""

import logging
import time
from collections.abc import Callable
from typing import TypeVar

from django.db import DatabaseError

from lawbook.jobs.doing import me, work_off
from lawbook.jobs.queue import hold, is_due, let_go_of
from lawbook.shared_database import let_go

logger = logging.getLogger(__name__)
Result = TypeVar("Result")

_LOOK, _SAY, _REST = 2.0, 10.0, 20.0
"""After how many seconds it is looked for jobs again, and said that the process over one lives; what a failing one waits."""


class Beside:
    """What the supervising process asks about jobs; it holds no connection afterwards, for it forks."""

    def __init__(self) -> None:
        self._name = me()
        self._looked = self._said = time.monotonic()

    def is_due(self) -> bool:
        """Whether a process is needed; asked every moment, looked for less often."""
        if time.monotonic() - self._looked < _LOOK:
            return False
        self._looked = self._said = time.monotonic()
        return _asked(is_due, otherwise=False)

    def work(self) -> None:
        """In a process of its own, which ends when nothing is due.

        On a full disk it would fail at once and be begun again every two seconds, each time with a page in the log.
        """
        try:
            work_off(self._name)
        except DatabaseError as error:
            logger.warning("Jobs cannot be done: %s", error)
            time.sleep(_REST)

    def lives(self) -> None:
        """The process goes on."""
        if time.monotonic() - self._said >= _SAY:
            self._said = time.monotonic()
            _asked(lambda: hold(self._name), otherwise=None)

    def ended(self) -> None:
        """The process is gone, whether all was done or not."""
        _asked(lambda: let_go_of(self._name), otherwise=None)


def _asked(ask: Callable[[], Result], otherwise: Result) -> Result:
    try:
        return ask()
    except DatabaseError as error:
        logger.warning("Jobs cannot be looked for: %s", error)
        return otherwise
    finally:
        let_go()
