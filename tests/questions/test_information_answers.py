"""Answers on information of which two would be true of one story, and stories that other clauses than the key's forbid."""

import pytest
from django.utils import translation

from quizzes.questions.asking import ask, label_text
from quizzes.questions.templates import question

SEEDS = range(60)
USE, COMMUNICATION, PENALTY = (
    "whether-information-may-be-used",
    "communication-and-deception",
    "who-may-be-penalised-for-information",
)
BOTH_TRUE = (
    # 73D1 speaks of a manner that tells nothing as well.
    (USE, "Yes: nothing was conveyed", "No: only his opponents"),
    (COMMUNICATION, "It is of no account", "It is no infraction; partner"),
    # A pause that had to be made is of no account.
    (COMMUNICATION, "It tells nothing", "It is of no account"),
    # Who reaches for the box and draws back varies his manner (73D1).
    (COMMUNICATION, "He has not tried to deceive", "It is no infraction"),
)


def answers(name: str, seed: int) -> tuple[str, list[str]]:
    """The right answer, and the others."""
    draft = question(name, seed).draft
    said = [(option.right, label_text(option.answer.label, draft.roles, "en")) for option in draft.options]
    return next(text for right, text in said if right), [text for right, text in said if not right]


@pytest.mark.parametrize(("name", "right", "other"), BOTH_TRUE)
def test_no_answer_is_true_beside_the_right_one(name: str, right: str, other: str) -> None:
    with translation.override("en"):
        beside = [others for key, others in (answers(name, seed) for seed in SEEDS) if key.startswith(right)]
    assert beside
    assert not any(text.startswith(other) for others in beside for text in others)


def test_by_which_penalty_a_side_is_punished_is_not_asked() -> None:
    """90A and 91A leave it to the director."""
    with translation.override("en"):
        said = {text for seed in SEEDS for key, others in [answers(PENALTY, seed)] for text in (key, *others)}
    assert len(said) == 4
    assert not any("procedural" in text or "disciplinary" in text for text in said)


def test_only_opponents_may_use_what_was_varied_unintentionally() -> None:
    """73D1 speaks of no tempo that was varied on purpose."""
    with translation.override("en"):
        for seed in SEEDS:
            if answers(USE, seed)[0].startswith("No: only his opponents"):
                assert "Neither of the two had meant it to tell anything." in ask(question(USE, seed), "en")["story"]
