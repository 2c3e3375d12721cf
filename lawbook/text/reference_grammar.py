"""How each language writes references: the patterns that ``references`` reads with.

A pattern's group ``list`` holds one clause or several; ``word`` is the word for Law in front of it.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from lawbook.citations import ROMANS
from lawbook.further_languages import FurtherLanguage, further_languages

SMALL = r"(?:\([a-z]\)(?:\((?:" + "|".join(ROMANS) + r")\))?|/[a-z]\b)"
BELOW_LAW = rf"[A-Z](?:[1-9]\d?)?(?![A-ZÇĞİÖŞÜ]|(?<=[A-Z])[^\W\d_]){SMALL}?"
CLAUSE = rf"[1-9]\d?(?:\s?(?:{BELOW_LAW}))?(?!\d)"
RELATIVE = rf"(?:{BELOW_LAW}|[1-9]\d?{SMALL}|[1-9]\d?\b|{SMALL})"
_BARE = re.compile(r"(?<!\w)(?P<list>[1-9]\d?[A-Z](?:[1-9]\d?)?" + SMALL + r"?)(?!\w)")
_BARE_BELOW = re.compile(rf"(?<!\w)(?P<list>[A-Z][1-9]\d?{SMALL}?)(?!\w)")


@dataclass(frozen=True)
class Grammar:
    """``law`` is the word that belongs to a single reference; ``previous`` names the clause before; ``term`` a definition."""

    law: str
    absolute: tuple[re.Pattern[str], ...]
    relative: tuple[re.Pattern[str], ...]
    previous: re.Pattern[str]
    term: re.Pattern[str]


def _list_of(item: str, join: str) -> str:
    return rf"(?P<list>{item}(?:{join}{item})*)"


def _turkish() -> Grammar:
    join = r"(?:,|\s+ve|\s+veya|\s+ya\s+da)\s+"
    where = r"(?:[Yy]ukarıda(?:ki)?|[Aa]şağıda(?:ki)?|[Öö]nceki|[Bb]u\s+[Yy]asanın)"
    absolute = (
        re.compile(rf"\b(?P<word>(?i:Yasa(?:lar)?)\s?)(?={CLAUSE}){_list_of(CLAUSE, join)}"),
        re.compile(rf"(?<![\w(.,–-]){_list_of(CLAUSE, join)}(?=’\w+\s+Yasa)"),
        _BARE,
    )
    relative = (
        re.compile(rf"\b[Bb]kz\.?\s+(?:{where}\s+)?(?:Madde\s+)?(?P<list>{BELOW_LAW})(?!\w)"),
        re.compile(rf"\b{where}\s+(?P<list>{BELOW_LAW})(?!\w)"),
        re.compile(rf"\b[Mm]adde\s+{_list_of(RELATIVE, join)}"),
        re.compile(rf"(?<!\w)(?P<list>{RELATIVE}\.?(?:{join}{RELATIVE}\.?)*)\s+(?:[Mm]adde|[Bb]en[dt])(?:ler)?\w*"),
        _BARE_BELOW,
    )
    term = re.compile(r"(?:[Bb]kz\.?\s+“(?P<see>[^”]+)”|“(?P<same>[^”]+)”\s+ile\s+eşanlamlı)")
    return Grammar("yasa", absolute, relative, re.compile(r"(?P<list>\byukarıdaki\s+paragraf)"), term)


def _english() -> Grammar:
    join = r"(?:,|\s+and|\s+or|,\s+and|,\s+or)\s+"
    absolute = (re.compile(rf"\b(?P<word>(?i:Laws?)\s)(?={CLAUSE}){_list_of(CLAUSE, join)}"), _BARE)
    relative = (
        re.compile(rf"\b[Ss]ee\s+(?P<list>{BELOW_LAW})(?!\w)"),
        re.compile(rf"(?<!\w){_list_of(RELATIVE, join)}(?=\s+(?:stated\s+)?(?:above|below)\b)"),
        re.compile(rf"(?<=[a-z]\s){_list_of('[A-H]', join)}(?=[\s.,;:)])"),
        re.compile(r"\b(?:stated|set\s+out)\s+in\s+(?P<list>[1-9]\d?)\b"),
        _BARE_BELOW,
    )
    term = re.compile(r"(?:[Ss]ee(?:\s+also)?\s+“(?P<see>[^”]+)”|the\s+same\s+as\s+“(?P<same>[^”]+)”)")
    return Grammar("law", absolute, relative, re.compile(r"(?P<list>\bparagraph\s+above|\babove\s+paragraph)"), term)


def further_grammar(language: FurtherLanguage) -> Grammar:
    """From the words alone: Laws by their number, what is below one by its letter, definitions in quotes."""
    join = rf"(?:,|\s+(?:{_any(language.joins)}))\s+"
    absolute = (
        re.compile(rf"(?<!\w)(?P<word>(?i:{_any(language.laws)})\s?)(?={CLAUSE}){_list_of(CLAUSE, join)}"),
        _BARE,
    )
    relative = (re.compile(rf"(?<!\w)(?i:{_any(language.sees)})\s+(?P<list>{BELOW_LAW})(?!\w)"), _BARE_BELOW)
    term = re.compile(rf"(?:(?i:{_any(language.sees)})\s+“(?P<see>[^”]+)”|(?!)(?P<same>))")
    return Grammar(language.laws[0].lower(), absolute, relative, re.compile(r"(?P<list>(?!))"), term)


def _any(words: Iterable[str]) -> str:
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))


GRAMMARS = {"tr": _turkish(), "en": _english()} | {
    code: further_grammar(one) for code, one in further_languages().items()
}
