"""What a test has read of the database is not read again before something is written there."""

from collections.abc import Callable
from typing import Generic, TypeVar

from django.db import connection

Found = TypeVar("Found")


class UntilWritten(Generic[Found]):
    """Reads, or says what it read when the database was as it is now.

    The tests ask for the published editions at every request, so that what one publishes is there at once: a fifth of
    what their pages took. Servers are told of a publication and never ask.
    """

    def __init__(self, read: Callable[[], Found]) -> None:
        self._read = read
        self._known: tuple[object, Found] | None = None

    def __call__(self) -> Found:
        """What there is."""
        now = _state()
        if self._known is None or now is None or self._known[0] != now:
            found = self._read()
            self._known = (_state(), found)
        return self._known[1]

    def forget(self) -> None:
        """Read again: what was written may have been undone as a whole."""
        self._known = None


def _state() -> object:
    """What this connection has written, what others have, and what would be undone; None where SQLite does not tell."""
    connected = connection.connection
    if connected is None or not hasattr(connected, "total_changes"):
        return None
    by_others = connected.execute("PRAGMA data_version").fetchone()[0]
    return id(connected), connected.total_changes, by_others, tuple(connection.savepoint_ids)
