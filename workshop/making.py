"""What is made of an edition before it is published: without it readers would wait, or do without."""

import logging
from collections.abc import Callable

from lawbook.book import book_of
from lawbook.further_languages import OWN
from lawbook.made_once import all_made_once
from lawbook.models import Edition
from lawbook.offline.ahead import as_if_in_force
from lawbook.offline.bundle import kept_bundle
from lawbook.publishing.books import can_make_books, make_books

logger = logging.getLogger(__name__)


def make_rest(edition: Edition, made: Callable[[str], object]) -> None:
    """Books, trees, what browsers keep: ``made`` hears of each, also where one cannot be made; no reason not to publish."""
    made(_made("books", lambda: make_books(edition)) if can_make_books() else "books-need-typst")
    with as_if_in_force(edition):
        made(_made("charts", lambda: _make_trees(edition)))
        made(_made("offline", lambda: _make_offline(edition)))


def _made(name: str, make: Callable[[], object]) -> str:
    try:
        make()
    except Exception:  # of typst, of a page that cannot be made yet: it is made later, by a command or for who asks
        logger.exception("Not made: %s", name)
        return f"{name}-failed"
    return name


def _make_trees(edition: Edition) -> None:
    for _label, make in all_made_once():
        make(book_of(edition))


def _make_offline(edition: Edition) -> None:
    for language in OWN:
        kept_bundle(book_of(edition), language)
