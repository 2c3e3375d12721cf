"""Questions on one core: made, and made and said in Turkish, for each template."""

import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count

_ROUNDS = 5
_SECONDS = 0.1


@dataclass(frozen=True)
class Asked:
    """Questions of a template a second: the medians over some rounds."""

    name: str
    made: float
    said: float


def measure() -> list[Asked]:
    """Every template, the rounds interleaved, each question of a new seed. The first line is the median over all templates."""
    from django.utils import translation

    from quizzes.questions.asking import ask
    from quizzes.questions.templates import question, templates

    def make(name: str) -> Callable[[int], object]:
        return lambda seed: question(name, seed).draft

    def make_and_say(name: str) -> Callable[[int], object]:
        return lambda seed: ask(question(name, seed), "tr")

    seeds = count()
    made: dict[str, list[float]] = {name: [] for name in templates()}
    said: dict[str, list[float]] = {name: [] for name in templates()}
    with translation.override("tr"):
        for _ in range(_ROUNDS):
            for name in made:
                made[name].append(_rate(make(name), seeds))
                said[name].append(_rate(make_and_say(name), seeds))
    each = [Asked(name, statistics.median(made[name]), statistics.median(said[name])) for name in made]
    return [_middle(each), *each]


def _middle(each: list[Asked]) -> Asked:
    return Asked(
        "median of the templates",
        statistics.median(one.made for one in each),
        statistics.median(one.said for one in each),
    )


def _rate(do: Callable[[int], object], seeds: Iterator[int]) -> float:
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < _SECONDS:
        do(next(seeds))
        done += 1
    return done / spent
