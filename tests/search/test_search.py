"""What search finds, and what it marks."""

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lawbook import turkish
from lawbook.book import LANGUAGES, Book
from lawbook.citations import parse
from lawbook.search.answers import Answer
from lawbook.search.phrases import load_phrases
from lawbook.search.service import search
from lawbook.search.snippets import found_in


def found(book: Book, query: str, language: str = "tr") -> list[str]:
    return [result.citation.id for result in search(book, query, language).results]


@pytest.mark.parametrize("query", ["cezalı kart", "cezali kart", "CEZALI KART", "Cezalı Kart"])
def test_case_and_diacritics_do_not_matter(book: Book, query: str) -> None:
    assert "def:cezali-kart" in found(book, query)[:3]
    assert any(one.startswith("50") for one in found(book, query)[:3])


@pytest.mark.parametrize(
    ("query", "best"),
    [
        ("rönons", "def:ronons"),
        ("rönonsun resmileşmesi", "63"),
        ("sırasız atak", "54"),
        ("beşinci kart", "45E"),
        ("eşzamanlı konuşmalar", "33"),
        ("seyirciler", "76"),
    ],
)
def test_the_best_answer_is_first(book: Book, query: str, best: str) -> None:
    assert found(book, query)[0] == best


def test_every_term_finds_its_own_definition_first(book: Book) -> None:
    """“Tür” and “Tur” differ in their letters only, “Turn” is a form of “Tur”, “Matchpoint” is printed “Matchpoint (MP)”."""
    wrong = [
        (query, passage.citation.id)
        for passage in book.definitions
        for language in LANGUAGES
        for query in {passage.heading[language], passage.heading[language].split(" (")[0]}
        if found(book, query, language)[0] != passage.citation.id
    ]
    assert not wrong


@pytest.mark.parametrize(
    ("term", "queries"),
    [
        ("def:uluslararasi-mac-puani", ("IMP", "imps", "international match point")),
        ("def:mac-puani", ("MP", "match point", "matchpoints")),
    ],
)
def test_the_short_name_of_a_term_finds_its_definition_first_and_once(
    book: Book, term: str, queries: tuple[str, ...]
) -> None:
    for query in queries:
        for language in LANGUAGES:
            answered = found(book, query, language)
            assert (answered[0], answered.count(term)) == (term, 1), (query, language)


def test_a_citation_is_pinned_with_what_is_below_it(book: Book) -> None:
    answer = search(book, "64A", "tr")
    assert str(answer.citation) == "64A"
    assert [result.citation.id for result in answer.results] == ["64A", "64A1", "64A2"]


def test_a_clause_that_is_not_there_is_said(book: Book) -> None:
    answer = search(book, "50F", "tr")
    assert answer.missing is not None
    assert "A–E" in answer.missing.reason
    assert answer.citation is None


def test_readers_of_english_find_the_turkish_text_while_there_is_no_other(book: Book) -> None:
    assert found(book, "rönons", "en") == found(book, "rönons", "tr")


def test_the_limit_is_kept_and_the_order_stable(book: Book) -> None:
    first = search(book, "kart", "tr", limit=5)
    assert len(first.results) == 5
    assert search(book, "kart", "tr", limit=5) == first
    assert [one.score for one in first.results] == sorted((one.score for one in first.results), reverse=True)


def test_all_that_answer_are_counted(book: Book) -> None:
    few, many = (search(book, "cezalı kart", "tr", limit=limit) for limit in (5, 1000))
    assert few.total == many.total == len(many.results) > 5
    assert search(book, "offside futbol", "tr").total == 0


@pytest.mark.parametrize(
    ("query", "language"),
    [
        ("offside futbol", "tr"),
        ("okey taşları nasıl dağıtılır", "tr"),
        ("satranç açılışları", "tr"),
        ("tavlada mars", "tr"),
        ("chess castling rules", "en"),
    ],
)
def test_noise_finds_nothing(book: Book, query: str, language: str) -> None:
    assert found(book, query, language) == []


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(query=st.text(max_size=300))
def test_any_text_is_answered(book: Book, query: str) -> None:
    assert isinstance(search(book, query, "tr"), Answer)


@pytest.mark.parametrize("query", ["rönonsun", "rönonslar", "rononslari"])
def test_endings_change_nothing(book: Book, query: str) -> None:
    assert found(book, query) == found(book, "rönons")


def test_a_common_word_alone_brings_no_passage(book: Book) -> None:
    answers = found(book, "seyirci diskalifiye kart")
    assert answers
    assert [one for one in answers if not re.search("seyirci|izleyici|diskalif", everything(book, one))] == []


def everything(book: Book, identifier: str) -> str:
    """All that a passage is found by: its words, those above it, the ways of asking for it."""
    citation = parse(identifier)
    above = [book.passages[one].heading["tr"] for one in citation.ancestors]
    passage = book.passages[citation]
    asked = load_phrases().get(citation, {"tr": []})["tr"]
    return turkish.lower(" ".join([*above, passage.heading["tr"], passage.text["tr"], *asked]))


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("mehmet bey rönons yapmış", "61"),
        ("kuzenim yetersiz deklare yaptı", "27"),
        ("ortağım yanlış açıkladı napıcaz", "75B3"),
        ("dün akşam kulüpte adam kartı düşürdü", "49"),
    ],
)
def test_names_and_small_talk_do_not_hide_the_term(book: Book, query: str, expected: str) -> None:
    assert expected in [result.citation.id for result in search(book, query, "tr").results[:5]]


@pytest.mark.parametrize(
    "query", ["hava durumu", "parayı kim öder", "yemek tarifi", "arabanın anahtarı", "yarın okulda"]
)
def test_words_of_every_day_are_not_taken_for_slips(book: Book, query: str) -> None:
    assert search(book, query, "tr").corrected == ()


@pytest.mark.parametrize(
    ("query", "meant"), [("ronos", "rönons"), ("partiner", "partner"), ("displin cezası", "disiplin")]
)
def test_slips_of_the_field_are_still_corrected(book: Book, query: str, meant: str) -> None:
    assert meant in [taken for _typed, taken in search(book, query, "tr").corrected]


@pytest.mark.parametrize(
    ("query", "language", "telling", "idle"),
    [
        ("a card is led out of turn", "en", {"card", "turn"}, {"a", "is", "of"}),
        ("talebe itiraz ettim", "tr", {"itiraz"}, {"edilir", "eder", "ederse", "ettiğinde"}),
        ("bir kartı rönons olmuş", "tr", {"rönons"}, {"bir", "olduğu", "olması", "olan"}),
    ],
)
def test_only_words_that_tell_something_are_marked(
    book: Book, query: str, language: str, telling: set[str], idle: set[str]
) -> None:
    marked = {word.lower() for one in search(book, query, language).results for word in found_in(one.snippet)}
    assert telling <= marked
    assert not idle & marked
