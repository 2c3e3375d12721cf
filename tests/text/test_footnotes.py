"""Footnotes and the places that mark them."""

from collections import defaultdict

import pytest

from lawbook.citations import Citation, footnote
from lawbook.text.edition_files import LanguageText
from lawbook.text.footnotes import split_notes, take_marks
from lawbook.text.layout import lines_of
from lawbook.text.tree import TextPassage


def test_every_footnote_and_its_places(turkish: LanguageText) -> None:
    places: dict[int, list[str]] = defaultdict(list)
    for entry in turkish.text.entries():
        for mark in entry.marks:
            places[mark.footnote].append(entry.citation.id)
    assert sorted(places) == list(range(1, 29))
    assert places[19] == ["64A1", "64A2"]
    assert places[24] == ["76A1", "76C1", "76D"]
    assert places[25] == ["79C1"]
    assert places[1] == ["6D2"]
    assert places[28] == ["93C3b"]


@pytest.mark.parametrize(
    ("identifier", "number", "before", "after"),
    [
        ("6D2", 1, "dizilmiş bir desteden", " karıştırılmadan"),
        ("51B2c", 16, "yüzleri açık şekilde kalır.", " Deklaranın"),
        ("76A1", 24, "Oyun Alanı’ndaki", " tüm"),
    ],
)
def test_marks_stand_where_they_are_printed(
    turkish: LanguageText, identifier: str, number: int, before: str, after: str
) -> None:
    entry = next(one for one in turkish.text.entries() if one.citation.id == identifier)
    offset = next(mark.offset for mark in entry.marks if mark.footnote == number)
    assert entry.text[:offset].endswith(before)
    assert entry.text[offset:].startswith(after)


def test_a_mark_in_the_title_of_a_law(turkish: LanguageText) -> None:
    law = turkish.text.laws[12]
    assert law.heading == "YANLIŞ SAYIDA KART"
    assert [(mark.footnote, mark.field, mark.offset) for mark in law.marks] == [(2, "heading", len(law.heading))]


def take(text: str, notes: int) -> TextPassage:
    entry = TextPassage(Citation(1), 1, text=text)
    take_marks([entry], [TextPassage(footnote(number), 9, label=f"{number} –") for number in range(1, notes + 1)])
    return entry


@pytest.mark.parametrize(
    "text", ["bkz. Yasa22 uyarınca", "63A1 ve B7", "yüzde%5", "17-32 no.lu bordlar", "desteden9 sonra"]
)
def test_numbers_that_mark_nothing_stay(text: str) -> None:
    assert take(text, 8).text == text


def test_a_note_that_nothing_marks_is_a_problem() -> None:
    problems = take_marks(
        [TextPassage(Citation(1), 1, text="metin")], [TextPassage(footnote(1), 7, label="1 –", text="not")]
    )
    assert [(problem.code, problem.line) for problem in problems] == [("footnote-unmarked", 7)]


def test_the_notes_are_the_run_of_note_lines_at_the_end() -> None:
    lines = lines_of("17-32 no’lu bordlar\nmetin\n1 – bir\n2 -iki")
    text, notes = split_notes(lines)
    assert [line.text for line in text] == ["17-32 no’lu bordlar", "metin"]
    assert [line.number for line in notes] == [3, 4]
