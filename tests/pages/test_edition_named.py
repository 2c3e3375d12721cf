"""A saved link under another edition: which words that its ruling rests on read otherwise then."""

from dataclasses import replace

import pytest

from lawbook.book import Book, current_book
from lawbook.citations import parse
from rulings.assistant import edition_named


def supposing_older(monkeypatch: pytest.MonkeyPatch, changed: str) -> Book:
    """An edition of before in which one passage alone reads otherwise; the book in force."""
    book, citation = current_book(), parse(changed)
    passage = book.passages[citation]
    other = replace(passage, text={language: f"{text} (then)" for language, text in passage.text.items()})
    then = replace(book, passages={**book.passages, citation: other})
    monkeypatch.setattr(edition_named, "find_edition", lambda name: book.edition)
    monkeypatch.setattr(edition_named, "book_of", lambda edition: then)
    monkeypatch.setattr(edition_named, "is_in_force", lambda edition: False)
    return book


@pytest.mark.parametrize(
    ("changed", "named"),
    [("50D2a", "Law 50D2(a)"), ("50D2", "Law 50D2"), ("fn:13", "Footnote 13"), ("24", "Law 24")],
)
@pytest.mark.django_db
def test_the_words_above_a_clause_and_its_footnotes_are_compared_too(
    monkeypatch: pytest.MonkeyPatch, changed: str, named: str
) -> None:
    book = supposing_older(monkeypatch, changed)
    found = edition_named.edition_named("2016.1", book, ["50D2a", "24E"], "en")
    assert found
    assert [name for name, _address in found.changed] == [named]


@pytest.mark.django_db
def test_what_no_clause_of_the_ruling_is_read_with_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    book = supposing_older(monkeypatch, "50D2b")
    found = edition_named.edition_named("2016.1", book, ["50D2a", "24E"], "en")
    assert found
    assert not found.changed
