"""The marks that open a clause on a line: ``A.``, ``1.``, ``(a)`` or ``a)``, ``(i)`` or ``i.``."""

import re
from dataclasses import dataclass
from enum import IntEnum

from lawbook.citations import ROMANS
from lawbook.text.layout import Line


class Depth(IntEnum):
    """How far below its Law a clause stands."""

    LAW = 0
    LETTER = 1
    NUMBER = 2
    SMALL = 3
    ROMAN = 4


@dataclass(frozen=True)
class Token:
    """A mark with the text after it, or a paragraph without a mark (no depths).

    ``labels`` holds the label that the mark would be at each depth at which it could stand: ``(i)`` is a letter after
    (h) and a roman number elsewhere.
    """

    line: int
    mark: str
    labels: dict[Depth, str]
    text: str

    @property
    def opens_clause(self) -> bool:
        """Whether the line starts a clause."""
        return bool(self.labels)

    @property
    def is_table_row(self) -> bool:
        """Whether the line is a row or a subheading of a table."""
        return self.text.startswith(("|", "# "))


_MARKS = (
    (re.compile(r"([A-Z])\.(?:\s+|$)"), (Depth.LETTER,)),
    (re.compile(r"([1-9]\d?)\.(?:\s+|$)"), (Depth.NUMBER,)),
    (re.compile(r"\(?([a-z])\)(?:\s+|$)"), (Depth.SMALL, Depth.ROMAN)),
    (re.compile(r"\(?([ivx]{2,5})\)(?:\s+|$)"), (Depth.ROMAN,)),
    (re.compile(r"([ivx]{1,5})\.(?:\s+|$)"), (Depth.ROMAN,)),
)


def tokens(lines: list[Line]) -> list[Token]:
    """Cut each line into its marks: ``1. (a) text`` opens two clauses."""
    result: list[Token] = []
    for line in lines:
        rest = line.text
        while opened := _opening(line.number, rest):
            token, rest = opened
            result.append(token)
            if not _opening(line.number, rest) or not rest.startswith("("):
                break
        if opened:
            last = result[-1]
            result[-1] = Token(last.line, last.mark, last.labels, rest)
        else:
            result.append(Token(line.number, "", {}, rest))
    return result


def _opening(line: int, text: str) -> tuple[Token, str] | None:
    for pattern, depths in _MARKS:
        if match := pattern.match(text):
            label = match.group(1)
            labels = {depth: label for depth in depths if depth is not Depth.ROMAN or label in ROMANS}
            if labels:
                return Token(line, match.group().strip(), labels, ""), text[match.end() :]
    return None


def following(label: str | None, depth: Depth) -> str | None:
    """The label after this one among siblings; the first one after None; None where the labels end."""
    if depth is Depth.NUMBER:
        return str(int(label) + 1) if label else "1"
    if depth is Depth.ROMAN:
        position = ROMANS.index(label) + 1 if label else 0
        return ROMANS[position] if position < len(ROMANS) else None
    first, last = ("A", "Z") if depth is Depth.LETTER else ("a", "z")
    if label is None:
        return first
    return chr(ord(label) + 1) if label < last else None
