"""A hall hands in at once: its requests take turns, so that who reads the book does not wait behind them."""

import time
from collections.abc import Callable
from functools import wraps
from threading import Lock

from django.http import HttpResponse

_turn = Lock()
_REST = 1.3
"""Times the work took: so more than half of the process is free for the book (docs/records/times.md)."""


def in_turn(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """One after the other in each process, and after each a rest in which the process does something else.

    Threads that work at the same time are no faster in one process, but whoever reads a Law would be one among many.
    """

    @wraps(view)
    def wrapper(*args: object, **kwargs: object) -> HttpResponse:
        with _turn:
            begun = time.thread_time()
            try:
                return view(*args, **kwargs)
            finally:
                time.sleep((time.thread_time() - begun) * _REST)

    return wrapper
