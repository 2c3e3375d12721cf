"""What an exam is made of, kept as data in ``fixtures/exams``: topics with weights, questions, time, pass mark, the book."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

import yaml
from django.conf import settings

from lawbook.citations import law_of
from quizzes.questions.templates import Template, templates

MOST_QUESTIONS = 200
MOST_WRITTEN = 10


@dataclass(frozen=True)
class Blueprint:
    """An exam. ``weights`` say how many questions each topic has, in proportion; times are minutes, the pass mark per cent.

    ``laws`` limit it, none of them do not. ``withdrawn`` are templates that it does not ask. ``written`` rulings are asked
    besides, in examinations alone.
    """

    name: str
    title: Mapping[str, str]
    questions: int
    minutes: int
    pass_mark: int
    open_book: bool
    weights: Mapping[str, int]
    laws: frozenset[str] = frozenset()
    withdrawn: frozenset[str] = frozenset()
    written: int = 0

    def limited_to(self, questions: int, laws: Collection[str]) -> "Blueprint":
        """The same exam with so many questions about these Laws, its time in proportion; no Laws: about all of them.

        ``ValueError`` if there are no questions about them, or for fewer than one or more than ``MOST_QUESTIONS``.
        """
        if not 1 <= questions <= MOST_QUESTIONS:
            raise ValueError(f"not a number of questions: {questions}")
        minutes = -(-self.minutes * questions // self.questions)
        limited = replace(self, questions=questions, minutes=minutes, laws=frozenset(laws))
        weights = {topic: weight for topic, weight in self.weights.items() if limited.templates_on(topic)}
        if not weights:
            raise ValueError(f"no questions about the Laws {', '.join(sorted(laws))}")
        return replace(limited, weights=weights)

    def templates_on(self, topic: str) -> list[Template]:
        """The templates of a topic that are about the Laws of the exam."""
        return [one for one in of_topic(topic) if not self.laws or self.laws & one.laws]

    def without(self, withdrawn: Collection[str]) -> "Blueprint":
        """The same exam without the templates that editors have withdrawn; their topic goes with the last of them."""
        found = replace(self, withdrawn=frozenset(withdrawn))
        return replace(found, weights={topic: one for topic, one in self.weights.items() if found._open(topic)})

    def open_templates(self) -> list[Template]:
        """All templates that it can ask."""
        return [one for topic in self.weights for one in self._open(topic)]

    def _open(self, topic: str) -> list[Template]:
        return [one for one in self.templates_on(topic) if one.name not in self.withdrawn]

    def all_laws(self) -> list[int]:
        """The Laws that its questions can be about."""
        return sorted({int(law) for topic in self.weights for one in of_topic(topic) for law in one.laws})

    def minutes_with(self, extra: int) -> int:
        """The time with so many per cent more."""
        return self.minutes * (100 + extra) // 100

    def pick(self, chance: Random) -> list[str]:
        """The templates of one sitting: each topic in its proportion, as many templates as there are, any order."""
        picked = [name for topic, count in self.shares().items() for name in self._names(topic, count, chance)]
        chance.shuffle(picked)
        return picked

    def shares(self) -> dict[str, int]:
        """How many questions each topic has: by largest remainders, and one at least where there are enough for all.

        A topic that would have none gets its one, and the others share what is left.
        """
        shares = _by_largest_remainder(self.weights, self.questions)
        one_each: dict[str, int] = {}
        while self.questions >= len(self.weights) and (without := [name for name, many in shares.items() if not many]):
            one_each |= dict.fromkeys(without, 1)
            left = {topic: weight for topic, weight in self.weights.items() if topic not in one_each}
            shares = _by_largest_remainder(left, self.questions - len(one_each))
        return {topic: (shares | one_each)[topic] for topic in self.weights}

    def _names(self, topic: str, count: int, chance: Random) -> list[str]:
        """Templates of a topic: none twice before each has come once."""
        there_are = [one.name for one in self._open(topic)]
        names: list[str] = []
        while len(names) < count:
            names += chance.sample(there_are, min(len(there_are), count - len(names)))
        return names


def _by_largest_remainder(weights: Mapping[str, int], questions: int) -> dict[str, int]:
    """The whole parts of the shares; what is left goes to the largest remainders."""
    total = sum(weights.values())
    exact = {topic: questions * weight / total for topic, weight in weights.items()}
    shares = {topic: int(share) for topic, share in exact.items()}
    by_remainder = sorted(exact, key=lambda topic: shares[topic] - exact[topic])
    for topic in by_remainder[: questions - sum(shares.values())]:
        shares[topic] += 1
    return shares


def of_topic(topic: str) -> list[Template]:
    """The templates of a topic that are asked in exams."""
    return [one for one in templates().values() if one.topic.name == topic and one.for_exams]


def decides(clause: str, laws: Collection[str]) -> bool:
    """Whether a clause is of one of these Laws; where none is named, any is."""
    return not laws or str(law_of(clause)) in laws


class WrongBlueprint(ValueError):
    """A blueprint file that cannot be used; the text says why."""


@cache
def blueprints() -> dict[str, Blueprint]:
    """All exams by name, the shortest first: a ladder from one subject to a national examination."""
    files = sorted((settings.FIXTURES_DIR / "exams").glob("*.yaml"))
    found = [
        read_blueprint(file.stem, yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader))
        for file in files
    ]
    return {one.name: one for one in sorted(found, key=lambda one: one.questions)}


def read_blueprint(name: str, data: Mapping[str, Any]) -> Blueprint:
    """A blueprint as its file says it; ``WrongBlueprint`` with the reason if it cannot be used."""
    try:
        found = Blueprint(
            name=name,
            title=dict(data["title"]),
            questions=int(data["questions"]),
            minutes=int(data["minutes"]),
            pass_mark=int(data["pass_mark"]),
            open_book=bool(data["open_book"]),
            weights={str(topic): int(weight) for topic, weight in data["topics"].items()},
            written=int(data.get("written", 0)),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise WrongBlueprint(f"{name}: {error!r}") from error
    if unknown := [topic for topic in found.weights if not of_topic(topic)]:
        raise WrongBlueprint(f"{name}: no templates on {', '.join(unknown)}")
    if not (1 <= found.questions <= MOST_QUESTIONS and 1 <= found.minutes <= 600 and 1 <= found.pass_mark <= 100):
        raise WrongBlueprint(f"{name}: 1 to 200 questions, 1 to 600 minutes, a pass mark of 1 to 100 per cent")
    if not 0 <= found.written <= MOST_WRITTEN:
        raise WrongBlueprint(f"{name}: at most {MOST_WRITTEN} written rulings")
    if min(found.weights.values(), default=0) < 1:
        raise WrongBlueprint(f"{name}: every weight is at least 1")
    return found
