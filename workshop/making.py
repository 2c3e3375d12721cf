"""What is made of an edition before it is published: without it readers would wait, or do without."""

from collections.abc import Callable

from lawbook.beforehand import make_pages, try_to_make
from lawbook.models import Edition
from lawbook.publishing.books import make_books
from lawbook.publishing.typesetting.pdf import can_make_pdf


def make_rest(edition: Edition, made: Callable[[str], object]) -> None:
    """Books, trees, what browsers keep: ``made`` hears of each, also where one cannot be made; no reason not to publish."""
    made(try_to_make("books", lambda: make_books(edition)) if can_make_pdf() else "books-need-typst")
    make_pages(edition, made)
