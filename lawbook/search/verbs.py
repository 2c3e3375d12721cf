"""Turkish verbs with a short root: the root of an inflected form, where the vocabulary has its infinitive.

``verdim``, ``vermedi`` and ``verilmiş`` are ``ver``. Roots of four letters and more need none of this: their forms meet in
their first five letters.
"""

import re
from collections.abc import Iterable

from lawbook import turkish

_SHORTEST, _LONGEST = 2, 3
# Nouns that look like a verb of the vocabulary with an ending.
_NOUNS = ("alert", "altı", "eller", "karar", "kart", "kesin", "kural", "sonra", "uyarınca", "yer")
_ALL_NOUNS = tuple({form for noun in _NOUNS for form in (noun, turkish.fold(noun))})
_CASES = (
    "(?:l[ae]r)?(?:[ıiuü]m[ıiuü]z|[ıiuü]n[ıiuü]z|[ıiuü]m|s?[ıiuü]n?)?(?:n?[ıiuü]n?|[yn]?[ae]|n?[dt][ae]n?|y?l[ae])?"
)
_PERSON = "(?:[ıiuü]m|s[ıiuü]n(?:[ıiuü]z)?|[ıiuü]z|l[ae]r|m[ıiuü]|[dt][ıiuü]r)?"
_PAST = "[dt][ıiuü](?:m|n[ıiuü]z|n|k|l[ae]r)?"
_ENDINGS = re.compile(
    rf"""(?:[ıiuü]?[ln])?(?:y?[ae]m[ae]|m[ae]|y?[ae]b[ıiuü]l)?
    (?:{_PAST}
    |m[ıiuü]ş(?:{_PAST}|s[ae]|{_PERSON})
    |m?[ıiuü]?yor(?:{_PAST}|s[ae]|{_PERSON})
    |(?:[aeıiuü]?r|z)(?:s[ae][mnk]?|{_PAST}|ken|{_PERSON})
    |y?[ae]c[ae][kğ](?:s[ae]|{_PAST}|{_CASES}{_PERSON})
    |s[ae][mnk]?|y?[ıiuü]nc[ae]|y?[ıiuü]p|y?[ae]r[ae]k|y?[ae]l[ıiuü]m|s[ıiuü]n(?:l[ae]r)?|y?[ae]y[ıiuü]m|d[ae]n
    |m[ae]k(?:t[ae]n?|l[ae])?|m[ae](?:l[ıiuü]{_PERSON}|{_CASES})
    |y?[ae]n{_CASES}|d[ıiuü][kğ]{_CASES})""",
    re.VERBOSE,
)
_FOLDED_ENDINGS = re.compile(turkish.fold(_ENDINGS.pattern), re.VERBOSE)


def roots_of(infinitives: Iterable[str]) -> frozenset[str]:
    """The roots of verbs, without diacritics, as their forms begin: ``başla`` and ``başl`` (``başlıyor``)."""
    roots = {turkish.fold(word)[:-3] for word in infinitives}
    return frozenset(roots | {root[:-1] for root in roots if root[-1] in "aeiu" and len(root) > _LONGEST})


def is_form_of_any(folded: str, roots: frozenset[str]) -> bool:
    """Whether a word without diacritics is one of the roots with endings of a verb."""
    return any(folded[:end] in roots and _FOLDED_ENDINGS.fullmatch(folded, end) for end in range(_LONGEST, len(folded)))


class Verbs:
    """The roots of the infinitives among some words."""

    def __init__(self, words: Iterable[str]) -> None:
        roots = {
            word[:-3] for word in words if word.endswith(("mak", "mek")) and _SHORTEST <= len(word) - 3 <= _LONGEST
        }
        self._roots = frozenset(roots)
        self._folded = frozenset(map(turkish.fold, self._roots))

    def __contains__(self, folded: object) -> bool:
        return folded in self._folded

    def root(self, word: str) -> str:
        """The root of a lower-case word with its letters, without diacritics; empty if it is no form of a known verb."""
        return turkish.fold(_root(word, self._roots, _ENDINGS))

    def root_of_folded(self, folded: str) -> str:
        """The same for a word that may lack its diacritics."""
        return _root(folded, self._folded, _FOLDED_ENDINGS)


def _root(word: str, roots: frozenset[str], endings: re.Pattern[str]) -> str:
    if word.startswith(_ALL_NOUNS):
        return ""
    for length in range(_SHORTEST, min(len(word), _LONGEST + 1)):
        if word[:length] in roots and endings.fullmatch(word, length):
            return word[:length]
    return ""
