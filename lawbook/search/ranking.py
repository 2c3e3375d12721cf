"""Which passages answer what is sought, and in which order."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise

from lawbook.search.understanding import Sought
from lawbook.search.view import Channel, View

_STEM_WEIGHT = 0.5
_PAIR_WEIGHT = 0.5
_SHARE_WEIGHT = 0.6
_LEAST_KNOWN = 0.5
_LEAST_COVERED = 0.45
_OTHERS = 0.2

Scores = dict[int, float]


def rank(view: View, sought: Sequence[Sought]) -> Scores:
    """The score of every passage that answers, by its place in the book.

    Nothing answers a query of which less than half, by its rarity, is known, or of which no passage holds nearly half.
    """
    weights = [_weight(view, one) for one in sought]
    total = sum(weights)
    if (
        not total
        or sum(weight for weight, one in zip(weights, sought, strict=True) if one.known) < _LEAST_KNOWN * total
    ):
        return {}
    scores: Scores = defaultdict(float)
    covered: Scores = defaultdict(float)
    for weight, one in zip(weights, sought, strict=True):
        for number, score in _matches(view, one).items():
            scores[number] += score
            covered[number] += weight
    if max(covered.values(), default=0.0) < _LEAST_COVERED * total:
        return {}
    _add_pairs(view.channels["pairs"], sought, scores)
    return _by_passage(view, scores, covered, total)


def _by_passage(view: View, scores: Scores, covered: Scores, total: float) -> Scores:
    """The best of a passage's documents counts, and a part of the others; more of what is sought comes first."""
    found: Scores = {}
    least, whole = 1 - _SHARE_WEIGHT, _SHARE_WEIGHT / total
    for number, score in scores.items():
        weighed = score * (least + whole * covered.get(number, 0.0)) * view.priors[number]
        place = view.passage_of[number]
        if place in found:
            other = found[place]
            weighed = weighed + _OTHERS * other if weighed > other else other + _OTHERS * weighed
        found[place] = weighed
    return found


def _weight(view: View, one: Sought) -> float:
    """How much an idea of the query tells: the rarity of its most common expression; all there is for an unknown word."""
    lemmas = view.channels["lemmas"]
    stems = view.channels["stems"]
    rarities = [
        lemmas.rarity.get(lemma, stems.rarity.get(stem, lemmas.rarest)) for lemma, stem in (*one.turkish, *one.english)
    ]
    return min(rarities, default=lemmas.rarest)


def _matches(view: View, one: Sought) -> Scores:
    """The documents that have the idea in any of its expressions, with the score of the best."""
    best: Scores = {}
    for lemma, stem in (*one.turkish, *one.english):
        scores: Scores = {}
        _add(view.channels["lemmas"], lemma, 1.0, scores)
        _add(view.channels["stems"], stem, _STEM_WEIGHT, scores)
        if not best:
            best = scores
        else:
            for number, score in scores.items():
                if score > best.get(number, 0.0):
                    best[number] = score
    return best


def _add(channel: Channel, term: str, weight: float, scores: Scores) -> None:
    postings = channel.postings.get(term)
    if postings:
        for number, impact in zip(*postings, strict=True):
            scores[number] = scores.get(number, 0.0) + weight * impact


def _add_pairs(channel: Channel, sought: Sequence[Sought], scores: Scores) -> None:
    for first, second in pairwise(sought):
        for before, after in (*_combined(first.turkish, second.turkish), *_combined(first.english, second.english)):
            _add(channel, f"{before} {after}", _PAIR_WEIGHT, scores)


def _combined(first: Iterable[tuple[str, str]], second: list[tuple[str, str]]) -> Iterable[tuple[str, str]]:
    return ((before, after) for before, _ in first for after, _ in second)
