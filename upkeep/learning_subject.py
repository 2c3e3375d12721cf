"""Learn from which words it is seen that somebody asks about something else than the Laws (docs/search.md).

A logistic regression: all phrases and headings on the one side, ``fixtures/search/told/elsewhere.yaml`` on the other.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from upkeep.learning_vectors import Vectors

_ROUNDS, _STEP, _STEP_OF_BIAS, _SCALE = 5, 0.1, 0.01, 12.0
_WIDEST = 127


@dataclass(frozen=True)
class Subject:
    """How much each feature speaks for something else, in whole numbers of ``unit``; ``bias`` for nothing said."""

    weights: list[int]
    unit: float
    bias: float


def learn_subject(vectors: Vectors, ours: Sequence[Sequence[str]], others: Sequence[Sequence[str]]) -> Subject:
    """The same phrases give the same numbers."""
    told = [(vectors.of(words), is_other) for said, is_other in ((ours, False), (others, True)) for words in said]
    weights, bias = _descended(told, len(vectors.numbers))
    most = float(np.abs(weights).max()) or 1.0
    return Subject(np.round(weights * (_WIDEST / most)).astype(int).tolist(), most / _WIDEST * _SCALE, bias)


def _descended(told: Sequence[tuple[Any, bool]], features: int) -> tuple[Any, float]:
    weights, bias = np.zeros(features), 0.0
    order = np.random.default_rng(0)
    for done in range(_ROUNDS):
        step = _STEP * (1 - 0.7 * done / _ROUNDS)
        for number in order.permutation(len(told)):
            (places, share), is_other = told[number]
            likely = 1 / (1 + np.exp(-(share @ weights[places] * _SCALE + bias)))
            wrong = likely - is_other
            weights[places] -= step * wrong * share
            bias -= _STEP_OF_BIAS * float(wrong)
    return weights, bias
