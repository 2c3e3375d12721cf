"""Questions that several tests look at: each is made once."""

from functools import cache

from quizzes.questions import templates
from quizzes.questions.parts import Draft
from quizzes.questions.templates import Question, question

SEEDS = range(60)


@cache
def made(name: str, seed: int) -> Question:
    """A question, for all who do not change it."""
    return question(name, seed)


def forget() -> None:
    """Which templates are asked is found out again."""
    for kept in (templates.templates, templates.linked, templates.names_of, templates._by_code):
        kept.cache_clear()


def drafts(name: str, count: int = len(SEEDS)) -> list[Draft]:
    """Those of the first seeds."""
    return [made(name, seed).draft for seed in range(count)]
