"""Turkish letters: casing, folding, slugs and sorting, which Python's own ``str`` methods get wrong (knows no Django)."""

import re
import sys
import unicodedata
from functools import lru_cache

_ALPHABET = "abcçdefgğhıijklmnoöpqrsştuüvwxyz"
_FOLD = str.maketrans("ıçğöşüâîû", "icgosuaiu")
_SMALL_WORDS = {"ve", "veya", "ya", "da", "de", "ile", "için"}
_WORD_CHARACTERS = re.compile(r"[^a-z0-9]+")


def lower(text: str) -> str:
    """Lower-case as Turkish does: I becomes ı, İ becomes i."""
    return text.replace("İ", "i").replace("I", "ı").lower()


def upper(text: str) -> str:
    """Upper-case as Turkish does: i becomes İ, ı becomes I."""
    return text.replace("i", "İ").replace("ı", "I").upper()


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """Lower-case and drop the diacritics, so that ``ÇIKIŞ``, ``çıkış`` and ``cikis`` are one word.

    Idempotent. Other scripts keep their letters; combining marks are removed.
    """
    folded = lower(text).translate(_FOLD)
    if folded.isascii():
        return sys.intern(folded)
    decomposed = unicodedata.normalize("NFKD", folded)
    bare = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    return bare if bare == folded else fold(bare)


def title_case(text: str) -> str:
    """A heading printed in capitals as a heading in small letters, letter by letter: ``LÖVE TALEBİ VEYA TERKİ``
    becomes ``Löve Talebi veya Terki``. A text that is not all capitals stays as it is.
    """
    if text != upper(text):
        return text
    small = lower(text)
    return re.sub(
        r"[^\W\d_]+", lambda word: word[0] if word[0] in _SMALL_WORDS else upper(word[0][0]) + word[0][1:], small
    )


def slug(text: str) -> str:
    """An ASCII name for URLs: ``Cezalı kart`` becomes ``cezali-kart``; what stands in brackets is left out."""
    without_brackets = re.sub(r"\([^)]*\)", " ", text)
    return _WORD_CHARACTERS.sub("-", fold(without_brackets)).strip("-")


def sort_key(text: str) -> tuple[str, str]:
    """Order of the Turkish dictionary: c before ç, ı before i; a letter of no alphabet of ours as the one that it is a form of
    (â as a); what is no letter before the letters. Words that differ in such forms alone follow each other.
    """
    return "".join(map(_place_of, lower(text))), text


def _place_of(letter: str) -> str:
    """A letter of the alphabet as one of a range of its own, above whatever is written."""
    known = letter if letter in _ALPHABET else unicodedata.normalize("NFD", letter)[0]
    return chr(0x10FF00 + _ALPHABET.index(known)) if known in _ALPHABET else letter


def accusative(name: str) -> str:
    """The object form of a name that ends in its own possessive: ``pik ruası`` becomes ``pik ruasını``."""
    return f"{name}n{name[-1]}"


def locative(source: str) -> str:
    """Where something is, from whence it comes: ``Batı’dan`` becomes ``Batı’da``."""
    return source.removesuffix("n")


def genitive(name: str) -> str:
    """The possessor form of such a name: ``pik ruası`` becomes ``pik ruasının``."""
    return f"{accusative(name)}n"
