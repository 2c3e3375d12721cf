"""Queries with quotation marks, operators and stars: ``"cezalı kart" AND NOT yer``, ``rönon*``.

What a reader typed is read here piece by piece, so that a slip can be said; Whoosh's own parser then makes the query of it.
Its leaves are ``Exact`` (word for word), ``Term`` (a word in any form) and ``Prefix``.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from whoosh.qparser import GroupPlugin, OperatorsPlugin, PhrasePlugin, PrefixPlugin, QueryParser
from whoosh.query import Phrase, Query

from lawbook import turkish
from lawbook.search.analysis import words
from lawbook.search.formula_pieces import (
    LONG,
    MISFIT,
    SHORT,
    Slip,
    formula_pieces,
    is_formula,
    operator_of,
    plain_words,
)

MOST_WORDS = 12
SHORTEST_BEGINNING = 3
_DEEPEST = 6
_BEFORE_WORDS, _AFTER_WORDS = frozenset({"AND", "OR", "NOT", "("}), frozenset({"AND", "OR", ")"})
_STOPS = ".,;:!?"
_NO_LETTER = re.compile(r"[\W_]+")


class Exact(Phrase):  # type: ignore[misc]
    """Words that stand side by side as they were typed; one of them may be the beginning of a word (``kart*``)."""

    def normalize(self) -> "Exact":
        """One word in quotation marks stays a phrase: it is not meant in any form."""
        return self


@dataclass(frozen=True)
class Formula:
    """The query; ``typed`` gives each of its leaves as the reader wrote it."""

    tree: Query
    typed: Mapping[str, str]


class _SlipError(Exception):
    """``MISFIT``, ``LONG`` or ``SHORT``."""


def read_formula(query: str) -> Formula | Slip | None:
    """The formula that a cleaned query is; None for a query of plain words."""
    if not is_formula(query):
        return None
    typed: dict[str, str] = {}
    try:
        canonical = [_canonical(piece, typed) for piece in formula_pieces(query)]
        _check([one for one in canonical if one])
    except _SlipError as slip:
        return Slip(str(slip), plain_words(query))
    return Formula(_PARSER.parse(" ".join(canonical)), typed)


def _canonical(piece: re.Match[str], typed: dict[str, str]) -> str:
    """A piece as Whoosh's parser takes it: folded words, beginnings with a star, operators in English."""
    if piece["sign"] == '"':
        raise _SlipError(MISFIT)
    if operator := operator_of(piece):
        return operator
    if piece["quoted"] is not None:
        found = [one for word in piece["quoted"].split() for one in _words(word)]
        if not found:
            raise _SlipError(MISFIT)
        typed[" ".join(found)] = " ".join(piece["quoted"].split())
        return f'"{" ".join(found)}"'
    if piece["word"]:
        found = _words(piece["word"])
        typed[" ".join(found)] = piece["word"].strip(_STOPS)
        return " ".join(found) if len(found) < 2 else f'"{" ".join(found)}"'
    return piece[0]


def _words(typed: str) -> list[str]:
    """The folded words of what was typed between two spaces; the last may have a star."""
    bare = typed.rstrip(_STOPS)
    found = [folded for word in words(bare) if (folded := _NO_LETTER.sub("", turkish.fold(word.text)))]
    if "*" not in bare:
        return found
    if bare.count("*") > 1 or not bare.endswith("*") or not found:
        raise _SlipError(MISFIT)
    if len(found[-1]) < SHORTEST_BEGINNING:
        raise _SlipError(SHORT)
    return [*found[:-1], f"{found[-1]}*"]


def _check(canonical: list[str]) -> None:
    """Operators stand between what they join, brackets close, and all of it is short."""
    depth, before = 0, "("
    for piece in canonical:
        depth += (piece == "(") - (piece == ")")
        fits = before not in _BEFORE_WORDS if piece in _AFTER_WORDS else (before, piece) != ("NOT", "NOT")
        if not fits or not 0 <= depth <= _DEEPEST:
            raise _SlipError(MISFIT)
        before = piece
    if before in _BEFORE_WORDS or depth:
        raise _SlipError(MISFIT)
    if sum(len(piece.split()) for piece in canonical if piece not in _BEFORE_WORDS | _AFTER_WORDS) > MOST_WORDS:
        raise _SlipError(LONG)


_PARSER = QueryParser(
    "",
    None,
    plugins=[PhrasePlugin(), PrefixPlugin(), GroupPlugin(), OperatorsPlugin(AndNot=None, AndMaybe=None, Require=None)],
    phraseclass=Exact,
)
