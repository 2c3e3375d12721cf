"""What the name of a host means, within a time: the library of the system knows none (no Django)."""

import socket
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import BoundedSemaphore, Thread

SECONDS = 5.0
AT_ONCE = 8
"""So many names are looked up at a time; one that hangs holds a thread until the system gives it up."""

_free = BoundedSemaphore(AT_ONCE)


class TooSlow(OSError):
    """Nothing was heard of a name in time, or too many are waited for already."""


def look_up(host: str, seconds: float = SECONDS) -> set[str]:
    """The addresses of ``host``. Raises ``OSError`` (``TooSlow`` after ``seconds``) or ``UnicodeError``."""
    if not _free.acquire(blocking=False):
        raise TooSlow
    answer: SimpleQueue[set[str] | Exception] = SimpleQueue()
    Thread(target=_ask, args=(host, answer), name="look-up", daemon=True).start()
    with suppress(Empty):
        found = answer.get(timeout=seconds)
        if isinstance(found, Exception):
            raise found
        return found
    raise TooSlow


def _ask(host: str, answer: "SimpleQueue[set[str] | Exception]") -> None:
    try:
        answer.put({str(row[4][0]) for row in socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)})
    except (OSError, UnicodeError) as error:
        answer.put(error)
    finally:
        _free.release()
