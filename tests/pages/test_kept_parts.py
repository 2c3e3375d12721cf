"""A part of a page that is kept is written again in another language and for another value; without a value, each time."""

from itertools import count

import pytest
from django.template import Context, Template
from django.test import Client
from django.utils import translation

from lawbook.book import Book
from lawbook.templatetags import kept
from quizzes.questions.templates import question

TEMPLATE = '{% load kept %}{% kept "numbers" value %}{{ numbers }}{% endkept %}'


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "_kept", {})


def test_once_for_each_value_and_language(book: Book) -> None:
    numbers, written = count(1), Template(TEMPLATE)

    def told(value: str) -> str:
        return written.render(Context({"value": value, "numbers": numbers.__next__}))

    assert [told("a"), told("a"), told("b"), told(""), told("")] == ["1", "1", "2", "3", "4"]
    with translation.override("en"):
        assert told("a") == "5"
    assert told("a") == "1"


def test_those_asked_for_least_lately_go(book: Book, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST", 2)
    numbers, written = count(1), Template(TEMPLATE)
    told = [written.render(Context({"value": one, "numbers": numbers.__next__})) for one in "abacba"]
    assert told == ["1", "2", "1", "3", "4", "5"]


def test_a_verdict_is_the_same_whether_its_parts_were_kept(reader: Client) -> None:
    address = f"/tr/soru/{question('revoke-established', 5).id}/"
    for asked in (address, f"{address}?answer=a"):
        first, second = (reader.get(asked).content for _time in range(2))
        assert first == second
    assert kept._kept.keys() == {"question", "quoted", "around"}
