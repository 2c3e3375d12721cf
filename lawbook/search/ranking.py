"""Which passages answer what is sought, and in which order."""

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from lawbook.search.around import Around
from lawbook.search.asking import Asking
from lawbook.search.remembering import Remembering
from lawbook.search.understanding import Sought, Terms
from lawbook.search.view import View

_PAIR_WEIGHT = 0.5
_SHARE_WEIGHT = 0.7
_LEAST_KNOWN, _LEAST_BESIDE_OURS = 0.58, 0.25
_NEAR_ENOUGH = 0.7
_LEAST_COVERED = 0.45
_LIKENESS_WEIGHT = 15.0
_LEAST_HELD = 0.3
_MOST_IDEAS = 512

Scores = dict[int, float]


class _Idea(NamedTuple):
    """How much an idea of a query tells, and the passages that have it in any expression, with the score of the best."""

    weight: float
    places: Sequence[int]
    scores: Sequence[float]


class Ranking(Remembering):
    """Scores passages of a view; remembers which passages hold the ideas that were sought last.

    What is remembered are arrays, a tenth of the size of dicts: most of the time goes into reading it from the memory.
    """

    def __init__(self, view: View, asking: Asking) -> None:
        self._view = view
        self._asking = asking
        self._around = Around(view)
        self.remember()

    def remember(self) -> None:
        """The ideas that were sought before."""
        self._idea = lru_cache(maxsize=_MOST_IDEAS)(self._find)

    def rank(self, sought: Sequence[Sought], *, has_ours: bool = False) -> Scores:
        """The score of every passage that answers, by its place in the book.

        Nothing answers a query of which less than three fifths, by its rarity, is known (a quarter, if it has words that are
        said of bridge alone) and that is like no phrase, or of which no passage holds nearly half; a passage that holds less
        than a third answers only if it is asked for in such words.
        """
        ideas = [self._idea(one) for one in sought]
        weights = [idea.weight for idea in ideas]
        total = sum(weights)
        known = sum(weight for weight, one in zip(weights, sought, strict=True) if one.known)
        if not total:
            return {}
        near = self._asking.likeness(sought, weights)
        least_known = _LEAST_BESIDE_OURS if has_ours else _LEAST_KNOWN
        if known < least_known * total and max(near.values(), default=0.0) < _NEAR_ENOUGH:
            return {}
        scores, covered = _held(ideas, _LEAST_HELD * total)
        if max(covered.values(), default=0.0) < _LEAST_COVERED * total:
            return {}
        self._add_pairs(sought, scores)
        least, whole, few = 1 - _SHARE_WEIGHT, _SHARE_WEIGHT / total, _LEAST_HELD * total
        found = {place: scores[place] * (least + whole * share) for place, share in covered.items() if share > few}
        for place, alike in near.items():
            found[place] = found.get(place, 0.0) + _LIKENESS_WEIGHT * alike * alike
        return self._around.weigh(found, len(sought))

    def _find(self, one: Sought) -> _Idea:
        lemmas, stems = self._view.channels["lemmas"], self._view.channels["stems"]
        begun = {stem: dict(zip(*stems.postings(stem), strict=True)) for _, stem in one.terms}
        best: Scores = {}
        for scores in begun.values():
            _keep_best(scores, best)
        for lemma, stem in one.terms:
            begun_so = begun[stem].get
            held = zip(*lemmas.postings(lemma), strict=True)
            _keep_best({place: impact + begun_so(place, 0.0) for place, impact in held}, best)
        return _Idea(self._view.weight(one), array("H", best), array("d", best.values()))

    def _add_pairs(self, sought: Sequence[Sought], scores: Scores) -> None:
        postings = self._view.channels["pairs"].postings
        for first, second in pairwise(sought):
            for before, after in (*_combined(first.turkish, second.turkish), *_combined(first.english, second.english)):
                for place, impact in zip(*postings(f"{before} {after}"), strict=True):
                    if place in scores:
                        scores[place] += _PAIR_WEIGHT * impact


def _held(ideas: Iterable[_Idea], few: float) -> tuple[Scores, Scores]:
    """Of each passage the sum of its scores and of the weights that it holds.

    Ideas go from the rarest to the most common; those that would be ``few`` by themselves bring no more passages.
    """
    scores: Scores = {}
    covered: Scores = {}
    ordered = sorted(ideas, key=lambda idea: -idea.weight)
    left = sum(idea.weight for idea in ordered)
    for weight, places, impacts in ordered:
        if not scores:
            scores, covered = dict(zip(places, impacts, strict=True)), dict.fromkeys(places, weight)
        else:
            more = left > few
            for place, impact in zip(places, impacts, strict=True):
                if place in scores:
                    scores[place] += impact
                    covered[place] += weight
                elif more:
                    scores[place] = impact
                    covered[place] = weight
        left -= weight
    return scores, covered


def _keep_best(scores: Scores, best: Scores) -> None:
    """Have in ``best`` of each passage the higher of both scores."""
    if not best:
        best.update(scores)
        return
    for place, score in scores.items():
        if score > best.get(place, 0.0):
            best[place] = score


def _combined(first: Terms, second: Terms) -> Iterable[tuple[str, str]]:
    return ((before, after) for before, _ in first for after, _ in second)
