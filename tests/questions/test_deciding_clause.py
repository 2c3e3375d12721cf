"""The deciding clause stands among those of the ruling; of a fact asked for, in a branch or with the rule that asks."""

import pytest

from quizzes.questions.templates import templates
from rulings.engine.citing import is_within
from rulings.engine.outcome import Branch, Ruling
from rulings.engine.rulings import rule
from rulings.engine.trees import clause_that_waits
from tests.questions.made import made
from tests.sampling import every


def _branches(ruling: Ruling) -> tuple[Branch, ...]:
    """Of a case that lacks a fact: what is ruled for each of its values."""
    return ruling.split.branches if ruling.split else ()


def absent(name: str, seeds: range) -> list[str]:
    """The questions whose ruling rests neither on the deciding clause nor on a part of it."""
    found = []
    for seed in seeds:
        draft = made(name, seed).draft
        ruling = rule(draft.case)
        of_branches = (one for branch in _branches(ruling) for one in branch.ruling.clauses)
        clauses = [*ruling.clauses, *of_branches, clause_that_waits(ruling.trace)]
        if not any(is_within(clause, draft.clause) for clause in clauses):
            found.append(f"{name} {seed}: {draft.clause} is not among {clauses}")
    return found


@pytest.mark.parametrize("first", every(3, range(3)))
def test_the_deciding_clause_is_one_of_the_ruling(first: int) -> None:
    assert [told for name in list(templates())[first::3] for told in absent(name, range(300, 306))] == []


@pytest.mark.long
@pytest.mark.parametrize("name", templates())
def test_the_deciding_clause_of_many_questions_is_one_of_the_ruling(name: str) -> None:
    assert absent(name, range(100)) == []
