"""The editions as PDF: whole, tagged for screen readers, the same each time."""

import re
from pathlib import Path

import pytest
from django.core.management import call_command
from pytest_django.fixtures import Settings

from lawbook.book import Book
from lawbook.models import Export
from lawbook.publishing.books import make_books, pdf
from lawbook.publishing.exports import make_exports
from lawbook.publishing.typesetting.source import string
from lawbook.publishing.typesetting.whole import source
from lawbook.text.tables import plain

EVERY = [("tr",), ("en",), ("tr", "en")]


def told(written: str) -> str:
    """All words of a source, without anything between them."""
    found = re.findall(r'#"((?:[^"\\]|\\.)*)";', written)
    return re.sub(r'[\s\\"]', "", "".join(found))


@pytest.mark.parametrize("languages", EVERY)
def test_it_is_accessible_and_the_same_each_time(old: Book, languages: tuple[str, ...]) -> None:
    made = pdf(old, languages)  # typst refuses what PDF/UA-1 does
    assert made.startswith(b"%PDF-")
    assert b"pdfuaid:part" in made
    assert made == pdf(old, languages)


def test_a_sign_of_the_text_is_never_markup() -> None:
    assert string('a "b" \\ #c [d] $e$') == '"a \\"b\\" \\\\ #c [d] $e$"'


@pytest.mark.parametrize("language", ["tr", "en"])
def test_it_says_every_clause_word_for_word(book: Book, language: str) -> None:
    words = told(source(book, (language,)))
    for passage in book.passages.values():
        if "|" not in passage.text[language]:
            for paragraph in passage.text[language].split("\n"):
                bare = re.sub(r"^\d\. ", "", paragraph) if passage.citation.kind == "definition" else paragraph
                assert re.sub(r'[\s\\"]', "", plain(bare)) in words or passage.marks or passage.noted(language)


def test_every_link_and_page_of_the_index_has_its_place(book: Book) -> None:
    written = source(book, ("tr", "en"))
    places = set(re.findall(r'#anchor\("([^"]+)"\)', written))
    assert set(re.findall(r'label\("([^"]+)"\)', written)) <= places
    index = written.rpartition("#heading(")[2]
    assert set(re.findall(r'"(c-\d+[^"]*)"', index)) <= places
    assert len(re.findall(r"#pages\(", index)) > 40


def test_a_meant_value_stands_beside_the_printed_one(book: Book) -> None:
    written = source(book, ("tr",))
    assert '#meant("120", [#"20";' in written


def test_they_are_made_once_and_listed_in_the_manifest(old: Book, old_folder: Path, settings: Settings) -> None:
    make_exports(old.edition, old_folder)
    names = ["laws.tr.pdf", "laws.en.pdf", "laws.tr-en.pdf"]
    assert make_books(old.edition) == names
    assert make_books(old.edition) == []
    kept = Export.objects.filter(edition=old.edition)
    assert [one.media_type for one in kept.filter(name__in=names)] == ["application/pdf"] * 3
    manifest = bytes(kept.get(name="manifest.json").content).decode()
    assert all(name in manifest for name in names)


def test_the_command_makes_what_is_lacking(old: Book, capsys: pytest.CaptureFixture[str]) -> None:
    call_command("make_books", "2007")
    assert capsys.readouterr().out.splitlines() == ["2007.1 laws.tr.pdf", "2007.1 laws.en.pdf", "2007.1 laws.tr-en.pdf"]


@pytest.mark.long
@pytest.mark.parametrize("languages", EVERY)
def test_the_whole_text_is_accessible(book: Book, languages: tuple[str, ...]) -> None:
    assert len(pdf(book, languages)) > 1_000_000
