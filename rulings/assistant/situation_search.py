"""From a player's words to the situations that he may mean: the nearest phrases, by the stems that they share, and what the
clauses that were found for the words are about.

The data is the words on the tiles, the titles, and ``fixtures/search/situations.yaml``. A phrase counts for as much of the
query as it shares, and as much of itself as the query has; rare stems count more. A story that is like no phrase has its
situation from the clauses alone; the very words of a phrase come first, whatever the clauses say.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import compress

from django.utils import translation

from lawbook import addresses, turkish
from lawbook.beside import Beside, Found
from lawbook.search.analysis import STOP_WORDS, english_lemma, forget_words, stem, words
from rulings.assistant.entry import tiles_by_kind
from rulings.assistant.situations_of_clauses import load_stories, situations_of_clause, told_of
from rulings.engine.kinds import kinds
from rulings.wording.speech import kind_title

MOST = 3
_LEAST = 0.5
_LEAST_OF_CLAUSES = 0.2  # of all that the clauses found say
_NEAR = 0.6
_THE_PHRASE = 0.999  # in whatever order: no clause stands before what was said in just these words
_CLAUSES = 5


@dataclass(frozen=True)
class _Phrases:
    """Each phrase with its situation and what all its stems say; which phrases have a stem; how much a stem says."""

    kinds: tuple[str, ...]
    whole: tuple[float, ...]
    having: dict[str, tuple[int, ...]]
    weight: dict[str, float]
    unknown: float


def situations_for(query: str, language: str, found: Sequence[Found]) -> list[Beside]:
    """At most three situations that the words may tell, the likeliest first; none where nothing is near."""
    named = situations_named(query, language, found)
    return [Beside(tile.said, tile.address) for tile in (tiles_by_kind(language)[kind] for kind in named)]


def load_phrases() -> None:
    """Have the phrases of both languages, and what clauses are about, in memory before somebody who searches waits for them."""
    for language in addresses.WORDS:
        _phrases(language)
    told_of()
    load_stories.cache_clear()
    forget_words()  # of the phrases: those of readers come


def situations_named(query: str, language: str, found: Sequence[Found] = ()) -> list[str]:
    """The same as kinds of case; by the words alone, if no clauses were ``found`` for them."""
    told, about = _told_in_words(query, language), _about(found)
    near = {kind for kind, score in told.items() if score >= _LEAST}
    near |= {kind for kind, share in about.items() if share >= _LEAST_OF_CLAUSES}
    scores = {kind: told.get(kind, 0.0) + about.get(kind, 0.0) for kind in sorted(near)}
    best = max(scores.values(), default=0.0)
    likely = [kind for kind in scores if scores[kind] >= _NEAR * best]
    return sorted(likely, key=lambda kind: (told.get(kind, 0.0) < _THE_PHRASE, -scores[kind]))[:MOST]


def _told_in_words(query: str, language: str) -> dict[str, float]:
    """How like the words are to the nearest phrase of each situation, 1 for the phrase itself."""
    known = _phrases(language)
    sought = _stems(query, language)
    whole = sum(known.weight.get(one, known.unknown) for one in sought)
    shared = [0.0] * len(known.kinds)
    for one in sorted(sought & known.having.keys()):
        weight = known.weight[one]
        for number in known.having[one]:
            shared[number] += weight
    scores: dict[str, float] = {}
    for kind, both, own in compress(zip(known.kinds, shared, known.whole, strict=True), shared):
        score = 2 * both / (whole + own)
        if score > scores.get(kind, 0.0):
            scores[kind] = score
    return scores


def _about(found: Sequence[Found]) -> dict[str, float]:
    """Which part of what was found speaks for each situation: clauses by their scores, shared by what each is about."""
    first = found[:_CLAUSES]
    total = sum(score for _citation, score in first)
    shares: dict[str, float] = defaultdict(float)
    for citation, score in first:
        kinds = situations_of_clause(citation)
        for kind in kinds:
            shares[kind] += score / len(kinds) / total
    return shares


@lru_cache(maxsize=4)
def _phrases(language: str) -> _Phrases:
    told = [(kind, text) for kind, texts in _told(language).items() for text in texts]
    stems = tuple(_stems(text, language) for _kind, text in told)
    counted = Counter(one for own in stems for one in own)
    weight = {one: math.log(1 + len(stems) / count) for one, count in counted.items()}
    having: dict[str, list[int]] = defaultdict(list)
    for number, own in enumerate(stems):
        for one in own:
            having[one].append(number)
    frozen = {one: tuple(numbers) for one, numbers in having.items()}
    whole = tuple(sum(weight[one] for one in own) for own in stems)
    return _Phrases(tuple(kind for kind, _text in told), whole, frozen, weight, math.log(1 + len(stems)))


def _told(language: str) -> dict[str, list[str]]:
    """What is said of each situation: on its tile, as its title, by players."""
    with translation.override(language):
        found = {kind: [kind_title(kind), tiles_by_kind(language)[kind].said] for kind in kinds()}
    for row in load_stories():
        found[row["kind"]] += row[language]
    return found


def _stems(text: str, language: str) -> frozenset[str]:
    folded = [turkish.fold(word.text) for word in words(text)]
    saying = [one for one in folded if one not in STOP_WORDS[language]] or folded
    return frozenset(english_lemma(one) if language == "en" else stem(one) for one in saying)
