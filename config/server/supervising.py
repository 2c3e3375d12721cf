"""Processes that answer requests: one that dies is replaced, all end with the one that started them."""

import contextlib
import logging
import os
import signal
import time
from collections.abc import Callable, Iterator
from threading import Thread

logger = logging.getLogger(__name__)

_STOP = {signal.SIGTERM, signal.SIGINT}
_SHORT_LIFE = 2.0  # seconds; who dies younger is replaced after a pause only
_PATIENCE = 15.0  # seconds in which a process that is to end finishes its requests


def supervise(work: Callable[[], None], count: int) -> None:
    """Keep ``count`` processes at ``work`` until SIGTERM or SIGINT; then let them finish what they have begun."""
    if not hasattr(os, "fork"):  # Windows: a single process
        return work()
    signals = _STOP | {signal.SIGCHLD}
    signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    lifeline = os.pipe()
    begun = {_fork(work, lifeline): time.monotonic() for _ in range(count)}
    while signal.sigwait(signals) == signal.SIGCHLD:
        for dead in _reaped():
            logger.warning("Process %d ended; another takes its place.", dead)
            if time.monotonic() - begun.pop(dead) < _SHORT_LIFE and signal.sigtimedwait(_STOP, 1.0):
                return _stop(set(begun))
            begun[_fork(work, lifeline)] = time.monotonic()
    return _stop(set(begun))


def _reaped() -> Iterator[int]:
    """The processes that have ended."""
    with contextlib.suppress(ChildProcessError):
        while (pid := os.waitpid(-1, os.WNOHANG)[0]) != 0:
            yield pid


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


def _stop(running: set[int]) -> None:
    """SIGTERM to all; SIGKILL to who has not ended after a while."""
    for pid in running:
        os.kill(pid, signal.SIGTERM)
    deadline = time.monotonic() + _PATIENCE
    while running and time.monotonic() < deadline:
        running -= set(_reaped())
        time.sleep(0.02)
    for pid in running:
        os.kill(pid, signal.SIGKILL)
