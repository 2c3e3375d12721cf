"""Questions that several tests look at: each is made once, and looked through for problems once."""

from functools import lru_cache

import pytest

from quizzes.questions import templates
from quizzes.questions.checking import check_template, problems
from quizzes.questions.guessing import Tally
from quizzes.questions.parts import Draft
from quizzes.questions.templates import Question, question

SEEDS = range(60)


KEPT = 2000
"""Some hundred of each template at a time: its tests are made by one process, one after the other (``conftest.py``)."""


def of_template(name: str) -> pytest.MarkDecorator:
    """Marks a test for the process that makes the questions of a template."""
    return pytest.mark.xdist_group(f"template {name}")


@lru_cache(KEPT)
def made(name: str, seed: int) -> Question:
    """A question, for all who do not change it."""
    return question(name, seed)


@lru_cache(KEPT)
def looked_at(name: str, seed: int) -> tuple[Question, list[str]]:
    """A question and what is wrong with it."""
    found = made(name, seed)
    return found, problems(found)


def wrong(name: str, seeds: range) -> list[tuple[int, list[str]]]:
    """What is wrong with questions of a template, by seed."""
    return [(seed, found) for seed in seeds if (found := looked_at(name, seed)[1])]


def checked(name: str, seeds: range) -> Tally:
    """Questions of a template, looked at and counted."""
    return check_template(templates.written()[name], seeds, looked_at)


def forget() -> None:
    """Which templates are asked is found out again."""
    for kept in (templates.templates, templates.linked, templates.names_of, templates._by_code):
        kept.cache_clear()


def drafts(name: str, count: int = len(SEEDS)) -> list[Draft]:
    """Those of the first seeds."""
    return [made(name, seed).draft for seed in range(count)]
