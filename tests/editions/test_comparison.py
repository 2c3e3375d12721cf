"""What changed from one edition to another, as text and as pages."""

import re
from pathlib import Path

import pytest
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st

from lawbook.book import Book, book_of, current_book
from lawbook.citations import Citation, parse
from lawbook.comparison import correspondence
from lawbook.comparison.correspondence import Correspondence, steps_between
from lawbook.comparison.passages import Compared, Comparison
from lawbook.comparison.words import Change, compare_words, text_after, text_before
from lawbook.publishing.importing import import_edition
from lawbook.text.tables import readable

_TEXTS = st.lists(st.sampled_from([*"Deste el kart koz on".split(), "\n", ", ", ".", " ", "’", "ı"]), max_size=30).map(
    "".join
)


@given(_TEXTS, _TEXTS)
def test_what_was_removed_and_added_makes_one_text_of_the_other(older: str, newer: str) -> None:
    pieces = compare_words(older, newer)
    assert (text_before(pieces), text_after(pieces)) == (older, newer)
    assert all(piece.text for piece in pieces) or older == newer == ""
    if older == newer:
        assert {piece.change for piece in pieces} == {Change.SAME}


def test_words_change_whole_and_together() -> None:
    pieces = compare_words("her el yüzü kapalı olarak", "her el yüzü açık ya da kapalı olarak")
    assert [(piece.change, piece.text) for piece in pieces if piece.change != Change.SAME] == [
        (Change.ADDED, "açık ya da ")
    ]
    assert [one.text for one in compare_words("Yasa 16C uygulanır", "Yasa 16D uygulanır")][1:3] == ["16C", "16D"]
    joined = compare_words("bir iki ve üç dört son", "beş altı ve yedi sekiz son")
    assert [one.text for one in joined] == ["bir iki ve üç dört", "beş altı ve yedi sekiz", " son"]


def rows(comparison: Comparison, number: int) -> dict[str, Compared]:
    return {row.citation.id: row for row in comparison.law(number)}


@pytest.mark.parametrize("language", ["tr", "en"])
def test_the_comparison_of_law_6_holds_both_texts_whole(old: Book, book: Book, language: str) -> None:
    found = rows(Comparison(old, book, language), 6)
    for side, text_of in ((old, text_before), (book, text_after)):
        clauses = [one for one in side.passages.values() if one.citation.law == 6]
        assert {one.citation.id for one in clauses} <= found.keys()
        for passage in clauses:
            fields = {field.name: text_of(field.pieces) for field in found[passage.citation.id].fields}
            for name in ("heading", "text", "tail"):
                assert fields.get(name, "") == readable(passage.in_language(name, language))


def test_what_changed_in_law_6(old: Book, book: Book) -> None:
    found = rows(Comparison(old, book, "en"), 6)
    assert {one for one, row in found.items() if row.state == "changed"} == {"6B", "6D1", "6D3", "6F"}
    assert {one for one, row in found.items() if row.state in ("new", "gone")} == {"fn:2"} & found.keys()
    added = [piece.text for field in found["6B"].fields for piece in field.pieces if piece.change is Change.ADDED]
    assert any("two cards that follow one another" in text for text in added)


def test_a_partial_edition_says_nothing_about_what_it_does_not_hold(old: Book, book: Book) -> None:
    comparison = Comparison(old, book, "tr")
    assert comparison.laws == [6]
    assert comparison.definitions() == []


def citations_of(text: str) -> list[Citation]:
    return [parse(one) for one in text.split()]


@pytest.mark.parametrize(
    ("became", "older", "newer"),
    [
        ({"6D3": "6D4"}, "6D2 6D3 6D3", "6D2 6D4 6D4"),
        ({"6D": "6E"}, "6D 6D1", "6E 6E1"),
        ({"17E": "17D", "17D": None}, "17E 17C", "17D 17C"),
        ({"6D3": "22B"}, "6D3", "22B"),
    ],
)
def test_a_renumbered_clause_keeps_its_concept(became: dict[str, str | None], older: str, newer: str) -> None:
    told = Correspondence({parse(one): target and parse(target) for one, target in became.items()})  # type: ignore[misc]
    for before, after in zip(citations_of(older), citations_of(newer), strict=True):
        assert told.follow(before) == after
        assert told.reverse.follow(after) == before


def test_a_number_that_another_clause_has_now_is_no_successor() -> None:
    told = Correspondence({parse("6D3"): parse("6D4"), parse("6F"): None})
    assert told.follow(parse("6D4")) is None
    assert told.follow(parse("6F")) is None
    assert told.reverse.follow(parse("6D3")) is None
    assert told.reverse.follow(parse("6F")) is None


