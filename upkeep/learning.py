"""``python -m upkeep.learning``: learn from the phrases which words speak for which passage (docs/search.md).

A softmax over the passages and one over the Laws, by gradient descent over all phrases and headings; of the weights above zero
the largest are kept, 80,000 of the one and 40,000 of the other. Writes ``fixtures/search/learned.bin``; the same phrases give
the same file.
"""

import math
import os
from collections import Counter
from typing import Any

import django
import numpy as np

_ROUNDS, _BATCH, _STEP, _SCALE = 6, 64, 0.25, 12.0
_MOST, _MOST_OF_LAWS, _LEAST_PAIRS, _PAIR = 80_000, 40_000, 2, 0.5
_TENTH = 0.1  # of a logit: then about 1 for a phrase
Vector = tuple[Any, Any]


def examples() -> list[tuple[str, list[str]]]:
    """Each way in which people ask for a passage, and each heading, as folded words."""
    from lawbook import turkish
    from lawbook.book import current_book
    from lawbook.further_languages import OWN
    from lawbook.search.analysis import said
    from lawbook.search.phrases import load_phrases

    asked = [(at.id, text) for at, phrases in load_phrases().items() for texts in phrases.values() for text in texts]
    headed = [(at.id, one.heading[language]) for at, one in current_book().passages.items() for language in OWN]
    return [(at, [turkish.fold(word) for word in said(text)]) for at, text in [*asked, *headed] if text]


class Learner:
    """The weights of each feature for each passage while they are learned."""

    def __init__(self, told: list[tuple[str, list[str]]]) -> None:
        from lawbook.search.learned import features, pairs

        sets = [features(words) for _, words in told]
        near = [pairs(words) for _, words in told]
        counted, paired = Counter(one for found in sets for one in found), {one for found in near for one in found}
        self.numbers = sorted(one for one, times in counted.items() if one not in paired or times >= _LEAST_PAIRS)
        self._place = {number: place for place, number in enumerate(self.numbers)}
        self.rarity = np.array(
            [math.log(1 + len(told) / counted[one]) * (_PAIR if one in paired else 1.0) for one in self.numbers],
            dtype=np.float32,
        )
        self.citations = sorted({at for at, _ in told})
        place_of = {at: place for place, at in enumerate(self.citations)}
        self._wanted = np.array([place_of[at] for at, _ in told])
        self._vectors = [self._vector(found) for found in sets]
        self.weights = np.zeros((len(self.numbers), len(self.citations)), dtype=np.float32)

    def _vector(self, found: set[int]) -> Vector:
        places = np.array(sorted(self._place[one] for one in found if one in self._place), dtype=int)
        rarity = self.rarity[places]
        return places, rarity / (np.sqrt((rarity * rarity).sum()) or 1.0)

    def learn(self) -> None:
        """Go through all examples in an order that is always the same, in smaller and smaller steps."""
        order = np.random.default_rng(0)
        for done in range(_ROUNDS):
            step = _STEP * (1 - 0.7 * done / _ROUNDS)
            shuffled = order.permutation(len(self._vectors))
            for first in range(0, len(shuffled), _BATCH):
                self._correct(shuffled[first : first + _BATCH], step)

    def _correct(self, batch: Any, step: float) -> None:
        vectors = [self._vectors[one] for one in batch]
        logits = np.stack([share @ self.weights[places] for places, share in vectors]) * _SCALE
        likely = np.exp(logits - logits.max(axis=1, keepdims=True))
        likely /= likely.sum(axis=1, keepdims=True)
        likely[np.arange(len(batch)), self._wanted[batch]] -= 1
        for (places, share), wrong in zip(vectors, likely, strict=True):
            self.weights[places] -= step * np.outer(share, wrong)

    def speaking(self, most: int) -> Any:
        """Of each feature its weights for every passage: those above zero, and of these the ``most`` largest."""
        above = np.maximum(self.weights, 0)
        least = np.partition(above.ravel(), -most)[-most] if above.size > most else 0.0
        return np.where(above >= least, above, 0)


def learned() -> bytes:
    """The content of the file."""
    from lawbook.citations import parse
    from lawbook.search.learned import Table, law_of, packed

    told = examples()
    of_passages, of_laws = Learner(told), Learner([(law_of(parse(at)), words) for at, words in told])
    of_passages.learn()
    of_laws.learn()
    weights = np.hstack(
        [of_passages.speaking(_MOST), of_laws.speaking(_MOST_OF_LAWS)]
    )  # of the same words, so of the same features
    most = float(weights.max())
    bounds, places, kept = [0], [], []
    for row in weights:
        quantized = np.round(row * (255 / most)).astype(int)
        held = np.flatnonzero(quantized)
        places += held.tolist()
        kept += quantized[held].tolist()
        bounds.append(len(places))
    rarity, unit = of_passages.rarity.tolist(), most / 255 * _SCALE * _TENTH
    return packed(
        Table(of_passages.citations, unit, of_passages.numbers, bounds, rarity, places, kept, of_laws.citations)
    )


def main() -> None:
    """Learn and write."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    from lawbook.search.learned import file

    content = learned()
    file().write_bytes(content)
    print(f"{file().name}: {len(content)} bytes")


if __name__ == "__main__":
    main()
