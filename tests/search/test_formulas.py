"""Quotation marks, operators and stars: what they find, how they are read, what they may cost."""

from pathlib import Path

import pytest
from django.utils import translation
from hypothesis import HealthCheck, given
from hypothesis import settings as trying
from hypothesis import strategies as st
from pytest_django import Settings
from whoosh.collectors import TimeLimit, TimeLimitCollector

from lawbook.book import Book, Passage
from lawbook.citations import Kind
from lawbook.search import documents, exactly, wording
from lawbook.search.answers import Answer
from lawbook.search.documents import text_of
from lawbook.search.folders import discard_index
from lawbook.search.formula_pieces import Slip, tells_what_was_said
from lawbook.search.formulas import Formula, read_formula
from lawbook.search.service import search
from lawbook.search.wording import folded_words

ALL = 5000


def found(book: Book, query: str, language: str = "tr") -> set[str]:
    return {result.citation.id for result in search(book, query, language, limit=ALL).results}


def said(passage: Passage, language: str = "tr") -> str:
    """The words of a passage, folded, each between spaces; nothing goes over from its heading to its text."""
    return " ".join(["", *folded_words(passage.heading[language]), "/", *folded_words(text_of(passage, language)), ""])


def holding(book: Book, words: str, language: str = "tr") -> set[str]:
    return {one.citation.id for one in book.passages.values() if words in said(one, language)}


@pytest.mark.parametrize("query", ['"cezalı kart"', '"cezali kart"', '"CEZALI KART"', "“Cezalı Kart”", "«cezalı kart»"])
def test_a_phrase_is_found_word_for_word_in_any_letters(book: Book, query: str) -> None:
    assert found(book, query) == holding(book, " cezali kart ") != set()


@pytest.mark.parametrize(
    ("query", "words", "language"),
    [
        ('"deklaran veya yer"', " deklaran veya yer ", "tr"),
        ('"İZİNSİZ BİLGİ"', " izinsiz bilgi ", "tr"),
        ('"yer"', " yer ", "tr"),
        ('"Yasa 50D2(a)"', " yasa 50d2 a ", "tr"),
        ('"cezalı kar*"', " cezali kar", "tr"),
        ("rönon*", " ronon", "tr"),
        ("RÖNON*", " ronon", "tr"),
        ('"the offending side"', " the offending side ", "en"),
        ('"penalty card*"', " penalty card", "en"),
    ],
)
def test_phrases_and_beginnings_find_what_the_text_says(book: Book, query: str, words: str, language: str) -> None:
    assert found(book, query, language) == holding(book, words, language) != set()


def test_every_phrase_of_the_text_finds_its_passage(book: Book) -> None:
    for passage in list(book.passages.values())[::60]:
        for language in ("tr", "en"):
            words = folded_words(text_of(passage, language))[2:7]
            if len(words) == 5:
                phrase = " ".join(words)
                assert found(book, f'"{phrase}"', language) == holding(book, f" {phrase} ", language), phrase


def test_operators_join_and_exclude(book: Book) -> None:
    card, dummy, trick = holding(book, " cezali kart "), holding(book, " yer "), holding(book, " love ")
    everything = found(book, '"yer" OR NOT "yer"')
    assert len(everything) > 800
    assert found(book, '"cezalı kart" AND NOT "yer"') == card - dummy
    assert found(book, '"cezalı kart" "yer"') == card & dummy
    assert found(book, '"cezalı kart" OR "yer"') == card | dummy
    assert found(book, '"cezalı kart" OR NOT "yer"') == card | (everything - dummy)
    assert found(book, '("cezalı kart" OR "yer") AND NOT ("löve" OR "yer")') == card - dummy - trick
    assert found(book, 'NOT ("yer" AND "löve")') == everything - (dummy & trick)
    assert found(book, '"zzzz" OR "yer"') == dummy
    assert found(book, '"zzzz" AND "yer"') == set()
    assert found(book, '"yer" AND NOT "zzzz"') == dummy


@pytest.mark.parametrize("query", ["yer VEYA NOT löve", "cezalı kart VE DEĞİL yer", "cezalı kart VE DEGIL yer"])
def test_turkish_operators_are_the_english_ones(book: Book, query: str) -> None:
    english = query.replace("VEYA", "OR").replace("VE", "AND").replace("DEĞİL", "NOT").replace("DEGIL", "NOT")
    assert found(book, query) == found(book, english) != set()


def test_a_word_without_quotation_marks_stands_for_its_forms(book: Book) -> None:
    assert holding(book, " ronons ") | holding(book, " rononsun ") <= found(book, "rönons AND rönons")
    assert found(book, "revokes AND penalty", "en") == found(book, "revoke AND penalty", "en") != set()


def test_words_of_the_other_language_are_found_and_shown_in_it(book: Book) -> None:
    result = search(book, '"penalty card" AND rönons', "tr").results[0]
    assert "\x02" in result.snippet
    (only,) = {result.language for result in search(book, '"major penalty card"', "tr").results}
    assert only == "en"


def test_the_phrase_is_marked_as_one(book: Book) -> None:
    marked = search(book, '"cezalı kart" AND NOT "yer"', "tr").results
    assert all(result.snippet.lower().count("\x02cezalı kart\x03") for result in marked if "\x02" in result.snippet)
    assert sum("\x02" in result.snippet for result in marked) > len(marked) / 2


@pytest.mark.parametrize(
    "query",
    ["cezalı kart ve yer", "kart or yer", "CEZALI KART VE YER", "NOT " * 9, "50D2(a)", "değil mi", "yer (oyuncu)", ""],
)
def test_plain_words_are_no_formula(query: str) -> None:
    assert read_formula(query) is None


