"""Room for the frames of what is called.

Python keeps the frames of calls in pieces of 16 kB. A loop that happens to call across the end of one has the system give a
piece and take it back each time: a tenth of the time of some tests. A frame of half a megabyte lies in a piece of a whole one,
in which what it calls has room too.
"""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def with_room(call: Callable[[], T]) -> T:
    """What a call gives."""
    return call()


with_room.__code__ = with_room.__code__.replace(co_stacksize=70_000)
