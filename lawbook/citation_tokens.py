"""The words and numbers of a sentence that may name a clause, in the order in which a citation is read.

``section B of law 57`` and ``the second paragraph of 64A`` name the part before the Law: here it comes behind it.
"""

import re
from typing import NamedTuple

from lawbook import turkish
from lawbook.number_words import read_number

_TOKEN = re.compile(r"[^\W\d_]+|[0-9]+|§")
_AFTER_APOSTROPHE = re.compile(r"(?<=[0-9A-Za-z)])[’'‘`´][^\W\d_]*")
ENDING = r"(?:lar|ler)?(?:s[iu]|[iu])?(?:n[iu]n|n[iu]|na|ne|nd[ae]n?(?:ki)?|[dt][ae](?:n|ki)?|y[iuae]|[iu]n|[ae])?(?:y?l[ae])?"
NAME = re.compile(
    rf"(?:yasa|madde|kural|kanun|artikel|bend|bent|fikra){ENDING}|md|mad|laws?|rules?|sections?|sec|articles?|art|clauses?|"
    r"paragraphs?|paragraf|para?|statute|regel|loi|gesetz|§"
)
PART = re.compile(
    rf"(?:bolum|kisim|sik){ENDING}|sikk[iu]|(?:sub)?(?:sections?|clauses?|paragraphs?)|para?|parts?|items?|points?|letters?"
)
_OF, _MOST_LABELS = frozenset("of in from under to".split()), 3


class Token(NamedTuple):
    """A word or a number (``value``); ``glued`` if no space is before it, ``in_order`` as ``27.``, ``written`` in letters."""

    text: str
    value: int = 0
    glued: bool = False
    in_order: bool = False
    written: bool = False

    @property
    def may_be_label(self) -> bool:
        """Whether it can name a part of a Law: a letter, or a number that is none of an order."""
        return len(self.text) == 1 or bool(self.value)


def tokens_of(text: str) -> list[Token]:
    """Numbers written out are numbers; case endings after an apostrophe are left out; a Law comes before its part."""
    folded = turkish.fold(_AFTER_APOSTROPHE.sub(" ", text))
    matches = list(_TOKEN.finditer(folded))
    words = [match[0] for match in matches]
    tokens: list[Token] = []
    place = 0
    while place < len(matches):
        match, word = matches[place], words[place]
        glued = place > 0 and " " not in folded[matches[place - 1].end() : match.start()]
        number = None if _is_preposition(words, place) else read_number(words, place)
        if number:
            tokens.append(Token(word, number.value, in_order=number.in_order, written=True))
        elif word[0].isdigit():
            dotted = folded[match.end() : match.end() + 1] == "."
            tokens.append(Token(word, int(word[:4]), glued, in_order=dotted))
        else:
            tokens.append(Token(word, glued=glued))
        place += number.words if number else 1
    return _law_first(tokens)


def _is_preposition(words: list[str], place: int) -> bool:
    """``on`` is ten only before another number or after a name for a Law."""
    if words[place] != "on":
        return False
    follows = read_number(words, place)
    return not (follows and follows.words > 1) and not (place and NAME.fullmatch(words[place - 1]))


def _law_first(tokens: list[Token]) -> list[Token]:
    """With the part behind its Law, where the first ``of`` stands between them: ``part B1 of law 27`` is ``law 27 B 1``."""
    for at, token in enumerate(tokens):
        if token.text in _OF and at and (part := _part_before(tokens, at)) < at:
            first, last = _law_after(tokens, at)
            if first < last:
                labels = [one._replace(glued=True, in_order=False) for one in tokens[part:at] if one.may_be_label]
                return [*tokens[:part], *tokens[first:last], *labels, *tokens[last:]]
    return tokens


def _part_before(tokens: list[Token], at: int) -> int:
    """Where a part that ends before a place begins: ``section B``, ``second paragraph``; the place itself without one."""
    if at >= 2 and PART.fullmatch(tokens[at - 1].text) and tokens[at - 2].in_order:
        return at - 2
    for first in range(at - 2, max(at - 2 - _MOST_LABELS, -1), -1):
        if PART.fullmatch(tokens[first].text):
            return first
        if not tokens[first].may_be_label:
            break
    return at


def _law_after(tokens: list[Token], at: int) -> tuple[int, int]:
    """The Law behind ``of``, with its name and what is written at its number; nothing where there is none."""
    first = at + 1
    while first < len(tokens) and tokens[first].text in ("the", "a"):
        first += 1
    number = first
    while number < len(tokens) and NAME.fullmatch(tokens[number].text):
        number += 1
    if number >= len(tokens) or not tokens[number].value:
        return first, first
    last = number + 1
    while last < len(tokens) and tokens[last].may_be_label and (tokens[last].glued or tokens[last].value):
        last += 1
    return first, last
