"""What a question shows as data: the same table comes back, whichever template made it."""

import json

import pytest

from quizzes.questions.shown import shown_as_data, shown_from_data
from quizzes.questions.tables import table_of
from quizzes.questions.templates import question, templates


@pytest.mark.parametrize("name", templates())
def test_the_table_comes_back_from_its_data(name: str) -> None:
    for seed in (1, 2, 3):
        shown = question(name, seed).draft.shown
        again = shown_from_data(json.loads(json.dumps(shown_as_data(shown))))
        assert again == shown
        assert table_of(again) == table_of(shown)
