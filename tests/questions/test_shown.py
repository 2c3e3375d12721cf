"""What a question shows as data: the same table comes back, whichever template made it."""

import json

import pytest
from django.utils import translation

from bridge.cards import Suit
from quizzes.questions.shown import shown_as_data, shown_from_data
from quizzes.questions.tables import table_of
from quizzes.questions.templates import question, templates
from rulings.diagrams import bid_said
from tests.sampling import every


@pytest.mark.parametrize("name", every(3, templates()))
def test_the_table_comes_back_from_its_data(name: str) -> None:
    for seed in (1, 2, 3):
        shown = question(name, seed).draft.shown
        again = shown_from_data(json.loads(json.dumps(shown_as_data(shown))))
        assert again == shown
        assert table_of(again) == table_of(shown)


def test_a_bid_of_one_is_said_in_the_singular() -> None:
    with translation.override("en"):
        assert [bid_said(1, Suit.S), bid_said(4, Suit.S), bid_said(1, None)] == ["1 spade", "4 spades", "1 notrump"]
    with translation.override("tr"):
        assert bid_said(1, Suit.S) == "1 pik"
