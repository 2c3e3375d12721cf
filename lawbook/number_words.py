"""Numbers written out, in Turkish and English: ``yirmi yedi`` and ``twenty-seven`` are 27, ``altmış dördüncü`` is the 64th.

Up to 99, more than there are Laws. Words are folded (knows no Django).
"""

from collections.abc import Sequence
from typing import NamedTuple

_TURKISH_UNITS = "bir iki uc dort bes alti yedi sekiz dokuz".split()
_TURKISH_UNITS_IN_ORDER = "birinci ikinci ucuncu dorduncu besinci altinci yedinci sekizinci dokuzuncu".split()
_TURKISH_TENS = "on yirmi otuz kirk elli altmis yetmis seksen doksan".split()
_TURKISH_TENS_IN_ORDER = "onuncu yirminci otuzuncu kirkinci ellinci altmisinci yetmisinci sekseninci doksaninci".split()
_ENGLISH_UNITS = "one two three four five six seven eight nine".split()
_ENGLISH_UNITS_IN_ORDER = "first second third fourth fifth sixth seventh eighth ninth".split()
_ENGLISH_TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
_ENGLISH_TEENS_IN_ORDER = [*"tenth eleventh twelfth".split(), *(f"{teen}th" for teen in _ENGLISH_TEENS[3:])]
_ENGLISH_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()


class Number(NamedTuple):
    """A number, whether it is one in an order (``27.``, ``yedinci``), and how many words it takes."""

    value: int
    in_order: bool
    words: int


def _numbered(words: Sequence[str], *, first: int, step: int = 1) -> dict[str, int]:
    return {word: value for value, word in zip(range(first, 100, step), words, strict=False)}


_UNITS = _numbered(_TURKISH_UNITS, first=1) | _numbered(_ENGLISH_UNITS, first=1)
_UNITS_IN_ORDER = _numbered(_TURKISH_UNITS_IN_ORDER, first=1) | _numbered(_ENGLISH_UNITS_IN_ORDER, first=1)
_TENS = _numbered(_TURKISH_TENS, first=10, step=10) | _numbered(_ENGLISH_TENS, first=20, step=10)
_ALONE = _UNITS | _TENS | _numbered(_ENGLISH_TEENS, first=10)
_ALONE_IN_ORDER = (
    _UNITS_IN_ORDER
    | _numbered(_TURKISH_TENS_IN_ORDER, first=10, step=10)
    | _numbered([f"{ten[:-1]}ieth" for ten in _ENGLISH_TENS], first=20, step=10)
    | _numbered(_ENGLISH_TEENS_IN_ORDER, first=10)
)
_JOINED = {f"{ten}{unit}": high + low for ten, high in _TENS.items() for unit, low in _UNITS.items()}
_JOINED_IN_ORDER = {f"{ten}{unit}": high + low for ten, high in _TENS.items() for unit, low in _UNITS_IN_ORDER.items()}


def read_number(words: Sequence[str], place: int) -> Number | None:
    """The number that stands at a place among folded words; None if there is none."""
    word, after = words[place], words[place + 1] if place + 1 < len(words) else ""
    if both := _JOINED.get(word + after, 0) if word in _TENS and after in _UNITS else 0:
        return Number(both, in_order=False, words=2)
    if both := _JOINED_IN_ORDER.get(word + after, 0) if word in _TENS and after in _UNITS_IN_ORDER else 0:
        return Number(both, in_order=True, words=2)
    if word in _ALONE or word in _JOINED:
        return Number(_ALONE.get(word) or _JOINED[word], in_order=False, words=1)
    if word in _ALONE_IN_ORDER or word in _JOINED_IN_ORDER:
        return Number(_ALONE_IN_ORDER.get(word) or _JOINED_IN_ORDER[word], in_order=True, words=1)
    return None
