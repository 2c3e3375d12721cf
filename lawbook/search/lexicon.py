"""Turkish words and their dictionary forms, as far as the book's own vocabulary tells them.

An inflected word is the shortest word of the vocabulary followed by case and person endings: ``kartının`` is ``kart`` +
``ının``, ``rengi`` is ``renk`` with its k softened. Derived words (``oyuncu`` from ``oyun``) stay words of their own.
"""

import re
import sys
from collections import Counter
from collections.abc import Container, Iterable, KeysView

from lawbook import turkish
from lawbook.search.verbs import Verbs

_SHORTEST = 3
_SHORT_NOUNS = {"el", "as"}
# Words that look like a shorter word with an ending and are not.
_WHOLE = ("konum", "birim", "onay", "sonuç", "önem", "üstün", "onur", "yoksun", "maça", "hakim")
_ENDINGS = re.compile(
    r"""(?:l[ae]r)?
    (?:[ıiuü]?m[ıiuü]z|[ıiuü]?n[ıiuü]z|[ıiuü]?m|[ıiuü]?n|s?[ıiuü]n?|l[ae]r[ıi]n?)?
    (?:y?[ıiuü]|n[ıiuü]|y?[ae]|n[ae]|n?[dt][ae]n?|n?[ıiuü]n|y?l[ae]|c[ae])?
    (?:ki(?:l[ae]r)?(?:n[ıiuü]n?|n[ae]|nd[ae]n?)?)?
    (?:[dt][ıiuü]r(?:l[ae]r)?|y?s[ae]|y?[dt][ıiuü]|m[ıiuü]ş)?""",
    re.VERBOSE,
)
_SOFT = {"k": "ğg", "p": "b", "ç": "c", "t": "d"}
_VOWELS = "aeıioöuü"


class Lexicon:
    """The dictionary forms of the words of a vocabulary, with their letters and without diacritics."""

    def __init__(self, words: Iterable[str]) -> None:
        counts = Counter(map(turkish.lower, words))
        counts.update(_WHOLE)
        self._verbs = Verbs(counts)
        self._lemmas: dict[str, str] = {}
        self._lemma_of_folded: dict[str, str] = {}
        for word, _ in sorted(counts.items(), key=lambda item: (item[1], item[0])):
            lemma = sys.intern(self._lemma_among(word, counts))
            self._lemmas[word] = self._lemma_of_folded[turkish.fold(word)] = lemma

    def lemma(self, word: str) -> str:
        """The dictionary form of a lower-case word with its letters, without diacritics: ``kartının`` gives ``kart``."""
        known = self._lemmas.get(word)
        return self._lemma_among(word, self._lemmas) if known is None else known

    def _lemma_among(self, word: str, vocabulary: Container[str]) -> str:
        return self._verbs.root(word) or turkish.fold(_shortest(word, vocabulary, _ENDINGS, _SOFT))

    def lemma_of_folded(self, folded: str) -> str:
        """The same for a word that may lack its diacritics: what the text's own spelling would give."""
        known = self._lemma_of_folded.get(folded)
        if known is not None:
            return known
        root = self._verbs.root_of_folded(folded)
        return root or _shortest(folded, self._lemma_of_folded, _FOLDED_ENDINGS, _FOLDED_SOFT)

    def knows(self, folded: str) -> bool:
        """Whether the word, without diacritics, is in the vocabulary in this or another form."""
        if folded in self._lemma_of_folded:
            return True
        lemma = self.lemma_of_folded(folded)
        return lemma in self._lemma_of_folded or lemma in self._verbs

    @property
    def folded_words(self) -> KeysView[str]:
        """Every word of the vocabulary without diacritics."""
        return self._lemma_of_folded.keys()


_FOLDED_ENDINGS = re.compile(turkish.fold(_ENDINGS.pattern).replace("[iiuu]", "[iu]").replace("[ii]", "i"), re.VERBOSE)
_FOLDED_SOFT = {"k": "g", "p": "b", "c": "c", "t": "d"}


def _shortest(word: str, vocabulary: Container[str], endings: re.Pattern[str], soft: dict[str, str]) -> str:
    for length in range(2, len(word)):
        base = word[:length]
        if _is_whole_word_cut(word, length):
            continue
        if length < _SHORTEST and base not in _SHORT_NOUNS:
            continue
        rest = word[length:]
        if base in vocabulary and endings.fullmatch(rest):
            return base
        if rest[0] in _VOWELS:
            for hard, softened in soft.items():
                if base[-1] in softened and base[:-1] + hard in vocabulary and endings.fullmatch(rest):
                    return base[:-1] + hard
    return word


def _is_whole_word_cut(word: str, length: int) -> bool:
    return word.startswith(_ALL_WHOLE) and not any(
        length >= len(whole) for whole in _ALL_WHOLE if word.startswith(whole)
    )


_STEMS_OF_WHOLE = tuple(whole[:-1] + _SOFT.get(whole[-1], whole[-1])[0] for whole in _WHOLE)
_ALL_WHOLE = tuple({form for whole in (*_WHOLE, *_STEMS_OF_WHOLE) for form in (whole, turkish.fold(whole))})
