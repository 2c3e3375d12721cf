"""How much the words of a query, and two of them near each other, speak for each passage: learned from how people ask.

Ranking by the rarity of words cannot know that ``görmeden`` and ``gördükten sonra`` lead to two clauses. A classifier learns
it from the phrases (``upkeep/learning.py``, docs/search.md); of it the weights that speak for a passage are kept, in a byte
each, and the names of its features as numbers. Words that say nothing by themselves count here.
"""

import json
import math
import zlib
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest
from itertools import compress, pairwise
from operator import itemgetter
from pathlib import Path
from typing import Any

from django.conf import settings

from lawbook.citations import Citation, parse
from lawbook.search.analysis import stem

_REACH = 2
_WEIGHT, _WEIGHT_OF_LAW, _NEWLY_FOUND = 1.1, 0.8, 10
_SURE_OF_A_PASSAGE = 0.65
# Of a logit, less four times what is said for the passage that it says most for: of phrases about the Laws that were left
# out in learning six in a thousand have more than the first.
_SURELY, _SURELY_BESIDE_OURS, _SPEAKS_AGAINST = -1.4, 0.7, 4.0
_NAMED = ("citations", "laws", "unit", "unit_elsewhere", "bias")
_ARRAYS = {"numbers": "I", "bounds": "I", "rarity": "f", "passages": "H", "weights": "B", "elsewhere": "b"}


def features(words: Sequence[str]) -> set[int]:
    """The numbers of what folded words say: of the beginning of each, and of pairs."""
    return {zlib.crc32(stem(word).encode()) for word in words} | pairs(words)


def pairs(words: Sequence[str]) -> set[int]:
    """The numbers of each two words that are near each other, in their order."""
    stems = [stem(word) for word in words]
    return {
        zlib.crc32(f"{one} {other}".encode())
        for place, one in enumerate(stems)
        for other in stems[place + 1 : place + 1 + _REACH]
    }


@dataclass(frozen=True)
class Table:
    """What was learned: of each feature (``numbers``, in their order) its rarity, and between its ``bounds`` the passages
    that it speaks for, as places in ``citations``, with weights in ``unit``. Behind the ``citations`` come the ``laws``
    (``counts_to``). ``elsewhere``: how much each feature speaks for something else than the Laws, or against it, in
    ``unit_elsewhere``; ``bias`` is what a query is worth that says nothing.
    """

    citations: Sequence[str]
    unit: float
    numbers: Sequence[int]
    bounds: Sequence[int]
    rarity: Sequence[float]
    passages: Sequence[int]
    weights: Sequence[int]
    laws: Sequence[str] = ()
    elsewhere: Sequence[int] = ()
    unit_elsewhere: float = 0.0
    bias: float = 0.0


def counts_to(citation: Citation) -> str:
    """What a passage counts to among the Laws: its Law; a definition or a footnote itself."""
    return str(citation.law) if citation.law else citation.id


