"""What is about other games, courts, shops or the house finds nothing; what players say finds its clause beside it."""

import pytest
from django.test import Client

from lawbook import turkish
from lawbook.book import LANGUAGES, Book
from lawbook.search.analysis import words
from lawbook.search.elsewhere import load_elsewhere
from lawbook.search.phrases import load_phrases
from lawbook.search.service import search


@pytest.mark.parametrize(
    "query",
    [
        "poker masası kuralları",
        "kira kontratına itiraz",
        "kredi kartı puanı",
        "kasko hasar talebi",
        "hakem penaltı verdi mi",
        "bir deste maydanoz kaç lira",
        "satrançta oyun kuralları",
        "chess clock rules",
        "insurance claim form",
        "red card in soccer",
        "golf club rules",
        "magic trick with cards",
        "contract for a rental apartment",
        "board of directors",
    ],
)
def test_other_games_and_everyday_life_find_nothing(book: Book, query: str) -> None:
    answer = search(book, query, "en" if query.isascii() and " " in query and query[0] in "cirgmb" else "tr")
    assert [result.citation.id for result in answer.results] == []
    assert not answer.corrected
    assert not answer.glosses


@pytest.mark.parametrize(
    ("query", "language", "laws"),
    [
        ("kuzenim yetersiz deklare yaptı", "tr", {27}),
        ("poker oynayan arkadaş rönons yaptı", "tr", {61, 62, 64}),
        ("dün akşam hocam cezalı kart masada kaldı", "tr", {50}),
        ("my chess friend revoked", "en", {61, 62, 64}),
        ("madde 64 penaltı", "tr", {64}),
    ],
)
def test_a_story_around_a_word_of_bridge_is_answered(book: Book, query: str, language: str, laws: set[int]) -> None:
    assert laws & {result.citation.law for result in search(book, query, language).results[:4]}


@pytest.mark.django_db
def test_the_page_offers_no_situation_for_something_else(reader: Client) -> None:
    page = reader.get("/tr/ara/", {"q": "poker el sıralaması kart düştü"}).content.decode()
    assert 'class="elsewhere"' not in page
    assert 'class="groups"' not in page


def test_nothing_that_the_book_says_is_taken_for_something_else(book: Book) -> None:
    lists = load_elsewhere()
    taken = [
        (passage.citation.id, text)
        for passage in book.passages.values()
        for language in LANGUAGES
        for text in (passage.heading[language], passage.text[language])
        if lists.has([turkish.fold(word.text) for word in words(text)])
    ]
    assert taken == []


def test_no_story_of_players_is_taken_for_something_else() -> None:
    lists = load_elsewhere()
    told = [phrase for by_language in load_phrases().values() for phrases in by_language.values() for phrase in phrases]
    taken = [phrase for phrase in told if lists.has([turkish.fold(word.text) for word in words(phrase)])]
    assert [phrase for phrase in taken if "stayman" not in phrase] == []


def test_who_wants_the_words_as_typed_gets_them(book: Book) -> None:
    assert search(book, "kira kontratı", "tr").is_elsewhere
    assert not search(book, "kira kontratı", "tr", correct=False).is_elsewhere
