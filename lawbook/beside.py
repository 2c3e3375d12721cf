"""What other rooms of the site show beside a Law or a search: they offer it here, so that the book need not know them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from django.utils.functional import Promise

from lawbook.citations import Citation


@dataclass(frozen=True)
class Beside:
    """A link beside a Law: what it is called, and where it leads."""

    label: str | Promise
    address: str


Offer = Callable[[int, str], str]
"""The address for the number of a Law in a language; empty where there is nothing."""

_OFFERS: dict[str, tuple[str | Promise, Offer]] = {}


def offer(name: str, label: str | Promise, address: Offer) -> None:
    """Offer a link beside every Law; a name that is offered again replaces the former."""
    _OFFERS[name] = (label, address)


def beside(law: int, language: str, names: Sequence[str] = ()) -> list[Beside]:
    """The links beside a Law, in the order in which they were offered; only those of some names, if any are given."""
    offers = [offered for name, offered in _OFFERS.items() if not names or name in names]
    return [Beside(label, found) for label, address in offers if (found := address(law, language))]


Found = tuple[Citation, float]
"""A passage that was found, and its score."""

Finder = Callable[[str, str, Sequence[Found]], Sequence[Beside]]
"""What words that were searched for, in a language, lead to outside the book, with what was found for them in it; the
likeliest first.
"""

_FINDERS: dict[str, Finder] = {}


def offer_answers(name: str, finder: Finder) -> None:
    """Offer what a search leads to besides the passages of the book; a name that is offered again replaces the former."""
    _FINDERS[name] = finder


def answers_elsewhere(query: str, language: str, found: Sequence[Found]) -> list[Beside]:
    """What the words lead to outside the book; ``found`` in it, the best first."""
    return [one for finder in _FINDERS.values() for one in finder(query, language, found)]
