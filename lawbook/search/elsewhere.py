"""What a query says of other games, of courts, shops and the house: it is not about the Laws, though they have such words.

The data is ``fixtures/search/elsewhere.yaml`` (docs/search.md).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import yaml
from django.conf import settings

from lawbook import turkish
from lawbook.search.analysis import english_lemma, words
from lawbook.search.lexicon import Lexicon

_Lemma = Callable[[str], str]


class Domain:
    """The lists of one language; a word is compared by its lemma, so that it may have any ending."""

    def __init__(self, lists: Mapping[str, Any], lemma: _Lemma, lemma_in_phrase: _Lemma) -> None:
        self._lemma, self._lemma_in_phrase = lemma, lemma_in_phrase
        self._words = self._lemmas(lists["words"])
        self._ours = self._lemmas(lists["ours"])
        self._aside = frozenset(turkish.fold(word) for word in lists["aside"].split())
        self._phrases = frozenset(tuple(map(lemma_in_phrase, _folded(phrase))) for phrase in lists["phrases"])
        self._longest = max(map(len, self._phrases), default=0)

    def _lemmas(self, listed: str) -> frozenset[str]:
        return frozenset(self._lemma(turkish.fold(word)) for word in listed.split())

    def is_aside(self, folded: str) -> bool:
        """Whether who tells a story says the word and asks nothing with it."""
        return folded in self._aside

    def is_ours(self, folded: str) -> bool:
        """Whether only bridge players say the word."""
        return self._lemma(folded) in self._ours

    def places(self, folded: Sequence[str]) -> set[int]:
        """The places of the words that are of other things, alone or side by side."""
        found = {place for place, word in enumerate(folded) if self._lemma(word) in self._words}
        lemmas = [self._lemma_in_phrase(word) for word in folded]
        for first in range(len(lemmas)):
            for length in range(2, self._longest + 1):
                if tuple(lemmas[first : first + length]) in self._phrases:
                    found.update(range(first, min(first + length, len(lemmas))))
        return found


class Elsewhere:
    """The lists of both languages: a Turkish reader types English words too."""

    def __init__(self, lists: Mapping[str, Mapping[str, Any]]) -> None:
        lexicon = Lexicon(_each(lists["tr"]))
        in_turkish = lexicon.lemma_of_folded
        self._domains = (Domain(lists["tr"], in_turkish, in_turkish), Domain(lists["en"], english_lemma, _singular))

    def is_aside(self, folded: str) -> bool:
        """Whether a word only belongs to the telling."""
        return any(domain.is_aside(folded) for domain in self._domains)

    def has_ours(self, folded: Sequence[str]) -> bool:
        """Whether any word is one that only bridge players say."""
        return any(domain.is_ours(word) for domain in self._domains for word in folded)

    def has(self, folded: Sequence[str]) -> bool:
        """Whether a query is about something else: it has words of that, and besides them none that only players say."""
        foreign = {place for domain in self._domains for place in domain.places(folded)}
        return bool(foreign) and not self.has_ours([word for place, word in enumerate(folded) if place not in foreign])


def _singular(folded: str) -> str:
    """A word of an English phrase: a boarding pass is no board that was passed."""
    return folded.removesuffix("s")


def _folded(phrase: str) -> list[str]:
    return [turkish.fold(word.text) for word in words(phrase)]


def _each(lists: Mapping[str, Any]) -> Iterator[str]:
    for name, listed in lists.items():
        yield from (" ".join(listed) if name == "phrases" else listed).split()


@lru_cache(maxsize=1)
def load_elsewhere() -> Elsewhere:
    """The lists of the file."""
    text = (settings.FIXTURES_DIR / "search" / "elsewhere.yaml").read_text(encoding="utf-8")
    return Elsewhere(yaml.load(text, Loader=yaml.CSafeLoader))


def listed(language: str) -> list[str]:
    """The words of other things in a language, which are no slips for words of the book."""
    text = (settings.FIXTURES_DIR / "search" / "elsewhere.yaml").read_text(encoding="utf-8")
    lists = yaml.load(text, Loader=yaml.CSafeLoader)[language]
    return [word for name in ("words", "aside") for word in lists[name].split()]
