"""Clauses that decided no question decide some of a bundle; each of its scenes is told."""

import pytest

from lawbook.citations import with_ancestors
from quizzes.questions.sets.after_the_final_pass import AFTER_FINAL_PASS, WRONG_REVIEW
from quizzes.questions.sets.clauses_for_a_call import DOUBLED, HIGH_ENOUGH, HOW_HIGH
from quizzes.questions.sets.clauses_for_a_card import CARD_PLAYED, LIES, TAKEN_BACK
from quizzes.questions.sets.clauses_for_a_hand import NOT_HIS, SHORT
from quizzes.questions.sets.dummy_penalised import HELD_AGAINST_DUMMY
from quizzes.questions.sets.kinds_of_adjusted_score import KIND, OFFENDERS, ONE_SCORE, TRICKS_DETERMINED
from quizzes.questions.sets.mistakes_brought_up import BROUGHT_UP, DEPARTURE, NOT_DISCLOSED, WITHDRAWN
from quizzes.questions.sets.premature_plays_told import TOO_SOON
from quizzes.questions.sets.questions_answered import WHO_ANSWERS
from quizzes.questions.sets.rights_and_penalties import ALONE, APPEAL, PENALISED, WATCHING
from quizzes.questions.templates import written
from rulings.engine.facts import Facts
from rulings.engine.rulings import rule
from tests.questions.made import drafts

BUNDLES = {
    "questions-and-what-was-wrong": (
        (AFTER_FINAL_PASS, WHO_ANSWERS, WRONG_REVIEW, BROUGHT_UP, NOT_DISCLOSED, WITHDRAWN, DEPARTURE),
        "16C3 20C1 20C2 20D 20E 20F2 20F4b 20F6 40B3b 40C2",
    ),
    "which-score-the-director-gives": (
        (KIND, OFFENDERS, ONE_SCORE, TRICKS_DETERMINED),
        "12A2 12C1a 12C1ei 79B2 86B1 86B3",
    ),
    "the-clause-for-a-call": ((DOUBLED, HIGH_ENOUGH, HOW_HIGH), "18B 18C 18E 36B1 37B1"),
    "the-clause-for-a-card": ((CARD_PLAYED, TAKEN_BACK, LIES), "45A 45C5 47F1 50A"),
    "the-clause-for-a-hand": ((SHORT, NOT_HIS), "14A3 15A1"),
    "may-dummy-be-penalised": ((HELD_AGAINST_DUMMY,), "42B1 42B2 42B3 43A1a 43B1 90A"),
    "a-card-before-its-turn": ((TOO_SOON,), "57A 57C1 57C2 57C3 57D"),
    "rights-and-penalties": ((ALONE, PENALISED, APPEAL, WATCHING), "10A 11B 12C3 76A1 83 90A 91B"),
}
MANY = 260


@pytest.mark.parametrize("name", BUNDLES)
def test_each_scene_is_told_and_its_table_finds_the_key(name: str) -> None:
    found = drafts(name)
    assert {draft.known["told"] for draft in found} == {one.name for one in BUNDLES[name][0]}
    check = written()[name].check
    assert check is not None
    assert all(frozenset(check(draft)) == draft.right for draft in found)


@pytest.mark.parametrize("name", BUNDLES)
def test_the_clauses_decide_some_question_and_its_ruling_rests_on_them(name: str) -> None:
    found = drafts(name, MANY)
    assert set(BUNDLES[name][1].split()) <= {draft.clause for draft in found}
    assert [draft.clause for draft in found if draft.clause not in _rests_on(draft.case)] == []


def _rests_on(case: Facts) -> set[str]:
    """The clauses of a ruling, and those in which they stand: of 57A1 to 57A4 the whole decides."""
    return {one for clause in rule(case).clauses for one in with_ancestors(clause)}
