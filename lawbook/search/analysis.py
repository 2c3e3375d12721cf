"""From a text to the terms under which it is found, in Turkish and in English.

Each word gives a *lemma* (its dictionary form) and a *stem* (its first letters, where derived forms meet), both without
diacritics. Two lemmas side by side give a *pair*. What is said in many
places is the same object in all of them (``sys.intern``): an engine is half made of words.
"""

import re
import sys
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from whoosh.lang.porter import stem as porter

from lawbook import turkish
from lawbook.search.lexicon import Lexicon
from lawbook.search.remembering import Remembering

_WORD = re.compile(r"(?P<word>[^\W_]+)(?:[’'‘`´][^\W_]*)?")
_STEM = 5
_MOST_WORDS = 16_384  # a book has half as many
STOP_WORDS = {
    "tr": frozenset(
        "ve veya ya da de ile bir bu su o icin gibi ise ki mi mu ne en cok daha her hangi nasil nedir neden kac kim kime "
        "olur olursa oldu olan olarak var yok ama ancak sonra once ben sen biz siz bana sana onun benim bkz kadar "
        "gerekir lazim demek demektir yapilir yapmali edilir eder miyim musun misin miyiz diye zaman simdi yani peki acaba "
        "ettim etti ettik ederse etmek edebilir edebilirim yaptim yapti yaptik yaparsa yapmaliyim yapabilir yapabilirim "
        "nerede nereye nereden neresi hangisi kimin kimden kimi niye nicin nasil "
        "oldum olduk olabilir olsun vardi yoktu geldi gelirse verdi verir verilir dedi dedim istiyor istiyorum".split()
    ),
    "en": frozenset(
        "a an and are as at be been but by can could did do does for from had has have he her his how i if in into is it "
        "its may me must my of on or our should she so that the their them then there they this to us was we were what "
        "when where which who whom why will with would you your happen happens am any after before".split()
    ),
}

_CARRYING = {"tr": frozenset({"ol", "et"}), "en": frozenset[str]()}


class Word(NamedTuple):
    """A word of a text in small letters, at its characters ``start`` to ``end``."""

    text: str
    start: int
    end: int


class Term(NamedTuple):
    """The terms of a word, and where it stands."""

    lemma: str
    stem: str
    start: int
    end: int


def words(text: str) -> Iterator[Word]:
    """The words of a text; what follows an apostrophe is a case ending and left out."""
    for match in _WORD.finditer(text):
        yield Word(_in_small_letters(match["word"]), match.start(), match.end())


def said(text: str) -> list[str]:
    """The same words without their places, in a third of the time."""
    return [_in_small_letters(word) for word in _WORD.findall(text)]


@lru_cache(maxsize=4096)  # a book says the same words again and again
def _in_small_letters(word: str) -> str:
    return sys.intern(turkish.lower(word))


def stem(folded: str) -> str:
    """The first five letters, which Turkish endings seldom reach."""
    return sys.intern(folded[:_STEM])


@lru_cache(maxsize=4096)
def english_lemma(folded: str) -> str:
    """Porter's stem of an English word."""
    return sys.intern(str(porter(folded)))


def forget_words() -> None:
    """Let go of what was read last: after a book, or all that players say, that is a megabyte."""
    _in_small_letters.cache_clear()
    english_lemma.cache_clear()


class Analysis(Remembering):
    """The terms of texts and of queries in one language."""

    def __init__(self, language: str, lexicon: Lexicon) -> None:
        self.language = language
        self._lexicon = lexicon
        self._stop_words = STOP_WORDS[language]
        self.remember()

    def remember(self) -> None:
        """The lemmas of words that were typed before, and what a book's words are found under, until it is read."""
        self._of_word = lru_cache(maxsize=_MOST_WORDS)(self._read_word)
        turkish_lemma = self._lexicon.lemma_of_folded
        self._lemma_of_typed = lru_cache(maxsize=2048)(turkish_lemma) if self.language == "tr" else english_lemma

    def terms(self, text: str) -> list[Term]:
        """The terms of a text of the book, every word in its place."""
        return [Term(*self._of_word(word.text), word.start, word.end) for word in words(text)]

    def telling_terms(self, text: str) -> list[Term]:
        """Those of the words that tell something by themselves: neither ``of`` and ``bir``, nor a verb that only carries a
        noun (``itiraz etmek``).
        """
        telling = [word for word in words(text) if not self.is_stop_word(turkish.fold(word.text))]
        terms = (Term(*self._of_word(word.text), word.start, word.end) for word in telling)
        return [term for term in terms if term.lemma not in _CARRYING[self.language]]

    def lemmas_and_stems(self, text: str) -> list[tuple[str, str]]:
        """Those of every word of a text, in their order."""
        return [self._of_word(word) for word in said(text)]

    def _read_word(self, word: str) -> tuple[str, str]:
        """Lemma and stem."""
        return self._lemma(word), stem(turkish.fold(word))

    def lemma_of_typed(self, folded: str) -> str:
        """The lemma of a word of a query, which may lack its diacritics."""
        return self._lemma_of_typed(folded)

    def knows(self, folded: str) -> bool:
        """Whether the vocabulary has the word in this or another form."""
        return self._lexicon.knows(folded)

    def is_stop_word(self, folded: str) -> bool:
        """Whether a word says nothing about what is looked for."""
        return folded in self._stop_words

    def pairs(self, lemmas: list[str]) -> list[str]:
        """Each two lemmas side by side, words that say nothing left out."""
        return [f"{first} {second}" for first, second in pairwise(one for one in lemmas if one not in self._stop_words)]

    def _lemma(self, word: str) -> str:
        return self._lexicon.lemma(word) if self.language == "tr" else english_lemma(turkish.fold(word))
