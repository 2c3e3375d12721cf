"""How alike a query is to the ways in which people ask for each passage (``phrases``), phrase by phrase."""

from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain

from lawbook.citations import Citation
from lawbook.search.numbered import Lists
from lawbook.search.phrases import Phrases
from lawbook.search.understanding import Interpreter, Sought
from lawbook.search.view import View

_STEM_ALONE = 0.9
_COMMON = 0.6
_LEAST = 0.65


class Asking:
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

    def likeness(self, sought: Sequence[Sought], weights: Sequence[float]) -> dict[int, float]:
        """By the place of a passage: what its nearest phrase and the query have in common, 1 for all of both.

        The rarest ideas, two fifths of the query, find the phrases; the more common ones find no others. What has less than
        two thirds in common is left out, and so is a phrase from the start if it is too long to reach that.
        """
        common: dict[int, float] = {}
        total = left = sum(weights)
        longest = self._shorter_than(total / _LEAST, total)
        for weight, one in sorted(zip(weights, sought, strict=True), key=lambda pair: -pair[0]):
            stems, lemmas = self._with_stems(one), self._with_lemmas(one)
            with_lemma = common.keys() & _below(longest, lemmas)
            for number in (common.keys() & _below(longest, stems)) - with_lemma:
                common[number] += weight * _STEM_ALONE
            for number in with_lemma:
                common[number] += weight
            if left > _COMMON * total or not common:
                near = self._shorter_than(left / _LEAST, total)
                found = dict.fromkeys(_below(near, stems), weight * _STEM_ALONE)
                common = found | dict.fromkeys(_below(near, lemmas), weight) | common
            left -= weight
        return self._nearest(common, total)

    def _with_stems(self, one: Sought) -> list[Sequence[int]]:
        """The phrases that have each stem of an idea."""
        return [self._stems.get(stem) for stem in {stem for _, stem in one.terms}]

    def _with_lemmas(self, one: Sought) -> list[Sequence[int]]:
        """Those that have each of its lemmas."""
        return [self._lemmas.get(lemma) for lemma in {lemma for lemma, _ in one.terms}]

    def _shorter_than(self, in_common: float, total: float) -> int:
        """How many phrases are short enough for a query to be near them with so much in common: the numbers below that."""
        return bisect_left(self._totals, in_common**2 / total)

    def _nearest(self, common: Mapping[int, float], total: float) -> dict[int, float]:
        roots, places, root = self._roots, self._places, total**-0.5
        nearest: dict[int, float] = {}
        for number, weight in common.items():
            alike = weight * roots[number] * root
            if alike > _LEAST and alike > nearest.get(places[number], 0.0):
                nearest[places[number]] = alike
        return nearest


def _below(end: int, numbers: Iterable[Sequence[int]]) -> Iterator[int]:
    """The numbers below an end, of lists in their order."""
    return chain.from_iterable(one[: bisect_left(one, end)] for one in numbers)


def _each(phrases: Phrases) -> Iterator[tuple[Citation, str, str]]:
    for citation, by_language in phrases.items():
        for language, texts in by_language.items():
            for text in texts:
                yield citation, language, text
