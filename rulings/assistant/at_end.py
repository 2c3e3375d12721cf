"""The questions at the end of a page that is read through: who has questions offers them here, since rulings know none."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

NUMBER, LETTERS = "question", "answer"
"""What an address says of a question that was answered in its place."""


class Answer(NamedTuple):
    """The letters that were chosen for the question of a number, counted from 1."""

    number: int
    letters: tuple[str, ...]


class End(NamedTuple):
    """Where the questions of a topic stand, and what was answered there."""

    topic: str
    address: str
    answer: Answer | None = None


Part = Callable[[], str]
"""A part of a page, made when it is asked for."""
Maker = Callable[[End], Sequence[Part]]
Key = Callable[[str], str]
More = Callable[[str, str], str]

_MAKERS: list[tuple[Maker, Key, More]] = []


def offer_questions(maker: Maker, key: Key, more: More) -> None:
    """Offer the questions of a topic as parts of a page; the ``key`` of a topic is another when they are others.

    ``more``: where in a language more questions on a topic are.
    """
    _MAKERS[:] = [(maker, key, more)]


def questions_at(end: End) -> list[Part]:
    """The questions as parts of a page."""
    return [one for maker, _key, _more in _MAKERS for one in maker(end)]


def key_of(topic: str) -> str:
    """What is another when the questions of a topic are others."""
    return " ".join(key(topic) for _maker, key, _more in _MAKERS)


def more_on(topic: str, language: str) -> str:
    """Where more questions on a topic are; empty without any."""
    return "".join(more(topic, language) for _maker, _key, more in _MAKERS)


def answer_in(query: Mapping[str, Sequence[str]]) -> Answer | None:
    """What the lists of values of an address say."""
    number = (query.get(NUMBER) or [""])[0]
    if not (number.isascii() and number.isdigit() and len(number) == 1):
        return None
    return Answer(int(number), tuple(query.get(LETTERS) or ()))
