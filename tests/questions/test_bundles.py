"""A bundle asks each of its small scenes, and checks it by that scene's own table."""

from quizzes.questions.sets.boards_handled import HANDLED, WRONG_CARDS
from quizzes.questions.sets.own_infractions import CHOICE, ERROR, OWN
from quizzes.questions.templates import written
from tests.questions.made import drafts

NAME = "what-is-held-against-a-player"


def test_each_scene_of_a_bundle_is_told_and_its_table_finds_the_key() -> None:
    found = drafts(NAME, 30)
    assert {draft.known["told"] for draft in found} == {one.name for one in (CHOICE, ERROR, HANDLED, OWN, WRONG_CARDS)}
    check = written()[NAME].check
    assert check is not None
    assert all(frozenset(check(draft)) == draft.right for draft in found)
