"""Did you mean: the word of the vocabulary nearest to one that it does not hold.

Words and typed words meet at what is left of both after letters are deleted, so that few words have to be compared.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from zlib import crc32

from lawbook.search.remembering import Remembering

_SHORTEST, _SHORT, _TWO_SLIPS, _LONG = 3, 4, 8, 24


def allowed_distance(word: str) -> int:
    """How many slips a word of this length may have: one from three letters, two from eight; none in fewer. In four letters
    it is inside the word, in three a letter that was left out there (``krt``).
    """
    if len(word) < _SHORTEST or len(word) > _LONG:
        return 0
    return 1 if len(word) < _TWO_SLIPS else 2


class Spelling(Remembering):
    """The nearest words of a vocabulary, given with how often each occurs.

    What is left of each word is kept as one number: 32 bits of what is left, 16 bits for the word. Words that meet there by
    chance are no nearer for it.
    """

    def __init__(self, frequencies: Mapping[str, int]) -> None:
        self._frequencies = {word: count for word, count in frequencies.items() if 3 <= len(word) <= _LONG}
        self._words = tuple(self._frequencies)
        remains = (
            _number(remain) << 16 | place
            for place, word in enumerate(self._words)
            for remain in _deletions(word, 1 if len(word) < _TWO_SLIPS - 2 else 2)
        )
        self._remains = array("Q", sorted(remains))
        self.remember()

    def remember(self) -> None:
        """Words that were asked for before."""
        self.nearest = lru_cache(maxsize=1024)(self._nearest)

    def _nearest(self, typed: str) -> str | None:
        """The nearest word, the more frequent of two; None if none is near enough."""
        limit = allowed_distance(typed)
        if not limit:
            return None
        candidates = {self._words[place] for remain in _deletions(typed, limit) for place in self._with(remain)}
        ranked = sorted(self._ranked(typed, candidates, limit))
        return ranked[0][-1] if ranked else None

    def _with(self, remain: str) -> list[int]:
        """The places of the words of which this may be left."""
        number = _number(remain) << 16
        first = bisect_left(self._remains, number)
        last = bisect_left(self._remains, number + 0x10000, first)
        return [one & 0xFFFF for one in self._remains[first:last]]

    def _ranked(self, typed: str, words: Iterable[str], limit: int) -> Iterator[tuple[int, bool, int, str]]:
        for word in words:
            distance = slips(typed, word, limit)
            inside = len(typed) > _SHORT or (word[0], word[-1]) == (typed[0], typed[-1])
            longer = len(typed) > _SHORTEST or len(word) > len(typed)
            if distance <= limit and inside and longer:
                yield distance, word[0] != typed[0], -self._frequencies[word], word


def _number(remain: str) -> int:
    return crc32(remain.encode())


def _deletions(word: str, limit: int) -> set[str]:
    found = {word}
    edge = {word}
    for _ in range(limit):
        edge = {one[:place] + one[place + 1 :] for one in edge for place in range(len(one))}
        found |= edge
    return found


def slips(first: str, second: str, limit: int) -> int:
    """Letters to insert, delete, change or swap with their neighbour; ``limit + 1`` for anything above the limit."""
    if abs(len(first) - len(second)) > limit:
        return limit + 1
    before: list[int] = []
    previous = list(range(len(second) + 1))
    for row, letter in enumerate(first, start=1):
        current = [row]
        for column, other in enumerate(second, start=1):
            cost = min(previous[column] + 1, current[-1] + 1, previous[column - 1] + (letter != other))
            swapped = row > 1 and column > 1 and letter == second[column - 2] and first[row - 2] == other
            current.append(min(cost, before[column - 2] + 1) if swapped else cost)
        before, previous = previous, current
    return min(previous[-1], limit + 1)
