"""What is asked of the database once in a request, however many ask for it while the request is answered."""

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Generic, TypeVar

from django.http import HttpRequest, HttpResponse

Found = TypeVar("Found")

_known: ContextVar[dict[Any, Any] | None] = ContextVar("known", default=None)


class Once(Generic[Found]):
    """Asks, or says what it was told before in the same request; outside of a request it asks each time."""

    def __init__(self, ask: Callable[[], Found]) -> None:
        self._ask = ask
        self.__doc__ = ask.__doc__

    def __call__(self) -> Found:
        """What there is."""
        known = _known.get()
        if known is None:
            return self._ask()
        if self not in known:
            known[self] = self._ask()
        found: Found = known[self]
        return found

    def forget(self) -> None:
        """It is to be asked again: it has been changed."""
        (_known.get() or {}).pop(self, None)


def in_a_request(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware: nothing is known when a request begins."""

    def middleware(request: HttpRequest) -> HttpResponse:
        token = _known.set({})
        try:
            return get_response(request)
        finally:
            _known.reset(token)

    return middleware
