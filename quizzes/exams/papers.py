"""An exam on paper for a class: the same questions for everybody from a number, and the key for who made it."""

import secrets
from random import Random

from django.core import signing

from quizzes.exams.blueprints import Blueprint
from quizzes.questions.templates import Question, question

MOST = 10**6
_SALT = "paper"


def new_number() -> int:
    """The number of a new paper."""
    return secrets.randbelow(MOST)


def questions_of(blueprint: Blueprint, number: int) -> list[Question]:
    """The questions of a paper, in their order."""
    picked = blueprint.pick(Random(f"{blueprint.name} {number}"))  # noqa: S311 (the key is guarded by its signature)
    return [question(name, seed) for name, seed in picked]


def key_of(blueprint: Blueprint, number: int) -> str:
    """What opens the key of a paper: only the site can make it."""
    return signing.Signer(salt=_SALT).signature(f"{blueprint.name} {number}")


def opens(blueprint: Blueprint, number: int, key: str) -> bool:
    """Whether this is the key of the paper."""
    return secrets.compare_digest(key_of(blueprint, number).encode(), key.encode())
