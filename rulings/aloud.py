"""Calls, results and cards within a sentence: written in signs, said in words.

Voices name ♥ as they name any sign (“black heart suit”, in Turkish “kupa”), not as a director does.
"""

import re
from collections.abc import Iterable

from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from bridge.cards import parse_card
from bridge.contracts import parse_contract
from bridge.scoring.results import Result, parse_result
from bridge.seats import A_SEAT
from rulings.diagrams import GLYPHS, bid_with_risk, contract_said
from rulings.wording.players import SUITS, card_name

_SUIT = "[♠♥♦♣]"
_SIGNS = re.compile(
    rf"(?<!\w)(?P<bid>[1-7](?:{_SUIT}|NT)X{{0,2}})(?P<outcome>(?:=|[+−]\d\d?)(?: {A_SEAT}\b)?)?(?!\w)"
    rf"|(?P<card>{_SUIT}(?:10|[2-9AKQJRDV])\b)|(?P<suit>{_SUIT})(?P<holding>(?=\w))?"
)
_BEFORE_LETTER = re.compile(r"(?<=[:;]) (?=[a-z]\) )")
_FROM_GLYPH = {glyph: suit for suit, glyph in GLYPHS.items()}
_RANKS_READ = str.maketrans("RDV", "KQJ")


def aloud(text: str) -> SafeString:
    """The text as HTML: what is seen as it is written, what is heard in words of the active language."""
    parts, end = [], 0
    for found in _SIGNS.finditer(text):
        seen, heard = f'<span aria-hidden="true">{found[0]}</span>', escape(_in_words(found))
        parts += [escape(text[end : found.start()]), f'{seen}<span class="visually-hidden">{heard}</span>']
        end = found.end()
    return mark_safe("".join([*parts, escape(text[end:])]))


def signs_in_words(texts: Iterable[str]) -> dict[str, str]:
    """Each call, result and card that is written in signs in the texts, with its words, the longest first."""
    said = {found[0]: _in_words(found) for text in texts for found in _SIGNS.finditer(text)}
    return {sign: said[sign] for sign in sorted(said, key=len, reverse=True)}


def in_lines(line: str) -> list[str]:
    """A line of a script; each lettered choice of an option begins a new one."""
    return _BEFORE_LETTER.split(line)


def _in_words(found: re.Match[str]) -> str:
    if found["suit"]:
        return str(SUITS[_FROM_GLYPH[found["suit"]]]) + ("" if found["holding"] is None else " ")
    if found["card"]:  # the article, if it has one, stands before the sign
        return card_name(parse_card(found["card"].translate(_RANKS_READ))).removeprefix("the ")
    if found["outcome"]:
        return _result_said(parse_result(found[0]))
    return bid_with_risk(parse_contract(found["bid"]))


def _result_said(result: Result) -> str:
    """A result in words: 4 spades doubled by South, 1 down."""
    assert result.contract  # noqa: S101 (nobody writes a passed-out board in signs)
    said = contract_said(result.contract) or bid_with_risk(result.contract)
    return f"{said}, {_outcome(result.over)}"


def _outcome(over: int) -> str:
    if over == 0:
        return _("just made")
    if over > 0:
        return ngettext("%(count)s overtrick", "%(count)s overtricks", over) % {"count": over}
    return _("%(count)s down") % {"count": -over}
