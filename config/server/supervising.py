"""Processes that answer requests: one that dies is replaced, all end with the one that started them."""

import contextlib
import logging
import os
import signal
import time
from collections.abc import Callable, Sequence
from threading import Thread
from typing import Protocol

logger = logging.getLogger(__name__)

_STOP = {signal.SIGTERM, signal.SIGINT}
_SHORT_LIFE = 2.0  # seconds; who dies younger is replaced after a pause only
_PATIENCE = 15.0  # seconds in which a process that is to end finishes its requests


class Jobs(Protocol):
    """What is done by a process beside those that answer, whenever something is due."""

    def is_due(self) -> bool:
        """Whether such a process is needed now."""

    def work(self) -> None:
        """What it does; then it ends."""

    def lives(self) -> None:
        """Asked once a second while it does."""

    def ended(self) -> None:
        """It is gone."""


class _Helper:
    """The process that does jobs, while there are any."""

    def __init__(self, jobs: Jobs) -> None:
        self.jobs, self.pid = jobs, 0

    @property
    def running(self) -> set[int]:
        """It, if there is one."""
        return {self.pid} if self.pid else set()

    def look(self, dead: set[int], lifeline: tuple[int, int]) -> None:
        """Once a second."""
        if self.running & dead:
            self.stopped()
        if self.pid:
            self.jobs.lives()
        elif self.jobs.is_due():
            self.pid = _fork(self.jobs.work, lifeline)

    def stopped(self) -> None:
        """It is gone."""
        if self.pid:
            self.pid = 0
            self.jobs.ended()


def supervise(
    work: Callable[[], None], count: int, renew: Callable[[], bool] = lambda: False, jobs: Sequence[Jobs] = ()
) -> None:
    """Keep ``count`` processes at ``work`` until SIGTERM or SIGINT; then let them finish what they have begun.

    When ``renew``, asked once a second, says that there is something new, others take their place. Each of ``jobs`` has a
    process of its own beside them while something of it is due.
    """
    if not hasattr(os, "fork"):  # Windows: a single process
        return work()
    signals = _STOP | {signal.SIGCHLD}
    signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    lifeline = os.pipe()
    renew()
    helpers = [_Helper(one) for one in jobs]
    begun = {_fork(work, lifeline): time.monotonic() for _ in range(count)}
    while not _told_to_stop(signals):
        ended = _reaped()
        for dead in ended & begun.keys():
            logger.warning("Process %d ended; another takes its place.", dead)
            if time.monotonic() - begun.pop(dead) < _SHORT_LIFE and _told_to_stop(_STOP):
                return _stop(set(begun), helpers)
            begun[_fork(work, lifeline)] = time.monotonic()
        if renew():
            former, begun = set(begun), {_fork(work, lifeline): time.monotonic() for _ in range(count)}
            _send(signal.SIGTERM, former)
        for helper in helpers:
            helper.look(ended, lifeline)
    return _stop(set(begun), helpers)


def _told_to_stop(signals: set[signal.Signals]) -> bool:
    """Wait for one of the signals, a second at most. Halted and let on meanwhile (SIGSTOP), Python names any number."""
    received = signal.sigtimedwait(signals, 1.0)
    return received is not None and received.si_signo in _STOP


def _reaped() -> set[int]:
    """The processes that have ended."""
    found: set[int] = set()
    with contextlib.suppress(ChildProcessError):
        while (pid := os.waitpid(-1, os.WNOHANG)[0]) != 0:
            found.add(pid)
    return found


def _fork(work: Callable[[], None], lifeline: tuple[int, int]) -> int:
    """A process of its own at ``work``."""
    pid = os.fork()
    if pid:
        return pid
    code = 1
    try:
        os.close(lifeline[1])
        Thread(target=_end_with_parent, args=(lifeline[0],), daemon=True).start()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _STOP | {signal.SIGCHLD})
        work()
        code = 0
    except Exception:
        logger.exception("A process of the server failed.")
    finally:
        os._exit(code)


def _end_with_parent(lifeline: int) -> None:
    """Nobody writes to the pipe: reading from it ends when the last holder of its other end, the parent, is gone."""
    os.read(lifeline, 1)
    os.kill(os.getpid(), signal.SIGTERM)


def _send(number: signal.Signals, processes: set[int]) -> None:
    for pid in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, number)


def _stop(running: set[int], helpers: Sequence[_Helper]) -> None:
    """SIGTERM to all; SIGKILL to who has not ended after a while."""
    running = running.union(*(helper.running for helper in helpers))
    _send(signal.SIGTERM, running)
    deadline = time.monotonic() + _PATIENCE
    while running and time.monotonic() < deadline:
        running -= _reaped()
        time.sleep(0.02)
    _send(signal.SIGKILL, running)
    for helper in helpers:
        helper.stopped()
