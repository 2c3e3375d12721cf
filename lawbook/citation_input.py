"""Read a citation as people type and say it: ``50d2a``, ``27. yasanın B4 bendi``, ``L73E2``, ``16C’ye``, ``dipnot 14``."""

import re

from lawbook import citations, turkish
from lawbook.citations import ROMANS, Citation

_APART = r"[\s.,;:/()\[\]–-]*"
_WORD = r"(?:yasa(?:lar|nin|sinin|ya|da|dan)?|madde(?:si|sinin|nin)?|bendi?(?:nin)?|bent|laws?|clause|no)"
_AFTER = r"(?:gore|uyarinca|geregi|geregince|kapsaminda)"
_PREFIX = rf"(?:(?:{_WORD}|[lmy]){_APART})?"
# Case endings written without an apostrophe, folded: 50D2nin, 16Cye. "di" and "li" are left to (d)(i) and (l)(i).
_ENDING = r"(?:n[iu]n|[yn][aeiu]|s[iu]|[dt][ae](?:n|ki)?|[iu]?nc[iu])"
_ROMAN = rf"(?:{'|'.join(sorted(ROMANS, key=len, reverse=True))})(?![a-z])"
_CLAUSE = re.compile(
    rf"""{_PREFIX}(?P<law>[1-9]\d{{0,2}})(?:{_ENDING}(?![a-z]))?(?:{_APART}{_WORD}(?![a-z]))?
    (?:{_APART}(?P<letter>[a-z])(?![a-z])
    |{_APART}(?P<letter_ended>[a-z])(?={_ENDING}(?![a-z]))
    )?
    (?:{_APART}(?P<number>[1-9]\d?)
    (?:{_APART}(?!{_ENDING}(?![a-z]))(?P<small>[a-z])(?:(?![a-z])|(?={_ROMAN}))
    (?:{_APART}(?P<roman>{_ROMAN}))?)?)?
    (?:{_ENDING}(?![a-z]))?(?:{_APART}(?:{_WORD}|{_AFTER})(?![a-z]))*{_APART}""",
    re.VERBOSE,
)
_FOOTNOTE = re.compile(rf"(?:dipnot|dn|footnote|note|fn){_APART}([1-9]\d{{0,2}})")
_AFTER_APOSTROPHE = re.compile(r"[’'‘`´]\w*")
_LONGEST = 60


def may_be_citation(text: str) -> bool:
    """A quick look: false for a text that names nothing for certain, since it has neither a number nor a colon."""
    return ":" in text or any(map(str.isnumeric, text))


def read_citation(text: str) -> Citation | None:
    """The clause, definition or footnote that the whole text names; None if it is something else.

    Says nothing about whether the book has such a clause. Texts of more than 60 characters are no citations.
    """
    if len(text) > _LONGEST or not may_be_citation(text):
        return None
    try:
        return citations.parse(text.strip())
    except citations.CitationError:
        pass
    typed = turkish.fold(_AFTER_APOSTROPHE.sub(" ", text)).strip()
    if match := _FOOTNOTE.fullmatch(typed):
        return citations.footnote(int(match[1]))
    match = _CLAUSE.fullmatch(typed)
    if match is None:
        return None
    letter = match["letter"] or match["letter_ended"]
    if match["number"] and not letter:
        return None
    labels = [letter.upper() if letter else None, match["number"], match["small"], match["roman"]]
    return Citation(int(match["law"]), tuple(label for label in labels if label))
