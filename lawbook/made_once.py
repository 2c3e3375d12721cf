"""What other rooms make once for an edition, beside its search index: they say so here, so that the book need not know them."""

from collections.abc import Callable, Iterator

from django.utils.functional import Promise

from lawbook.book import Book

Make = Callable[[Book], object]

_MADE: dict[str, tuple[str | Promise, Make]] = {}


def make_once(name: str, label: str | Promise, make: Make) -> None:
    """Have something made when the site is set up; a name that is given again replaces the former."""
    _MADE[name] = (label, make)


def all_made_once() -> Iterator[tuple[str, Make]]:
    """Everything that is to be made, with what it is called, in the order in which it was given."""
    return ((str(label), make) for label, make in _MADE.values())
