"""Views that few people ever open: their modules are read when somebody does, not when the site starts."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from django.http import HttpRequest, HttpResponseBase


def lazily(dotted: str) -> Callable[..., HttpResponseBase]:
    """The view with this dotted name, as ``allauth.mfa.base.views.index``."""
    module, _, name = dotted.rpartition(".")

    def view(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        found: Callable[..., HttpResponseBase] = getattr(import_module(module), name)
        return found(request, *args, **kwargs)

    view.__name__ = name
    return view
