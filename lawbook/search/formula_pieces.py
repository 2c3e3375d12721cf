"""Whether a query is a formula, and the pieces of one. All else, Whoosh with it, is loaded by the first."""

import re
from dataclasses import dataclass

from lawbook import turkish

_OPERATORS = {"and": "AND", "ve": "AND", "or": "OR", "veya": "OR", "not": "NOT", "degil": "NOT"}
_QUOTES = str.maketrans(dict.fromkeys("“”„‟«»＂", '"'))
_PIECE = re.compile(r'"(?P<quoted>[^"]*)"|(?P<sign>[()"])|(?P<word>[^\s"()]+)')

MISFIT, LONG, SHORT, WIDE, SLOW, QUOTED = "misfit", "long", "short", "wide", "slow", "quoted"


@dataclass(frozen=True)
class Slip:
    """Why a formula cannot be followed, and its words, which are searched instead."""

    reason: str
    words: str


def plain_words(query: str) -> str:
    """The words of a formula without its signs and operators."""
    pieces = [piece for piece in formula_pieces(query) if not operator_of(piece)]
    said = (piece["word"] or piece["quoted"] or "" for piece in pieces)
    return " ".join(" ".join(said).replace("*", " ").split())


def formula_pieces(query: str) -> list[re.Match[str]]:
    """What stands in quotation marks, signs, and words."""
    return list(_PIECE.finditer(query.translate(_QUOTES)))


def operator_of(piece: re.Match[str]) -> str | None:
    """AND, OR or NOT, in either language, in capitals only."""
    word = piece["word"]
    return _OPERATORS.get(turkish.fold(word)) if word and word.isupper() else None


def tells_what_was_said(query: str) -> bool:
    """Whether words in quotation marks stand among others, and no star or operator with them: ``"oyna" dedi``."""
    pieces = formula_pieces(query)
    is_plain = all("*" not in piece[0] and not operator_of(piece) and not piece["sign"] for piece in pieces)
    return is_plain and any(piece["word"] for piece in pieces)


def is_formula(query: str) -> bool:
    """Whether there is a quotation mark, a star, or an operator that stands out: not in a query all in capitals."""
    pieces = formula_pieces(query)
    if any(piece[0].startswith('"') or "*" in piece[0] for piece in pieces):
        return True
    stands_out = any(letter.islower() for piece in pieces for letter in piece[0])
    return stands_out and any(operator_of(piece) for piece in pieces)
