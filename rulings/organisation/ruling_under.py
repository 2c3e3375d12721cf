"""The regulations by which a page rules: those that its permanent link names, else those in force."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from rulings.engine.regulations import regulated
from rulings.organisation.published import Kept, in_force, named

REGULATIONS, _EDITION = "regulations", "edition"
_under: ContextVar[Kept | None] = ContextVar("regulations", default=None)


@contextmanager
def ruled_under(query: Mapping[str, str]) -> Iterator[None]:
    """What is ruled meanwhile is ruled by the regulations of an address.

    A permanent link (it names its edition) that names none is from a day on which none were published.
    """
    name = query.get(REGULATIONS, "")
    chosen = named(name) if name else None
    if chosen is None and (name or not query.get(_EDITION)):
        chosen = in_force()
    token = _under.set(chosen)
    try:
        with regulated(chosen.values if chosen else None):
            yield
    finally:
        _under.reset(token)


def values_now() -> Mapping[str, Any] | None:
    """What is regulated for the page that is being made; None where nothing is."""
    now = _under.get()
    return now.values if now else None


def name_now() -> str:
    """The name of these regulations; empty where there are none."""
    now = _under.get()
    return now.name if now else ""


def kept_now() -> Kept | None:
    """These regulations."""
    return _under.get()
