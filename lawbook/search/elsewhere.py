"""What a query says of other games, of courts, shops and the house: it is not about the Laws, though they have such words.

The data is ``fixtures/search/elsewhere.yaml`` (docs/search.md).
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import yaml
from django.conf import settings

from lawbook import turkish
from lawbook.search.analysis import english_lemma, words
from lawbook.search.lexicon import Lexicon
from lawbook.search.remembering import Remembering

_Lemma = Callable[[str], str]
_MOST_WORDS = 2048


class _Said(NamedTuple):
    """A word as one language has it: whether it is of other things, whether only players say it, its form in phrases."""

    is_foreign: bool
    is_ours: bool
    in_phrase: str


class Domain(Remembering):
    """The lists of one language; a word is compared by its lemma, so that it may have any ending."""

    def __init__(self, lists: Mapping[str, Any], lemma: _Lemma, lemma_in_phrase: _Lemma) -> None:
        self._lemma, self._lemma_in_phrase = lemma, lemma_in_phrase
        self._words, self._ours = self._lemmas(lists["words"]), self._lemmas(lists["ours"])
        self.asides = frozenset(turkish.fold(word) for word in lists["aside"].split())
        phrases = [tuple(map(lemma_in_phrase, _folded(phrase))) for phrase in lists["phrases"]]
        self._phrases: dict[str, list[tuple[str, ...]]] = defaultdict(list)
        for phrase in phrases:
            self._phrases[phrase[0]].append(phrase)
        self.remember()

    def remember(self) -> None:
        """Words that were typed before."""
        self._said = lru_cache(maxsize=_MOST_WORDS)(self._read)

    def _lemmas(self, listed: str) -> frozenset[str]:
        return frozenset(self._lemma(turkish.fold(word)) for word in listed.split())

    def _read(self, folded: str) -> _Said:
        lemma = self._lemma(folded)
        return _Said(lemma in self._words, lemma in self._ours, self._lemma_in_phrase(folded))

    def is_aside(self, folded: str) -> bool:
        """Whether who tells a story says the word and asks nothing with it."""
        return folded in self.asides

    def is_ours(self, folded: str) -> bool:
        """Whether only bridge players say the word."""
        return self._said(folded).is_ours

    def places(self, folded: Sequence[str]) -> set[int]:
        """The places of the words that are of other things, alone or side by side."""
        said = [self._said(word) for word in folded]
        found = {place for place, one in enumerate(said) if one.is_foreign}
        for first, one in enumerate(said):
            for phrase in self._phrases.get(one.in_phrase, ()):
                if phrase == tuple(other.in_phrase for other in said[first : first + len(phrase)]):
                    found.update(range(first, first + len(phrase)))
        return found


class Elsewhere:
    """The lists of both languages: a Turkish reader types English words too."""

    def __init__(self, lists: Mapping[str, Mapping[str, Any]]) -> None:
        in_turkish = Lexicon(_each(lists["tr"])).lemma_of_folded
        self._domains = (Domain(lists["tr"], in_turkish, in_turkish), Domain(lists["en"], _english, _singular))

    @property
    def asides(self) -> frozenset[str]:
        """Every word that only belongs to the telling, without diacritics."""
        return frozenset().union(*(domain.asides for domain in self._domains))

    def is_aside(self, folded: str) -> bool:
        """Whether a word only belongs to the telling."""
        return any(domain.is_aside(folded) for domain in self._domains)

    def is_ours(self, folded: str) -> bool:
        """Whether only bridge players say a word."""
        return any(domain.is_ours(folded) for domain in self._domains)

    def has(self, folded: Sequence[str]) -> bool:
        """Whether a query is about something else: it has words of that, and besides them none that only players say."""
        foreign = self._places(folded)
        return bool(foreign) and not any(self.is_ours(word) for at, word in enumerate(folded) if at not in foreign)

    def foreign(self, folded: Sequence[str]) -> frozenset[str]:
        """The words that are of something else, and none that players say: who plays poker asks about his revoke."""
        return frozenset(folded[at] for at in self._places(folded) if not self.is_ours(folded[at]))

    def _places(self, folded: Sequence[str]) -> set[int]:
        return {place for domain in self._domains for place in domain.places(folded)}


def _english(folded: str) -> str:
    return english_lemma(folded)  # what remembers its answers is not kept on disk


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
