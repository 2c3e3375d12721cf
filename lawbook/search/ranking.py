"""Which passages answer what is sought, and in which order."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from lawbook.search.asking import Asking
from lawbook.search.understanding import Sought, Terms
from lawbook.search.view import Channel, View

_STEM_WEIGHT = 0.6
_PAIR_WEIGHT = 0.5
_SHARE_WEIGHT = 0.7
_LEAST_KNOWN = 0.5
_LEAST_COVERED = 0.45
_LIKENESS_WEIGHT = 13.0
_LEAST_HELD = 0.3
_MOST_IDEAS = 1024

Scores = dict[int, float]


class Ranking:
    """Scores passages of a view; remembers which passages hold the ideas that were sought last."""

    def __init__(self, view: View, asking: Asking) -> None:
        self._view = view
        self._asking = asking
        self._matches = lru_cache(maxsize=_MOST_IDEAS)(self._find_matches)

    def rank(self, sought: Sequence[Sought]) -> Scores:
        """The score of every passage that answers, by its place in the book.

        Nothing answers a query of which less than half, by its rarity, is known, or of which no passage holds nearly half;
        a passage that holds less than a third answers only if it is asked for in such words.
        """
        weights = [self._view.weight(one) for one in sought]
        total = sum(weights)
        known = sum(weight for weight, one in zip(weights, sought, strict=True) if one.known)
        if not total or known < _LEAST_KNOWN * total:
            return {}
        scores, covered = self._held(sought, weights)
        if max(covered.values(), default=0.0) < _LEAST_COVERED * total:
            return {}
        self._add_pairs(sought, scores)
        least, whole, few = 1 - _SHARE_WEIGHT, _SHARE_WEIGHT / total, _LEAST_HELD * total
        found = {place: scores[place] * (least + whole * share) for place, share in covered.items() if share > few}
        for place, alike in self._asking.likeness(sought, weights).items():
            found[place] = found.get(place, 0.0) + _LIKENESS_WEIGHT * alike * alike
        return found

    def _held(self, sought: Sequence[Sought], weights: Sequence[float]) -> tuple[Scores, Scores]:
        """Of each passage the sum of its scores and of the weights that it holds.

        Ideas go from the rarest to the most common; those that would be too little by themselves bring no more passages.
        """
        scores: Scores = {}
        covered: Scores = {}
        few = _LEAST_HELD * sum(weights)
        left = sum(weights)
        for weight, one in sorted(zip(weights, sought, strict=True), key=lambda pair: -pair[0]):
            matches = self._matches(*one.terms)
            if not scores:
                scores, covered = dict(matches), dict.fromkeys(matches, weight)
            else:
                for place in matches if left > few else matches.keys() & scores.keys():
                    scores[place] = scores.get(place, 0.0) + matches[place]
                    covered[place] = covered.get(place, 0.0) + weight
            left -= weight
        return scores, covered

    def _find_matches(self, turkish: Terms, english: Terms) -> Scores:
        """The passages that have an idea in any of its expressions, with the score of the best."""
        lemmas, stems = self._view.channels["lemmas"], self._view.channels["stems"]
        best: Scores = {}
        for lemma, stem in dict.fromkeys((*turkish, *english)):
            scores: Scores = {}
            _add(lemmas, lemma, 1.0, scores)
            _add(stems, stem, _STEM_WEIGHT, scores)
            for place, score in scores.items():
                best[place] = max(score, best.get(place, 0.0))
        return best

    def _add_pairs(self, sought: Sequence[Sought], scores: Scores) -> None:
        postings = self._view.channels["pairs"].postings
        for first, second in pairwise(sought):
            for before, after in (*_combined(first.turkish, second.turkish), *_combined(first.english, second.english)):
                if found := postings.get(f"{before} {after}"):
                    for place, impact in zip(*found, strict=True):
                        if place in scores:
                            scores[place] += _PAIR_WEIGHT * impact


def _add(channel: Channel, term: str, weight: float, scores: Scores) -> None:
    for place, impact in zip(*channel.postings.get(term, ((), ())), strict=True):
        scores[place] = scores.get(place, 0.0) + weight * impact


def _combined(first: Iterable[tuple[str, str]], second: list[tuple[str, str]]) -> Iterable[tuple[str, str]]:
    return ((before, after) for before, _ in first for after, _ in second)
