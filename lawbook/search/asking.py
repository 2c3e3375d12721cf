"""How alike a query is to the ways in which people ask for each passage (``phrases``), phrase by phrase."""

from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from lawbook.citations import Citation
from lawbook.search.numbered import Lists
from lawbook.search.phrases import Phrases
from lawbook.search.remembering import Remembering
from lawbook.search.understanding import Interpreter, Sought
from lawbook.search.view import View

_STEM_ALONE = 0.9
_COMMON = 0.6
_LEAST = 0.65
_MOST_IDEAS = 256
_IN_STEM, _IN_LEMMA = 1, 2


class _Holding(NamedTuple):
    """The phrases that have an idea, in their order, and for every phrase whether it has it in a lemma, in a stem or not."""

    numbers: Sequence[int]
    how: bytes


class Asking(Remembering):
    """The phrases as they are understood themselves, so that a query and a phrase meet in the same words; immutable.

    They are numbered from the shortest, by what its ideas weigh, to the longest. Those of a passage that the text has no more
    lead nowhere.
    """

    def __init__(self, view: View, interpreter: Interpreter, phrases: Phrases) -> None:
        weight = cache(view.weight)  # the same words come again and again
        understood = [
            (sum(map(weight, sought)), view.place_of[citation], sought)
            for citation, language, phrase in _each(phrases)
            if citation in view.place_of and (sought := interpreter.sought_in(phrase, language))
        ]
        understood.sort(key=lambda one: one[:2])
        lemmas: dict[str, list[int]] = defaultdict(list)
        stems: dict[str, list[int]] = defaultdict(list)
        for number, (_, _, sought) in enumerate(understood):
            terms = {term for one in sought for term in one.terms}
            for lemma in {lemma for lemma, _ in terms}:
                lemmas[lemma].append(number)
            for stem in {stem for _, stem in terms}:
                stems[stem].append(number)
        self._totals = array("d", [total for total, _, _ in understood])
        self._roots = array("d", [total**-0.5 for total in self._totals])
        self._places = array("H", [place for _, place, _ in understood])
        self._lemmas, self._stems = Lists(lemmas), Lists(stems)
        self.remember()

    def remember(self) -> None:
        """The phrases that have an idea which was asked for before; most words of readers are in none."""
        self._nothing = _Holding((), bytes(len(self._places)))
        self._holding = lru_cache(maxsize=_MOST_IDEAS)(self._find_holding)

    def likeness(self, sought: Sequence[Sought], weights: Sequence[float]) -> dict[int, float]:
        """By the place of a passage: what its nearest phrase and the query have in common, 1 for all of both.

        The rarest ideas, two fifths of the query, find the phrases; the more common ones find no others. What has less than
        two thirds in common is left out, and so is a phrase from the start if it is too long to reach that.
        """
        common: dict[int, float] = {}
        total = left = sum(weights)
        for weight, one in sorted(zip(weights, sought, strict=True), key=lambda pair: -pair[0]):
            numbers, how = self._holding(one)
            shares = (0.0, weight * _STEM_ALONE, weight)
            for number in common:
                common[number] += shares[how[number]]
            if left > _COMMON * total or not common:
                too_long = bisect_left(self._totals, (left / _LEAST) ** 2 / total)
                near = numbers[: bisect_left(numbers, too_long)]
                common = {number: shares[how[number]] for number in near} | common
            left -= weight
        return self._nearest(common, total)

    def _nearest(self, common: Mapping[int, float], total: float) -> dict[int, float]:
        roots, places, root = self._roots, self._places, total**-0.5
        nearest: dict[int, float] = {}
        for number, weight in common.items():
            alike = weight * roots[number] * root
            if alike > _LEAST and alike > nearest.get(places[number], 0.0):
                nearest[places[number]] = alike
        return nearest

    def _find_holding(self, one: Sought) -> _Holding:
        how = bytearray(len(self._places))
        numbers: set[int] = set()
        for kind, found in [
            *((_IN_STEM, self._stems.get(stem)) for _, stem in one.terms),
            *((_IN_LEMMA, self._lemmas.get(lemma)) for lemma, _ in one.terms),
        ]:
            numbers.update(found)
            for number in found:
                how[number] = kind
        return _Holding(array("H", sorted(numbers)), bytes(how)) if numbers else self._nothing


def _each(phrases: Phrases) -> Iterator[tuple[Citation, str, str]]:
    for citation, by_language in phrases.items():
        for language, texts in by_language.items():
            for text in texts:
                yield citation, language, text
