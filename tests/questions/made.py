"""Questions that several tests look at: each is made once."""

from functools import cache

from quizzes.questions.parts import Draft
from quizzes.questions.templates import Question, question

SEEDS = range(60)


@cache
def made(name: str, seed: int) -> Question:
    """A question, for all who do not change it."""
    return question(name, seed)


def drafts(name: str, count: int = len(SEEDS)) -> list[Draft]:
    """Those of the first seeds."""
    return [made(name, seed).draft for seed in range(count)]
