"""How alike a query is to the ways in which people ask for each passage (``phrases``), phrase by phrase."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache

from lawbook.citations import Citation
from lawbook.search.phrases import Phrases
from lawbook.search.understanding import Interpreter, Sought, Terms
from lawbook.search.view import View

_STEM_ALONE = 0.8
_COMMON = 0.6
_LEAST = 0.45
_MOST_IDEAS = 1024


class Asking:
    """The phrases as they are understood themselves, so that a query and a phrase meet in the same words; immutable."""

    def __init__(self, view: View, interpreter: Interpreter, phrases: Phrases) -> None:
        self._places: list[int] = []
        self._roots: list[float] = []
        lemmas: dict[str, list[int]] = defaultdict(list)
        stems: dict[str, list[int]] = defaultdict(list)
        for citation, language, phrase in _each(phrases):
            sought = interpreter.understand(phrase, language, correct=False).sought
            total = sum(map(view.weight, sought))
            if not total:
                continue
            number = len(self._places)
            self._places.append(view.place_of[citation])
            self._roots.append(total**-0.5)
            terms = {term for one in sought for term in (*one.turkish, *one.english)}
            for lemma in {lemma for lemma, _ in terms}:
                lemmas[lemma].append(number)
            for stem in {stem for _, stem in terms}:
                stems[stem].append(number)
        self._lemmas = {lemma: tuple(numbers) for lemma, numbers in lemmas.items()}
        self._stems = {stem: tuple(numbers) for stem, numbers in stems.items()}
        self._holding = lru_cache(maxsize=_MOST_IDEAS)(self._find_holding)

    def likeness(self, sought: Sequence[Sought], weights: Sequence[float]) -> dict[int, float]:
        """By the place of a passage: what its nearest phrase and the query have in common, 1 for all of both.

        The rarest ideas, two fifths of the query, find the phrases; the more common ones find no others. What has less than
        nearly half in common is left out.
        """
        common: dict[int, float] = {}
        total = left = sum(weights)
        for weight, one in sorted(zip(weights, sought, strict=True), key=lambda pair: -pair[0]):
            holding = self._holding(*one.terms)
            if left > _COMMON * total or not common:
                for number, share in holding.items():
                    common[number] = common.get(number, 0.0) + weight * share
            else:
                for number in common.keys() & holding.keys():
                    common[number] += weight * holding[number]
            left -= weight
        root = total**-0.5
        nearest: dict[int, float] = {}
        for number, weight in common.items():
            alike = weight * self._roots[number] * root
            place = self._places[number]
            if alike > nearest.get(place, _LEAST):
                nearest[place] = alike
        return nearest

    def _find_holding(self, turkish: Terms, english: Terms) -> dict[int, float]:
        """The phrases that have an idea in any of its expressions."""
        terms = (*turkish, *english)
        found = {number: _STEM_ALONE for _, stem in terms for number in self._stems.get(stem, ())}
        found.update((number, 1.0) for lemma, _ in terms for number in self._lemmas.get(lemma, ()))
        return found


def _each(phrases: Phrases) -> Iterator[tuple[Citation, str, str]]:
    for citation, by_language in phrases.items():
        for language, texts in by_language.items():
            for text in texts:
                yield citation, language, text
