"""Words as vectors to learn from: their features, each by its rarity, of length one."""

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

_LEAST_PAIRS, _PAIR = 2, 0.5
Vector = tuple[Any, Any]
"""The places of its features, and how much of each."""


class Vectors:
    """The features of all that is said, in the order of their ``numbers``, with the ``rarity`` of each.

    A pair of words that comes only once is no feature; another one counts half.
    """

    def __init__(self, all_said: Sequence[Sequence[str]]) -> None:
        from lawbook.search.learned import features, pairs

        counted = Counter(one for words in all_said for one in features(words))
        paired = {one for words in all_said for one in pairs(words)}
        self.numbers = sorted(one for one, times in counted.items() if one not in paired or times >= _LEAST_PAIRS)
        self._place = {number: place for place, number in enumerate(self.numbers)}
        self.rarity = np.array(
            [math.log(1 + len(all_said) / counted[one]) * (_PAIR if one in paired else 1.0) for one in self.numbers],
            dtype=np.float32,
        )

    def of(self, words: Sequence[str]) -> Vector:
        """The vector of some folded words."""
        from lawbook.search.learned import features

        found = (self._place[one] for one in features(words) if one in self._place)
        places = np.array(sorted(found), dtype=int)
        rarity = self.rarity[places]
        return places, rarity / (np.sqrt((rarity * rarity).sum()) or 1.0)
