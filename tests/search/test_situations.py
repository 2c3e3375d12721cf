"""A situation told in everyday words leads to where it is ruled on."""

import pytest
import yaml
from django.conf import settings
from django.test import Client

from lawbook import turkish
from lawbook.book import LANGUAGES, Book
from lawbook.citations import parse
from lawbook.search.service import search
from rulings.assistant.situation_search import MOST, situations_named
from rulings.engine.kinds import kinds

ROWS = yaml.safe_load((settings.FIXTURES_DIR / "search" / "situations.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("query", "kind"),
    [
        ("sırasız atak", "opening-lead-out-of-turn"),
        ("sirasiz atak", "opening-lead-out-of-turn"),
        ("SIRASIZ ATAK", "opening-lead-out-of-turn"),
        ("revoke", "revoke"),
        ("yetersiz deklare", "insufficient-bid"),
        ("fazla kart", "wrong-number-of-cards"),
    ],
)
def test_what_players_type_leads_to_the_situation(query: str, kind: str) -> None:
    assert situations_named(query, "tr")[0] == kind


@pytest.mark.parametrize("query", ["hava nasıl", "50D2a", "", "penaltı atışı", "ve ile ama", "x" * 3000, "🂡"])
def test_what_tells_no_situation_leads_to_none(query: str) -> None:
    assert situations_named(query, "tr") == []


@pytest.mark.parametrize("language", ["tr", "en"])
def test_every_phrase_leads_to_its_situation(language: str) -> None:
    """A phrase that stands nearer to other situations is a mistake of the data."""
    told = [(row["kind"], phrase) for row in ROWS for phrase in row[language]]
    found = [(kind, phrase, situations_named(phrase, language)) for kind, phrase in told]
    assert [(kind, phrase) for kind, phrase, named in found if kind not in named] == []
    assert all(len(named) <= MOST for _kind, _phrase, named in found)


def test_only_situations_are_named() -> None:
    assert {row["kind"] for row in ROWS} <= set(kinds())
    assert {row["kind"] for row in ROWS} == set(kinds()), "every situation has words of players"


def test_a_story_that_names_its_clause_leads_there_too(book: Book) -> None:
    told = [(parse(row["at"]), row) for row in ROWS if "at" in row]
    assert {citation for citation, _row in told} <= set(book.passages)
    assert len({(citation, row["kind"]) for citation, row in told}) == len(told)
    missed = [
        phrase
        for citation, row in told[::7]
        for language in LANGUAGES
        for phrase in row[language][:2]
        if citation.law not in [result.citation.law for result in search(book, phrase, language).results[:5]]
    ]
    assert len(missed) <= len(told) // 70, missed


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_is_there_twice(language: str) -> None:
    phrases = [turkish.fold(phrase) for row in ROWS for phrase in row[language]]
    assert len(set(phrases)) == len(phrases) > 600


def test_the_search_page_shows_them_above_the_clauses(reader: Client) -> None:
    html = reader.get("/tr/ara/?q=sırasız atak").content.decode()
    assert html.index('href="/tr/ne-oldu/sirasiz-atak/"') < html.index('class="groups"')
    assert "/tr/ne-oldu/ronons/" in reader.get("/tr/ara/?q=rönonss").content.decode()
    assert 'class="elsewhere"' not in reader.get("/tr/ara/?q=hava nasıl").content.decode()
    assert 'class="elsewhere"' in reader.get("/en/search/?q=lead out of turn").content.decode()
