"""Each clause decides some question, of those that none decided when an examiner read 3,900 of them."""

from collections.abc import Iterable

import pytest

from lawbook.citations import with_ancestors
from quizzes.questions.templates import templates
from tests.questions.made import made

NEVER_DECIDED = frozenset(
    "43B2a 43B3 47E2b 48B 50D2 50E3 50E4 55C 58A 58B4 60A 60C 62C3 62D2 64C 65B3 65D 66D 67A2 67B2 67B3 78C 78D "
    "46B1b 46B3a 47C 47D 57A3 63A2 63A4".split()
)
NONE_UNTIL_LATELY = frozenset("12C2d 24A 24B 24C 36B3 75B1 75D1 75D2 79B1 87A 87B 87C".split())
"""Those that decided none of 300 questions of each template on 24 November 2026, or on the day after."""
RARE = {
    "6D3": "a-faulty-deal",
    "7B1": "what-is-held-against-a-player",
    "68D2a": "after-a-claim",
    "70A": "claim-contested",
    "19B3": "a-double-in-turn",
    "23A2": "the-call-in-place-of-one-out-of-rotation",
    "23A3": "the-call-in-place-of-one-out-of-rotation",
    "28B": "a-call-out-of-rotation",
    "79A1": "order-of-steps",
    "27C": "an-insufficient-bid-corrected",
    "43B2a": "what-dummy-did-and-what-follows",
    "63A2": "what-becomes-of-a-revoke",
    "63A4": "what-becomes-of-a-revoke",
    "65B3": "who-may-look-at-a-trick",
    "46B1b": "called-cards",
    "48B": "the-next-question",
    "50E3": "exposed-card-information",
    "62D2": "exposed-card-information",
    "45A": "the-clause-for-a-card",
    "45C5": "the-clause-for-a-card",
    "47F1": "the-clause-for-a-card",
    "50A": "the-clause-for-a-card",
    "18C": "the-clause-for-a-call",
    "36B1": "the-clause-for-a-call",
    "37B1": "the-clause-for-a-call",
    "14A3": "the-clause-for-a-hand",
    "15A1": "the-clause-for-a-hand",
    "50D2b": "the-clause-for-a-penalty-card",
    "18B": "the-clause-for-a-call",
    "18E": "the-clause-for-a-call",
    "70E2": "claim-adjudicated",
    "82B1": "an-error-of-procedure-is-put-right",
    "82B2": "an-error-of-procedure-is-put-right",
    "82B3": "an-error-of-procedure-is-put-right",
    "20D": "questions-and-what-was-wrong",
    "43B1": "what-dummy-did-and-what-follows",
    "44D": "what-dummys-question-costs",
    "57C3": "a-card-played-too-soon",
}
"""Those that decide in one question of sixteen or fewer, or only in a template that asks for the clause."""

FEW, MANY = 24, 160


def decides(clause: str, names: Iterable[str], seeds: int) -> bool:
    """Whether it decides a question of some template, or what stands in it does."""
    return any(clause in with_ancestors(made(name, seed).draft.clause) for seed in range(seeds) for name in names)


def about(clause: str) -> list[str]:
    """The templates that name it, a part of it or what it stands in; first those that name the fewest."""
    within = with_ancestors(clause)
    named = {name: one.clauses for name, one in templates().items()}
    found = [name for name, it in named.items() if any(one in within or clause in with_ancestors(one) for one in it)]
    return sorted(found, key=lambda name: len(named[name]))


@pytest.mark.long
@pytest.mark.parametrize("clause", sorted((NEVER_DECIDED | NONE_UNTIL_LATELY) - RARE.keys()))
def test_it_decides_some_question(clause: str) -> None:
    assert decides(clause, about(clause), FEW)


@pytest.mark.long
@pytest.mark.parametrize("clause", RARE)
def test_a_rare_clause_decides_some(clause: str) -> None:
    assert decides(clause, [RARE[clause]], MANY)
