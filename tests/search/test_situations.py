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
from rulings.assistant.situations_of_clauses import situations_of_clause
from rulings.engine.kinds import kinds

ROWS = yaml.load(
    (settings.FIXTURES_DIR / "search" / "situations.yaml").read_text(encoding="utf-8"), Loader=yaml.CSafeLoader
)
ALOUD = yaml.load(
    (settings.FIXTURES_DIR / "search" / "judged-aloud.yaml").read_text(encoding="utf-8"), Loader=yaml.CSafeLoader
)


@pytest.mark.parametrize(
    ("query", "kind"),
    [
        ("sırasız atak", "opening-lead-out-of-turn"),
        ("sirasiz atak", "opening-lead-out-of-turn"),
        ("SIRASIZ ATAK", "opening-lead-out-of-turn"),
        ("revoke", "revoke"),
        ("yetersiz deklare", "insufficient-bid"),
        ("fazla kart", "wrong-number-of-cards"),
        ("el acti yanlislikla", "exposed-card"),
    ],
)
def test_what_players_type_leads_to_the_situation(query: str, kind: str) -> None:
    assert situations_named(query, "tr")[0] == kind


@pytest.mark.parametrize(("query", "language"), [("sirasiz cikis", "tr"), ("lead out of turn", "en")])
def test_what_may_be_the_opening_lead_or_a_later_one_leads_to_both(query: str, language: str) -> None:
    assert situations_named(query, language)[:2] == ["lead-out-of-turn", "opening-lead-out-of-turn"]


def test_the_words_of_a_phrase_come_before_what_the_clauses_found_are_about(book: Book) -> None:
    """“yanlışlıkla” found clauses on wrong boards, which then stood first."""
    query = "yanlışlıkla eli açtı"
    found = [(one.citation, one.score) for one in search(book, query, "tr").results]
    assert situations_named(query, "tr", found)[0] == "exposed-card"
    assert situations_named(query, "tr", [(parse("15A1"), 9.0)])[0] == "exposed-card"


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
def test_no_phrase_is_there_twice_of_one_situation(language: str) -> None:
    phrases = [(row["kind"], turkish.fold(phrase)) for row in ROWS for phrase in row[language]]
    assert len(set(phrases)) == len(phrases) > 600


def test_the_search_page_shows_them_above_the_clauses(reader: Client) -> None:
    html = reader.get("/tr/ara/?q=sırasız atak").content.decode()
    assert html.index('href="/tr/ne-oldu/sirasiz-atak/"') < html.index('class="groups"')
    assert "/tr/ne-oldu/ronons/" in reader.get("/tr/ara/?q=rönonss").content.decode()
    assert 'class="elsewhere"' not in reader.get("/tr/ara/?q=hava nasıl").content.decode()
    assert 'class="elsewhere"' in reader.get("/en/search/?q=lead out of turn").content.decode()


def _places(book: Book, language: str) -> list[float]:
    """One by the place of the first situation that a director would take, 0 for none; 1 where rightly none is named."""
    found = []
    for row in ALOUD:
        if row["lang"] != language or (row["best"] and "situations" not in row):
            continue
        answer = search(book, row["q"], language, limit=10)
        named = situations_named(row["q"], language, [(one.citation, one.score) for one in answer.results])
        right = row.get("situations", [])
        found.append(
            next(
                (1 / place for place, one in enumerate(named, start=1) if one in right), float(not named and not right)
            )
        )
    return found


@pytest.mark.parametrize("language", ["tr", "en"])
def test_what_is_said_aloud_leads_to_a_situation_that_a_director_would_take(book: Book, language: str) -> None:
    places = _places(book, language)
    assert len(places) > 90
    assert sum(places) / len(places) >= 0.85


def test_a_story_like_no_phrase_has_its_situation_from_the_clauses(book: Book) -> None:
    story = "elimde on dört tane var birinde on iki"
    found = [(one.citation, one.score) for one in search(book, story, "tr").results]
    assert situations_named(story, "tr", found)[0] == "wrong-number-of-cards"
    assert situations_named("", "tr", [(parse("64A1"), 2.0), (parse("64A2"), 1.0)]) == ["revoke"]


@pytest.mark.parametrize(
    ("citation", "kinds"),
    [
        ("64A1", ("revoke",)),
        ("27B1a", ("insufficient-bid",)),
        ("7", ("board-handling",)),
        ("def:deste", ()),
        ("fn:99", ()),
    ],
)
def test_a_clause_is_about_its_situations(citation: str, kinds: tuple[str, ...]) -> None:
    assert situations_of_clause(parse(citation)) == kinds


@pytest.mark.parametrize(("address", "shown"), [("/tr/ara/", 'class="elsewhere"'), ("/tr/ne-oldu/", 'id="found"')])
def test_both_searches_lead_a_story_like_no_phrase_to_its_situation(reader: Client, address: str, shown: str) -> None:
    html = reader.get(address, {"q": "elimde on dört tane var birinde on iki"}).content.decode()
    found = html[html.index(shown) :]
    assert 'href="/tr/ne-oldu/yanlis-sayida-kart/' in found[: found.index("</ul>")]
