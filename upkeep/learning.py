"""``python -m upkeep.learning``: learn from the phrases which words speak for which passage (docs/search.md).

A softmax over the passages and one over the Laws, by gradient descent over all phrases and headings; of the weights above zero
the largest are kept, 200,000 of the one and 100,000 of the other. And whether words are about the Laws at all
(``upkeep/learning_subject.py``). Writes ``fixtures/search/learned.bin``; the same phrases give the same file.
"""

import os
from dataclasses import replace
from typing import Any

import django
import numpy as np
import yaml

from upkeep.learning_subject import learn_subject
from upkeep.learning_vectors import Vectors

_ROUNDS, _BATCH, _STEP, _SCALE = 5, 64, 0.2, 12.0
_MOST, _MOST_OF_LAWS = 200_000, 100_000
_TENTH = 0.1  # of a logit: then about 1 for a phrase


def examples() -> list[tuple[str, list[str]]]:
    """Each way in which people ask for a passage, those told for learning alone too, and each heading, as folded words."""
    from lawbook.book import current_book
    from lawbook.further_languages import OWN
    from lawbook.search.phrases import load_phrases

    asked = [(at.id, text) for at, phrases in load_phrases().items() for texts in phrases.values() for text in texts]
    told = [(row["at"], text) for row in _told() if "at" in row for language in OWN for text in row[language]]
    headed = [(at.id, one.heading[language]) for at, one in current_book().passages.items() for language in OWN]
    return [(at, folded(text)) for at, text in [*asked, *told, *headed] if text]


def about_something_else() -> list[list[str]]:
    """Queries about other games, courts, the house, as folded words."""
    return [folded(text) for row in _told() if "at" not in row for texts in row.values() for text in texts]


def folded(text: str) -> list[str]:
    """What is said, without diacritics and without words that only belong to the telling: who speaks of yesterday at the club
    may speak of anything.
    """
    from lawbook import turkish
    from lawbook.search.analysis import said
    from lawbook.search.elsewhere import load_elsewhere

    asides = load_elsewhere().asides
    return [word for word in map(turkish.fold, said(text)) if word not in asides]


def _told() -> list[dict[str, Any]]:
    """The rows of ``fixtures/search/told``, which only learning reads."""
    from django.conf import settings

    files = sorted((settings.FIXTURES_DIR / "search" / "told").glob("*.yaml"))
    return [row for file in files for row in yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)]


class Learner:
    """The weights of each feature for each passage while they are learned."""

    def __init__(self, vectors: Vectors, told: list[tuple[str, list[str]]]) -> None:
        self.citations = sorted({at for at, _ in told})
        place_of = {at: place for place, at in enumerate(self.citations)}
        self._wanted = np.array([place_of[at] for at, _ in told])
        self._vectors = [vectors.of(words) for _, words in told]
        self.weights = np.zeros((len(vectors.numbers), len(self.citations)), dtype=np.float32)

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
    from lawbook.search.learned import Table, counts_to, packed

    told, others = examples(), about_something_else()
    ours = [words for _, words in told]
    vectors = Vectors([*ours, *others])
    of_passages, of_laws = (
        Learner(vectors, told),
        Learner(vectors, [(counts_to(parse(at)), words) for at, words in told]),
    )
    of_passages.learn()
    of_laws.learn()
    weights = np.hstack([of_passages.speaking(_MOST), of_laws.speaking(_MOST_OF_LAWS)])
    most = float(weights.max())
    bounds, places, kept = [0], [], []
    for row in weights:
        quantized = np.round(row * (255 / most)).astype(int)
        held = np.flatnonzero(quantized)
        places += held.tolist()
        kept += quantized[held].tolist()
        bounds.append(len(places))
    subject = learn_subject(vectors, ours, others)
    rarity, unit = vectors.rarity.tolist(), most / 255 * _SCALE * _TENTH
    speaking = Table(of_passages.citations, unit, vectors.numbers, bounds, rarity, places, kept, of_laws.citations)
    return packed(replace(speaking, elsewhere=subject.weights, unit_elsewhere=subject.unit, bias=subject.bias))


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
