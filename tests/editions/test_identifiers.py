"""Identifiers of clauses: the same in every edition, whatever a clause is numbered."""

import pytest
from django.test import Client

from lawbook import eli
from lawbook.book import Book
from lawbook.citations import parse
from lawbook.comparison.correspondence import Correspondence
from lawbook.concepts import Concept, concept_of, concepts, newest_with, passage_of
from tests.api.conftest import Call, call

__all__ = ["call"]
STEPS = "lawbook.concepts.steps_between"


@pytest.mark.parametrize("name", ["6", "50D2a", "12C1ei", "def:cezali-kart", "fn:14"])
@pytest.mark.parametrize(("edition", "language"), [("", ""), ("2017", ""), ("2017.1", "tr"), ("", "en")])
def test_an_identifier_is_read_as_it_is_written(name: str, edition: str, language: str) -> None:
    named = eli.Eli(parse(name), edition, language)
    assert eli.read(named.path.removeprefix(eli.START)) == named


@pytest.mark.parametrize(
    "path",
    [
        "",
        "/",
        "64A/1",
        "64/a",
        "2017",
        "2017/tur",
        "def",
        "//evil.example",
        "64/A/1/deu",
        "64/A@",
        "2017/6/F@2007",
        "6" * 200,
    ],
)
def test_anything_else_is_no_identifier(path: str) -> None:
    assert eli.read(path) is None


def test_it_leads_to_the_clause_in_the_language_and_edition_that_are_named(old: Book, reader: Client) -> None:
    def goes(path: str, asked: str = "tr") -> str:
        response = reader.get(f"/eli/laws/{path}", headers={"Accept-Language": asked})
        assert response.status_code == 303
        return response["Location"]

    assert goes("64/A/1") == "/tr/yasa/64/#A1"
    assert goes("64/A/1", "en") == "/en/law/64/#A1"
    assert goes("64/A/1/eng") == "/en/law/64/#A1"
    assert goes("2017/64/A/1/tur") == "/tr/2017/yasa/64/#A1"
    assert goes("2007/6/D/1") == "/tr/2007/yasa/6/#D1"
    assert goes("def/zon") == "/tr/tanimlar/#zon"


@pytest.mark.parametrize(
    "path", ["2007/64/A", "1999/6", "64/A/9", "//evil.example/", "https://evil.example/", "..%2f..%2fx"]
)
def test_it_leads_nowhere_else(old: Book, reader: Client, path: str) -> None:
    response = reader.get(f"/eli/laws/{path}")
    assert response.status_code == 404
    assert "Location" not in response


def test_law_6_of_2007_is_what_it_is_now(old: Book, book: Book) -> None:
    table = concepts(old)
    assert table.keys() == old.passages.keys()
    for citation, concept in table.items():
        assert concept == concept_of(book.edition, citation)
        assert newest_with(concept) == (book.edition, citation)


def test_a_renumbered_clause_keeps_its_concept_and_a_lost_one_is_found_where_it_was(
    old: Book, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    became = Correspondence({parse("6D"): parse("6E"), parse("6E"): parse("6D"), parse("6F"): None})
    monkeypatch.setattr(STEPS, lambda older, newer: (became,))
    assert concept_of(old.edition, parse("6D1")) == concept_of(book.edition, parse("6E1")) == Concept(parse("6E1"))
    assert passage_of(Concept(parse("6E1")), old.edition) == parse("6D1")
    lost = concept_of(old.edition, parse("6F"))
    assert lost.id == "6F@2007"
    assert lost.eli == "/eli/laws/6/F@2007"
    assert eli.read("6/F@2007") == eli.Eli(parse("6F"), since="2007")
    assert newest_with(lost) == (old.edition, parse("6F"))
    assert newest_with(Concept(parse("6F"))) == (book.edition, parse("6F"))  # another one, that has this number now


def test_the_api_gives_the_table_of_an_edition(old: Book, call: Call) -> None:
    told = {one["citation"]: one for one in call("editions/2007/concepts")}
    assert told["6D1"] == {"citation": "6D1", "eli": "/eli/laws/2007.1/6/D/1", "concept": "/eli/laws/6/D/1"}
    assert len(call("editions/2017/concepts")) > 900
