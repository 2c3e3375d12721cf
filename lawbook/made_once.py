"""What other rooms make once for an edition, beside its search index: they say so here, so that the book need not know them."""

import logging
import os
from collections.abc import Callable, Iterator

from django.utils.functional import Promise

from lawbook.book import Book, current_book

Make = Callable[[Book], object]

logger = logging.getLogger(__name__)

_MADE: dict[str, tuple[str | Promise, Make, bool]] = {}
_NICE = 10  # readers come first


def make_once(name: str, label: str | Promise, make: Make, *, awaited: bool = True) -> None:
    """Have something made when the site is set up; a name that is given again replaces the former.

    What is not ``awaited`` may be made while the site is served: who asks for it sooner waits a moment and gets the same.
    """
    _MADE[name] = (label, make, awaited)


def all_made_once(*, also_later: bool = True) -> Iterator[tuple[str | Promise, Make]]:
    """Everything that is to be made, with what it is called, in the order in which it was given."""
    return ((label, make) for label, make, awaited in _MADE.values() if awaited or also_later)


class MadeLater:
    """What a set-up has left is made once in a process beside those that answer, which gives way to them."""

    def __init__(self, *, is_left: bool) -> None:
        self._is_left = is_left

    def is_due(self) -> bool:
        """At the first moment only; what fails then is made for who asks, or by the next set-up."""
        is_left, self._is_left = self._is_left, False
        return is_left

    def work(self) -> None:
        """In a process of its own. What is there already is only looked at."""
        os.nice(_NICE)
        for label, make in all_made_once():
            try:
                make(current_book())
            except Exception:  # no reason to do without the rest
                logger.exception("Not made: %s", label)

    def lives(self) -> None:
        """The process goes on."""

    def ended(self) -> None:
        """The process is gone."""