@pytest.mark.parametrize(
    ("query", "reason", "words"),
    [
        ('"cezalı kart', "misfit", "cezalı kart"),
        ("kart AND AND yer", "misfit", "kart yer"),
        ("kart AND", "misfit", "kart"),
        ("OR kart", "misfit", "kart"),
        ("kart NOT NOT yer", "misfit", "kart yer"),
        ("(kart OR yer", "misfit", "kart yer"),
        ("kart) OR (yer", "misfit", "kart yer"),
        ("() OR kart", "misfit", "kart"),
        ('"" OR kart', "misfit", "kart"),
        ("k*rt", "misfit", "k rt"),
        ("*kart", "misfit", "kart"),
        ("ka*", "short", "ka"),
        ("kart OR " + " ".join("abcdefghijkl"), "long", "kart a b c d e f g h i j k l"),
        ("(" * 9 + "kart OR yer" + ")" * 9, "misfit", "kart yer"),
    ],
)
def test_a_slip_is_searched_as_plain_words(book: Book, query: str, reason: str, words: str) -> None:
    assert read_formula(query) == Slip(reason, words)
    answer = search(book, query, "tr")
    assert answer.slip
    assert answer.results == search(book, words, "tr").results


def test_a_beginning_of_too_many_words_is_refused(book: Book, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wording, "MOST_FORMS", 5)
    with translation.override("en"):
        answer = search(book, "kar*", "tr")
    assert answer.slip == "Too many words begin with the letters before the star. It was searched as plain words."
    assert answer.results == search(book, "kar", "tr").results


def test_a_formula_that_takes_too_long_is_given_up(book: Book, monkeypatch: pytest.MonkeyPatch) -> None:
    def too_slow(self: TimeLimitCollector) -> None:
        raise TimeLimit

    monkeypatch.setattr(TimeLimitCollector, "collect_matches", too_slow)
    answer = search(book, '"cezalı kart"', "tr")
    assert answer.slip.startswith("Arama çok uzun sürdü.")
    assert "def:cezali-kart" in [result.citation.id for result in answer.results]


@pytest.mark.parametrize(
    ("query", "read"),
    [
        ('"cezalı kart" AND NOT yer', "“cezalı kart” stands word for word and “yer” stands in no form"),
        ("rönon*", "a word beginning with “rönon” stands"),
        (
            "kart VE (yer VEYA löv*)",
            "“kart” stands in some form and (“yer” stands in some form or a word beginning with",
        ),
        ('NOT ("a b" OR löv*)', "“a b” does not stand word for word and no word beginning with “löv” stands"),
    ],
)
def test_it_is_said_how_a_formula_was_read(book: Book, query: str, read: str) -> None:
    with translation.override("en"):
        assert search(book, query, "tr").formula.startswith(f"Read as: passages in which {read}")


def test_it_is_said_in_turkish_too(book: Book) -> None:
    read = search(book, "“cezalı kart” VE DEĞİL (yer VEYA löv*)", "tr").formula
    assert read == (
        "Şöyle arandı: “cezalı kart” aynen geçiyor ve (“yer” hiçbir ekle geçmiyor ve "
        "“löv” ile başlayan hiçbir sözcük geçmiyor)."
    )
    assert "geçiyor veya “löve” " in search(book, "yer OR löve", "tr").formula


def test_kinds_and_limits_are_kept(book: Book) -> None:
    answer = search(book, '"cezalı kart"', "tr", limit=2, kinds=(Kind.CLAUSE,))
    assert len(answer.results) == 2 < answer.total
    assert {result.citation.kind for result in answer.results} == {Kind.CLAUSE}


def test_an_index_that_was_removed_meanwhile_is_made_again(
    book: Book, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.SEARCH_INDEX_DIR = tmp_path
    monkeypatch.setattr(documents, "load_phrases", dict)  # they only make the building longer
    exactly._wording.cache_clear()
    before = search(book, '"cezalı kart"', "tr")
    discard_index(book)
    assert search(book, '"cezalı kart"', "tr") == before
    exactly._wording.cache_clear()


def test_a_story_that_quotes_what_was_said_is_read_as_words(book: Book) -> None:
    answer = search(book, 'deklaran yere "oyna" dedi, hangi kart olduğunu söylemedi', "tr")
    assert answer.results
    assert answer.slip
    assert answer.formula == ""
    for formula in ('"oyna dedi hangi"', '"oyna" AND "dedi hangi"', '"oyna" dedi han*'):
        assert not search(book, formula, "tr").results, "who writes a formula wants to know that nothing fits"


_PIECES = st.sampled_from(
    [
        '"',
        "(",
        ")",
        "AND",
        "OR",
        "NOT",
        "VE",
        "VEYA",
        "DEĞİL",
        "*",
        "kart",
        "yer*",
        "ka*",
        "“",
        "”",
        "löve",
        " ",
        "⑴",
        "ﷺ",
    ]
)
_ANY = st.lists(_PIECES, max_size=14).map(" ".join) | st.lists(_PIECES, max_size=14).map("".join) | st.text(max_size=60)


@trying(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(query=_ANY, language=st.sampled_from(["tr", "en"]))
def test_any_formula_is_answered(book: Book, query: str, language: str) -> None:
    read = read_formula(query)
    answer = search(book, query, language)
    assert isinstance(answer, Answer)
    if answer.query == query and answer.citation is None and answer.missing is None:
        is_story = isinstance(read, Formula) and tells_what_was_said(query) and bool(answer.slip)
        followed = isinstance(read, Formula) and not is_story
        assert (bool(answer.formula), bool(answer.slip)) == (followed, isinstance(read, Slip) or is_story)
