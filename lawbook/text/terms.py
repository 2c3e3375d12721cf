"""Find the defined terms in a text of the Laws, in the forms that a sentence gives them, with their exact characters.

The forms come from the heading of the definition: in Turkish the endings of case, number and person on a stem that may
soften (``Cezalı Kart``: ``cezalı kartların``, ``Rakip``: ``rakibin``), in English plurals and possessives. ``_FORMS``
has the terms whose word also means something else, or that the text puts in other words.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lawbook import turkish
from lawbook.citations import Citation

# Definitions that are never marked: everyday words of the text, each with what a mark on it would get wrong.
UNMARKED = {
    "el": "also a trick, the lead (“el ortağında kalırsa”) and the body’s hand; “elde etmek”; “the matter in hand”",
    "oyun": "one card, all of them, their period, and bridge itself: no mark could say which of these it is",
    "sira": "also order; “sırasında” is during, “sırayla” one after the other; “may turn into”",
    "taraf": "“tarafından” is by, “taraflar” also the parties of an appeal; “side” is said without its definition",
}

# Patterns for lower-case text in place of what the heading gives; ``~`` puts the endings on the word before it.
_FORMS = {
    "tr": {
        "artirim": "artırım~|artırma~",
        "ceza": "(?<!löve )(?<!çıkış )(?<!oyun )ceza~",  # undertricks and lead restrictions are not penalties
        "dis": "dış(?= bilgi)",  # not “dışında” or “sıra dışı”
        "fazla-love": "(?<!daha )fazla löve~",  # “bir veya daha fazla löve” is a number of tricks
        "geri-alinan": r"geri alın\w+",
        "harici-bilgi": "harici bilgi~",
        "istemsiz": "istemsiz|istem dışı",
        "ortak": r"(?!ortak\b)ortak~|partner~",  # without an ending it is “common”
        "psisik-konusma": "psişik(?: konuşma~)?(?! aksiyon)",
        "renge-uymak": r"reng(?:e|ine) uy(?!g)\w+",
        "seans": "seans~|oturum~",
        "tur": r"(?!turunda\b|turlarda\b)tur~",  # these two are rounds of the auction
        "tur-2": "(?<!bu )(?<!her )tür~",  # “bu tür” and “her tür” are kinds
        "yer": "yer(?:[’']?in|[’']?den|deyken)?(?! (?:al|bırak|değiş|ver))",  # “yere”, “yerine” and these are places
        "zon": "zon(?! yok)",
        "zon-durumu": "zon(?: durum~|da|suz)",
    },
    "en": {
        "ceza": "(?<!lead )(?<!play )(?<!undertrick )penalty~",
        "cikis": "(?!leads? to (?!(?:the |a |any )?(?:next )?trick))lead~",  # “may lead to damage”
        "duzensizlik": "departures? from(?: correct)? procedure",
        "etkinlik": "(?<!important )event~",
        "konusma": "(?!calls? (?:for|the director))call~",
        "psisik-konusma": "psychic~(?: call~)?(?! action)",
        "renge-uymak": "follow(?:s|ed|ing)? suit",
        "tur": "(?<!comes )(?<!later )round~(?! of the auction)",
        "turnuva": "tournament~(?! organi[sz]er)",  # the name of a body
        "zon": "(?<!the )game~",  # “the game” is bridge
        "zon-durumu": "vulnerab(?:ility|le)",
    },
}

_OF_POSSESSED = "n(?:[ıiuü]n?|[ae]|[dt][ae]n?|c[ae])|yl[ae]"  # kartı-nın, kartı-nda, kartı-yla
_CONSONANT = rf"(?:[ıiuü](?:n|{_OF_POSSESSED})?|[ae]|[dt][ae]n?|l[ae]|[cç][ae])?"
_VOWEL = rf"(?:s[ıiuü](?:{_OF_POSSESSED})?|n[ıiuü]n|y[ıiuüae]|[dt][ae]n?|yl[ae]|c[ae])?"
_LAST = "(?:ki(?:n[ıiuü]n?|l[ae]r[ıiuü]?n?)?)?(?:[dt][ıiuü]r|y?s[ae]|yken)?"
_AFTER_CONSONANT = f"[’']?(?:l[ae]r)?{_CONSONANT}{_LAST}"
_AFTER_VOWEL = f"[’']?(?:l[ae]r{_CONSONANT}|{_VOWEL}){_LAST}"
_POSSESSIVE = re.compile("(?:l[ae]r[ıi]|(?<=[aeıioöuü])s[ıiuü]|[ıiuü])$")
_SOFT = {"k": "[kğg]", "p": "[pb]", "ç": "[çc]", "c": "[çc]"}


@dataclass(frozen=True)
class TermMark:
    """Characters ``start`` to ``end`` of a field use the term that ``target`` defines."""

    start: int
    end: int
    target: Citation


class Terms:
    """The defined terms of one language; ``headings`` has the heading of each definition."""

    def __init__(self, language: str, headings: Mapping[Citation, str]) -> None:
        self._lower = turkish.lower if language == "tr" else _lower
        self._inflect = _turkish if language == "tr" else _english
        self._own = _FORMS.get(language, {})
        marked = {target: self._form(heading, target) for target, heading in headings.items()}
        by_length = sorted(filter(marked.get, marked), key=lambda target: -len(_term(headings[target])))
        self._targets = {f"t{index}": target for index, target in enumerate(by_length)}
        # The empty group behind a form names it; in front of it, it would hide the first letter from the regex engine.
        any_form = "|".join(f"(?:{marked[target]})(?P<{group}>)" for group, target in self._targets.items()) or "(?!)"
        self._pattern = re.compile(rf"(?<!\w)(?<!\w-)(?:{any_form})(?!-?\w)".replace(" ", r"[^\S\n]"))

    def find(self, text: str, standing: Citation, taken: Sequence[tuple[int, int]]) -> list[TermMark]:
        """The first use of each term in a field of the entry ``standing``, outside ``taken``; the longest term wins."""
        marks: list[TermMark] = []
        done = {standing}
        for match in self._pattern.finditer(self._lower(text)):
            start, end = match.span()
            target = self._targets[match.lastgroup or ""]
            if target not in done and not any(start < other_end and other < end for other, other_end in taken):
                done.add(target)
                marks.append(TermMark(start, end, target))
        return marks

    def _form(self, heading: str, target: Citation) -> str:
        """The pattern of a term and of the abbreviation that its heading has in brackets; empty if it is not marked."""
        term = self._lower(_term(heading))
        if target.name in UNMARKED or not term:
            return ""
        own = self._own.get(target.name)
        form = re.sub(r"(\w+)~", lambda word: self._inflect(word[1]), own) if own else self._inflect(term)
        abbreviation = re.search(r"\((\w+)\)", self._lower(heading))
        return rf"{form}|{abbreviation[1]}(?:s|[’']\w+)?" if abbreviation else form


def _term(heading: str) -> str:
    return heading.partition("(")[0].strip()


def _lower(text: str) -> str:
    """Lower-case letter by letter: Python makes two characters of İ."""
    return text.replace("İ", "I").lower()


def _turkish(term: str) -> str:
    """A compound loses its possessive, which its plural replaces: ``oyuncusu``, ``oyuncuları``; ``bir`` may part it."""
    *first, last = term.split()
    stem = (_POSSESSIVE.sub("", last) if first else last) or last
    vowel = stem[-1] in "aeıioöuü"
    ending = re.escape(stem) + _AFTER_VOWEL if vowel else re.escape(stem[:-1]) + _soft(stem[-1]) + _AFTER_CONSONANT
    return "(?: bir)? ".join([*map(re.escape, first), ending])


def _soft(letter: str) -> str:
    return _SOFT.get(letter, re.escape(letter))


def _english(term: str) -> str:
    *first, last = term.split()
    stem = last[:-1] if last.endswith("s") and not last.endswith("ss") else last
    ending = re.escape(stem[:-1]) + "(?:y|ies)" if stem.endswith("y") else re.escape(stem) + "(?:e?s)?"
    return " ".join([*map(re.escape, first), ending + "(?:[’']s)?"])
