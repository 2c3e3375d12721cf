"""What is typed as it is spoken, or in a hurry, finds what it finds as it is written."""

import pytest

from lawbook import turkish
from lawbook.book import Book
from lawbook.search.service import search
from lawbook.search.spoken import as_written, load_spoken


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("oynanırmı", "oynanır mı"),
        ("bakabilirmiyim", "bakabilir miyim"),
        ("yapmalımıyız", "yapmalı mıyız"),
        ("oldumu yaptımı", "oldu mu yaptı mı"),
        ("Masada KALIYORMU", "Masada KALIYOR MU"),
        ("bişey yapılacakmı", "bir şey yapılacak mı"),
        ("diil", "değil"),
        ("he didnt follow", "he didn't follow"),
        ("im declarer, r u dummy", "I'm declarer, are you dummy"),
    ],
)
def test_is_written(typed: str, written: str) -> None:
    assert as_written(typed) == written


@pytest.mark.parametrize(
    "word",
    ["resmi", "resmî", "formu", "takımı", "yarımı", "yardımı", "kısmı", "hükmü", "konumu", "cevap", "R'u", "didn't"],
)
def test_other_words_stay(word: str) -> None:
    assert as_written(word) == word


@pytest.mark.parametrize(
    ("typed", "written", "language"),
    [
        ("seyirci oyuncuya bişey fısıldadı", "seyirci oyuncuya bir şey fısıldadı", "tr"),
        ("cezalı kart masada kalırmı", "cezalı kart masada kalır mı", "tr"),
        ("partner has a penalty card and Im on lead", "partner has a penalty card and I'm on lead", "en"),
    ],
)
def test_finds_the_same(book: Book, typed: str, written: str, language: str) -> None:
    found = [[one.citation for one in search(book, query, language).results] for query in (typed, written)]
    assert found[0] == found[1] != []


@pytest.mark.parametrize(
    ("greeted", "plain", "language"),
    [
        ("abi cezalı kart tşk", "cezalı kart", "tr"),
        ("slm hocam maça", "maça", "tr"),
        ("hi guys revoke pls", "revoke", "en"),
    ],
)
def test_a_greeting_beside_a_term_changes_nothing(book: Book, greeted: str, plain: str, language: str) -> None:
    first = [search(book, query, language).results[0] for query in (greeted, plain)]
    assert first[0].citation == first[1].citation
    assert first[0].score == first[1].score


def test_every_typed_word_is_one_folded_word() -> None:
    for typed, written in load_spoken().items():
        assert typed == turkish.fold(typed)
        assert typed.isalnum()
        assert written != typed
