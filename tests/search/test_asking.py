"""Queries that are like the ways in which people ask for a passage."""

import pytest

from lawbook.book import Book
from lawbook.citations import parse
from lawbook.search.asking import Asking
from lawbook.search.engine import Engine, engine_of
from lawbook.search.understanding import Sought


def likeness(engine: Engine, phrase: str, query: str) -> float:
    """What a query and the only phrase of Law 50 have in common."""
    asking = Asking(engine.view, engine.interpreter, {parse("50"): {"tr": [phrase], "en": []}})
    sought: tuple[Sought, ...] = engine.interpreter.understand(query, "tr").sought
    return asking.likeness(sought, [engine.view.weight(one) for one in sought]).get(
        engine.view.place_of[parse("50")], 0
    )


@pytest.mark.parametrize("query", ["cezalı kart masada kaldı", "masada kalan cezali kart"])
def test_the_same_words_in_another_order_and_form_are_all_alike(book: Book, query: str) -> None:
    assert likeness(engine_of(book), "cezalı kart masada kaldı", query) > 0.9


def test_synonyms_of_the_glossary_are_alike(book: Book) -> None:
    engine = engine_of(book)
    assert likeness(engine, "mort kart oynadı", "yer kart oynadı") > 0.9
    assert likeness(engine, "maça oynadı", "pik oynamış") > 0.9


def test_what_only_one_of_them_has_makes_them_less_alike(book: Book) -> None:
    engine = engine_of(book)
    whole = likeness(engine, "cezalı kart", "cezalı kart")
    longer_phrase = likeness(engine, "cezalı kart masada kaldı", "cezalı kart")
    longer_query = likeness(engine, "cezalı kart", "cezalı kart masada kaldı")
    assert 0 < longer_phrase < whole
    assert 0 < longer_query < whole
    assert likeness(engine, "seyirci konuştu", "cezalı kart") == 0


@pytest.mark.parametrize("query", ["cezalı kart", "rönons", "mort kart oynadı", "cezali kart masada kaldi mi"])
def test_phrases_that_are_left_out_early_would_not_have_been_near(
    book: Book, query: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = engine_of(book)
    sought = engine.interpreter.understand(query, "tr").sought
    weights = [engine.view.weight(one) for one in sought]
    phrases = {parse("50"): {"tr": ["cezalı kart", "rönons", f"{query} {'deklaran kontrat zon löve ' * 4}"], "en": []}}
    asking = Asking(engine.view, engine.interpreter, phrases)
    found = asking.likeness(sought, weights)
    monkeypatch.setattr("lawbook.search.asking.bisect_left", lambda numbers, least: len(numbers))
    assert asking.likeness(sought, weights) == found
