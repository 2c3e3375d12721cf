"""Addresses that only do something: who opens one, after a log-in in between or by loading again, sees the page of its form."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseNotAllowed, HttpResponseRedirect

Answer = TypeVar("Answer", bound=HttpResponseBase)

_VERBS_BELOW = "do"


def above(request: HttpRequest, *_args: object, **_kwargs: object) -> str:
    """The page above: ``/tr/itiraz/`` below it, or ``/do/approve/``."""
    parts = request.path.rstrip("/").split("/")[:-1]
    return "/".join(parts[:-1] if parts[-1] == _VERBS_BELOW else parts) + "/"


def posted(
    back: Callable[..., str] = above,
) -> Callable[[Callable[..., Answer]], Callable[..., Answer | HttpResponse]]:
    """A view that takes POST alone; ``back`` says, as the view is called, where the page of its form is."""

    def decorate(view: Callable[..., Answer]) -> Callable[..., Answer | HttpResponse]:
        @wraps(view)
        def wrapper(request: HttpRequest, *args: object, **kwargs: object) -> Answer | HttpResponse:
            if request.method in ("GET", "HEAD"):
                return HttpResponseRedirect(back(request, *args, **kwargs))
            if request.method != "POST":
                return HttpResponseNotAllowed(["POST"])
            return view(request, *args, **kwargs)

        return wrapper

    return decorate