def test_what_is_named_in_the_files_is_there(old: Book, book: Book) -> None:
    (step,) = steps_between("2007", "2017")
    assert set(step.became) == set(old.passages)
    assert {one for one in step.became.values() if one} <= set(book.passages)
    assert all(step.reverse.follow(newer) == older for older, newer in step.became.items() if newer)


def test_the_way_between_two_editions_leads_over_those_between(db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = Correspondence({}), Correspondence({})
    known = {("2007", "2017"): first, ("2017", "2027"): second}
    monkeypatch.setattr(correspondence, "_all", lambda folder: known)
    assert list(map(id, steps_between("2007", "2027"))) == [id(first), id(second)]
    assert steps_between("2027", "2027") == ()


SMALL = """Deneme

YASA 6 – DENEME

A. {a}

B. {b}
{c}"""
ABOUT = """code: "{code}"
title: {{tr: Deneme, en: Trial}}
official_language: tr
in_force_until: {until}
partial: true
parts: [{{slug: d, first: 6, last: 6, title: {{tr: D, en: D}}}}]
"""


def edition(folder: Path, code: str, **texts: str) -> Book:
    own = folder / code
    own.mkdir()
    (own / "tr.txt").write_text(SMALL.format(**texts), encoding="utf-8")
    (own / "edition.yaml").write_text(ABOUT.format(code=code, until=f"{code}-05-05"), encoding="utf-8")
    return book_of(import_edition(own).edition)


@pytest.mark.django_db
def test_renumbered_gone_new_and_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reader: Client) -> None:
    moving = "Oyuncu kartlarını sayar ve masaya bırakır."
    older = edition(tmp_path, "1990", a=f"İlk söz. {moving}", b="Eski söz burada.", c="\nC. Bu bent kalkar.\n")
    newer = edition(tmp_path, "1995", a="Yepyeni bir bent.", b="İlk söz.", c=f"\nC. Eski söz burada. {moving}\n")
    known = {("1990", "1995"): Correspondence({parse("6A"): parse("6B"), parse("6B"): parse("6C"), parse("6C"): None})}
    monkeypatch.setattr(correspondence, "_all", lambda folder: known)
    found = Comparison(older, newer, "tr").law(6)
    states = [(str(row.older or ""), str(row.newer or ""), row.state) for row in found]
    assert states == [
        ("6", "6", "same"),
        ("", "6A", "new"),
        ("6A", "6B", "changed"),
        ("6B", "6C", "changed"),
        ("6C", "", "gone"),
    ]
    assert [one.id for _piece, one in found[2].elsewhere] == ["6C"]
    html = reader.get("/tr/karsilastirma/1990/1995/6/").content.decode()
    assert "Yasa 6A, Yasa 6B oldu" in html
    assert re.search(r'<del class="moved">.*6C maddesine taşındı:.*masaya bırakır', html)
    assert re.search(r'<ins class="moved">.*6A maddesinden buraya taşındı:.*masaya bırakır', html)


def test_a_page_of_the_comparison_says_it_in_words_too(old: Book, reader: Client) -> None:
    html = reader.get("/en/comparison/2007/2017/6/").content.decode()
    assert '<del><span class="visually-hidden"> [removed: </span>16C' in html
    assert '<ins><span class="visually-hidden"> [added: </span>' in html
    assert "Unofficial English renderings are compared" in html
    assert 'id="D1"' not in html
    assert 'id="6D1"' in html
    turkish = reader.get("/tr/karsilastirma/2007/2017/6/").content.decode()
    assert "çıkarıldı:" in turkish
    assert "eklendi:" in turkish


def test_beside_a_clause_stands_what_it_was(old: Book, reader: Client) -> None:
    html = reader.get("/tr/yasa/6/").content.decode()
    assert html.count("Bu maddenin 2007 sürümü") == 11
    assert 'href="/tr/2007/yasa/6/#D1"' in html
    assert 'href="/tr/karsilastirma/2007/2017/6/#6D1"' in html
    assert "Bu maddenin" not in reader.get("/tr/yasa/7/").content.decode()


def test_editions_are_compared_in_the_order_of_time(old: Book, reader: Client) -> None:
    assert reader.get("/tr/karsilastirma/2017/2007/6/")["Location"] == "/tr/karsilastirma/2007/2017/6/"
    assert reader.get("/tr/karsilastirma/2007.1/2017.1/")["Location"] == "/tr/karsilastirma/2007/2017/"
    assert reader.get("/tr/karsilastirma/2007/2007/").status_code == 404
    assert reader.get("/tr/karsilastirma/2007/2017/50/").status_code == 404


def test_the_whole_book_compared_with_itself_shows_nothing(book: Book) -> None:
    comparison = Comparison(book, current_book(), "tr")
    assert all(row.is_as_it_was for number in comparison.laws for row in comparison.law(number))
    assert all(row.is_as_it_was for row in comparison.definitions())
