"""From a player's words to the situations that he may mean: the nearest phrases, by the stems that they share.

The data is the words on the tiles, the titles, and ``fixtures/search/situations.yaml``. A phrase counts for as much of the
query as it shares, and as much of itself as the query has; rare stems count more.
"""

import math
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import lru_cache

import yaml
from django.conf import settings
from django.utils import translation

from lawbook import turkish
from lawbook.beside import Beside
from lawbook.languages import LANGUAGES
from lawbook.search.analysis import STOP_WORDS, english_lemma, forget_words, stem, words
from rulings.assistant.entry import tiles_by_kind
from rulings.engine.kinds import kinds
from rulings.wording.speech import kind_title

MOST = 3
_LEAST = 0.5
_NEAR = 0.8


@dataclass(frozen=True)
class _Phrases:
    """Each phrase with its situation and what all its stems say; which phrases have a stem; how much a stem says."""

    kinds: tuple[str, ...]
    whole: tuple[float, ...]
    having: dict[str, tuple[int, ...]]
    weight: dict[str, float]
    unknown: float


def situations_for(query: str, language: str) -> list[Beside]:
    """At most three situations that the words may tell, the likeliest first; none where nothing is near."""
    found = situations_named(query, language)
    return [Beside(tile.said, tile.address) for tile in (tiles_by_kind(language)[kind] for kind in found)]


def load_phrases() -> None:
    """Have the phrases of both languages in memory, before somebody who searches waits for them."""
    for language in LANGUAGES:
        _phrases(language)
    forget_words()  # of the phrases: those of readers come


def situations_named(query: str, language: str) -> list[str]:
    """The same as kinds of case."""
    known = _phrases(language)
    sought = _stems(query, language)
    if not sought:
        return []
    whole = sum(known.weight.get(one, known.unknown) for one in sought)
    shared: dict[int, float] = defaultdict(float)
    for one in sorted(sought):
        for number in known.having.get(one, ()):
            shared[number] += known.weight[one]
    near = sorted(one for one, both in shared.items() if both >= (whole + known.whole[one]) * _LEAST / 2)
    scores: dict[str, float] = {}
    for number in near:
        kind, score = known.kinds[number], 2 * shared[number] / (whole + known.whole[number])
        scores[kind] = max(scores.get(kind, 0.0), score)
    best = max(scores.values(), default=0.0)
    found = [kind for kind, score in scores.items() if score >= _NEAR * best]
    return sorted(found, key=lambda kind: -scores[kind])[:MOST]


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
    rows = yaml.load(
        (settings.FIXTURES_DIR / "search" / "situations.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader
    )
    with translation.override(language):
        found = {kind: [kind_title(kind), tiles_by_kind(language)[kind].said] for kind in kinds()}
    for row in rows:
        found[row["kind"]] += row[language]
    return found


def _stems(text: str, language: str) -> frozenset[str]:
    folded = [turkish.fold(word.text) for word in words(text)]
    saying = [one for one in folded if one not in STOP_WORDS[language]] or folded
    return frozenset(english_lemma(one) if language == "en" else stem(one) for one in saying)
