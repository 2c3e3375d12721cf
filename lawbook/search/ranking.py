"""Which passages answer what is sought, and in which order."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from lawbook.search.asking import Asking
from lawbook.search.understanding import Sought
from lawbook.search.view import Channel, View

_STEM_WEIGHT = 0.6
_PAIR_WEIGHT = 0.5
_SHARE_WEIGHT = 0.7
_LEAST_KNOWN = 0.5
_LEAST_COVERED = 0.45
_LIKENESS_WEIGHT = 13.0

Scores = dict[int, float]


def rank(view: View, asking: Asking, sought: Sequence[Sought]) -> Scores:
    """The score of every passage that answers, by its place in the book.

    Nothing answers a query of which less than half, by its rarity, is known, or of which no passage holds nearly half.
    """
    weights = [view.weight(one) for one in sought]
    total = sum(weights)
    if (
        not total
        or sum(weight for weight, one in zip(weights, sought, strict=True) if one.known) < _LEAST_KNOWN * total
    ):
        return {}
    scores: Scores = {}
    covered: Scores = {}
    for weight, one in zip(weights, sought, strict=True):
        for place, score in _matches(view, one).items():
            if place in scores:
                scores[place] += score
                covered[place] += weight
            else:
                scores[place] = score
                covered[place] = weight
    if max(covered.values(), default=0.0) < _LEAST_COVERED * total:
        return {}
    _add_pairs(view.channels["pairs"], sought, scores)
    least, whole = 1 - _SHARE_WEIGHT, _SHARE_WEIGHT / total
    found = {place: score * (least + whole * covered.get(place, 0.0)) for place, score in scores.items()}
    for place, alike in asking.likeness(sought, weights).items():
        found[place] = found.get(place, 0.0) + _LIKENESS_WEIGHT * alike * alike
    return found


def _matches(view: View, one: Sought) -> Scores:
    """The passages that have the idea in any of its expressions, with the score of the best."""
    best: Scores = {}
    for lemma, stem in (*one.turkish, *one.english):
        scores: Scores = {}
        _add(view.channels["lemmas"], lemma, 1.0, scores)
        _add(view.channels["stems"], stem, _STEM_WEIGHT, scores)
        if not best:
            best = scores
        else:
            for place, score in scores.items():
                if score > best.get(place, 0.0):
                    best[place] = score
    return best


def _add(channel: Channel, term: str, weight: float, scores: Scores) -> None:
    postings = channel.postings.get(term)
    if not postings:
        return
    if not scores:
        scores.update((place, weight * impact) for place, impact in zip(*postings, strict=True))
        return
    for place, impact in zip(*postings, strict=True):
        scores[place] = scores.get(place, 0.0) + weight * impact


def _add_pairs(channel: Channel, sought: Sequence[Sought], scores: Scores) -> None:
    for first, second in pairwise(sought):
        for before, after in (*_combined(first.turkish, second.turkish), *_combined(first.english, second.english)):
            _add(channel, f"{before} {after}", _PAIR_WEIGHT, scores)


def _combined(first: Iterable[tuple[str, str]], second: list[tuple[str, str]]) -> Iterable[tuple[str, str]]:
    return ((before, after) for before, _ in first for after, _ in second)
