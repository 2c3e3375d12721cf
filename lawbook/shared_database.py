"""What a database server asks of those who share it: processes fork without its connections, one host sets up at a time."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Thread

from django.db import connection, connections

_SET_UP = 0x6272_6C61  # the number of the lock, the same on every host


def let_go() -> None:
    """Close every connection and, where there is one, the pool with its threads: a process can be forked now."""
    connections.close_all()
    for one in connections.all(initialized_only=True):
        close_pool = getattr(one, "close_pool", None)
        if close_pool:
            close_pool()


@contextmanager
def one_host_at_a_time() -> Iterator[None]:
    """Wait until no other host sets up the same database; where it is a file, there is no other host."""
    if connection.vendor != "postgresql":
        yield
        return
    own = connection.copy()
    try:
        with own.cursor() as cursor:
            cursor.execute("SET lock_timeout = 0; SET statement_timeout = 0; SET idle_session_timeout = 0")
            cursor.execute("SELECT pg_advisory_lock(%s)", [_SET_UP])
        yield
    finally:
        with own.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_unlock(%s)", [_SET_UP])
            cursor.execute("RESET lock_timeout; RESET statement_timeout; RESET idle_session_timeout")
        own.close()


def without_waiting(ask: Callable[[], object], patience: float = 0.5) -> None:
    """Ask a server from a thread of its own, and go on after so many seconds whether it has answered or not.

    A file is asked here: it answers at once, or is gone.
    """
    if connection.vendor != "postgresql":
        ask()
        return

    def asking() -> None:
        try:
            ask()
        finally:
            connection.close()

    beside = Thread(target=asking, daemon=True)
    beside.start()
    beside.join(patience)
