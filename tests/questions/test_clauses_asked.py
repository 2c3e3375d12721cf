"""Which clauses decide some question, of those that none decided when an examiner read 3,900 of them; the rest shrinks."""

import pytest

from lawbook.citations import parse
from quizzes.questions.templates import question, templates

NEVER_DECIDED = frozenset(
    "43B2a 43B3 47E2b 48B 50D2 50E3 50E4 55C 58A 58B4 60A 60C 62C3 62D2 64C 65B3 65D 66D 67A2 67B2 67B3 78C 78D "
    "46B1b 46B3a 47C 47D 57A3 63A2 63A4".split()
)
NOT_YET = frozenset("43B3 47E2b 48B 50E3 50E4 55C 60A 60C 62C3 62D2 64C 65D 66D 67A2 67B2 67B3 78C 78D".split())
"""Those that still decide none: a template that asks them takes them away here."""

FEW, MANY = 24, 160
"""Seeds of every template, and of those about a Law: some clauses are what decides in one question of forty."""


@pytest.mark.long
def test_the_clauses_that_decide_no_question_become_fewer() -> None:
    decided = {question(name, seed).draft.clause for name in templates() for seed in range(FEW)}
    missing = {one for one in NEVER_DECIDED if not any(clause.startswith(one) for clause in decided)}
    assert {one for one in missing if one in NOT_YET or not _is_decided(one)} == NOT_YET


def _is_decided(clause: str) -> bool:
    law = str(parse(clause).law)
    about = [name for name, one in templates().items() if law in {str(parse(found).law) for found in one.clauses}]
    return any(question(name, seed).draft.clause.startswith(clause) for name in about for seed in range(MANY))