class Learned:
    """The table for the passages of a book, immutable."""

    def __init__(self, table: Table, place_of: Mapping[Citation, int]) -> None:
        self._count = len(place_of)
        law_at = {law: self._count + number for number, law in enumerate(table.laws)}
        places = [*(place_of.get(parse(one), -1) for one in table.citations), *law_at.values()]
        ordered = sorted(place_of, key=place_of.__getitem__)
        self._law_at = array("H", [law_at.get(counts_to(one), self._count + len(law_at)) for one in ordered])
        self._numbers_said = self._count + len(law_at) + 1
        self._numbers, self._rarity = array("I", table.numbers), array("f", table.rarity)
        self._bounds, self._places, self._impacts = array("I", [0]), array("H"), array("f")
        for rarity, (first, last) in zip(table.rarity, pairwise(table.bounds), strict=True):
            for at in range(first, last):
                if places[table.passages[at]] >= 0:
                    self._places.append(places[table.passages[at]])
                    self._impacts.append(table.unit * rarity * table.weights[at])
            self._bounds.append(len(self._places))
        self._elsewhere = array("f", [table.unit_elsewhere * one for one in table.elsewhere])
        self._bias = table.bias

    def is_of_others(self, word: str) -> bool:
        """Whether a word was learned as one of something else: then it is no slip for a word of the Laws."""
        return any(self._elsewhere[one] > 0 for one in self._known(features([word])))

    def is_elsewhere(self, words: Sequence[str], *, beside_ours: bool) -> bool:
        """Whether it is all but certain of the words that they are about something else than the Laws: more certain
        ``beside_ours``, a word that only players say (``when should I finesse``).
        """
        known = list(self._known(features(words)))
        squares = sum(self._rarity[one] ** 2 for one in known)
        spoken = sum(self._rarity[one] * self._elsewhere[one] for one in known)
        sure = self._bias + spoken / squares**0.5 if squares else -math.inf
        least = _SURELY_BESIDE_OURS if beside_ours else _SURELY
        if sure <= least:
            return False
        said, root = self._said(words)
        return sure - _SPEAKS_AGAINST * max(said[: self._count], default=0.0) / root > least

    def added(self, scores: dict[int, float], words: Sequence[str]) -> dict[int, float]:
        """The scores with what the words say for each passage and for its Law; the ten passages for which they speak most are
        found anew.
        """
        said, root = self._said(words)
        most = nlargest(_NEWLY_FOUND, self._spoken_for(said), key=said.__getitem__)
        best, laws = max(scores.values(), default=0.0) / root, self._law_at
        of_passage, of_law = best * _WEIGHT, best * _WEIGHT_OF_LAW
        return {
            place: scores.get(place, 0.0) + of_passage * said[place] + of_law * said[laws[place]]
            for place in dict.fromkeys((*scores, *most))
        }

    def spoken(self, words: Sequence[str]) -> dict[int, float]:
        """By the place of a passage how much the words speak for it: about 1 for one of its phrases."""
        said, root = self._said(words)
        return {place: said[place] / root for place in self._spoken_for(said)}

    def sure_of(self, words: Sequence[str]) -> dict[int, float]:
        """The passages for which the words speak most, if they speak for one nearly as its phrases do; else none."""
        of_passages = self.spoken(words)
        if max(of_passages.values(), default=0.0) < _SURE_OF_A_PASSAGE:
            return {}
        return dict(nlargest(_NEWLY_FOUND, of_passages.items(), key=itemgetter(1)))

    def _spoken_for(self, said: Sequence[float]) -> Iterable[int]:
        """The places of the passages for which anything speaks."""
        return compress(range(self._count), said)

    def _said(self, words: Sequence[str]) -> tuple[list[float], float]:
        """How much they speak for each passage, by its place, and for each Law, at the numbers behind these; of these numbers
        the part that one gets (a list is added to in half the time that a dict takes).
        """
        found = [0.0] * self._numbers_said
        squares = 0.0
        for number in self._known(features(words)):
            squares += self._rarity[number] ** 2
            first, last = self._bounds[number : number + 2]
            for place, impact in zip(self._places[first:last], self._impacts[first:last], strict=True):
                found[place] += impact
        return found, squares**0.5 or 1.0

    def _known(self, wanted: Iterable[int]) -> Iterable[int]:
        for one in sorted(wanted):
            number = bisect_left(self._numbers, one)
            if number < len(self._numbers) and self._numbers[number] == one:
                yield number


def file() -> Path:
    """Where the table is kept."""
    return Path(settings.FIXTURES_DIR) / "search" / "learned.bin"


@lru_cache(maxsize=1)
def load_table() -> Table:
    """The table of the file."""
    told, _, packed = zlib.decompress(file().read_bytes()).partition(b"\n")
    header: dict[str, Any] = json.loads(told)
    read: dict[str, Any] = {name: header[name] for name in _NAMED}
    for name, code in _ARRAYS.items():
        read[name], length = array(code), header["lengths"][name] * array(code).itemsize
        read[name].frombytes(packed[:length])
        packed = packed[length:]
    return Table(**read)


def packed(table: Table) -> bytes:
    """The table as the file holds it, on a machine of the usual byte order."""
    arrays = {name: array(code, getattr(table, name)) for name, code in _ARRAYS.items()}
    lengths = {name: len(values) for name, values in arrays.items()}
    header = {name: getattr(table, name) for name in _NAMED} | {"lengths": lengths}
    return zlib.compress(json.dumps(header).encode() + b"\n" + b"".join(map(array.tobytes, arrays.values())), 9)
