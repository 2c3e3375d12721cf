"""Two texts compared by words (knows no Django): what was taken out, what was put in, what stayed."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum

from lawbook import turkish

_TOKEN = re.compile(r"\w+|\s+|[^\w\s]")
_WORD = re.compile(r"\w")


class Change(StrEnum):
    """What happened to some words."""

    SAME = "same"
    REMOVED = "removed"
    ADDED = "added"


@dataclass(frozen=True)
class Piece:
    """Words of a text that share their fate."""

    change: Change
    text: str

    @property
    def words(self) -> list[str]:
        """The words alone, without case and signs: what makes two pieces say the same."""
        return words_of(self.text)


@dataclass
class _Run:
    """Words of the older text in the place of words of the newer; the same ones if ``same``."""

    older: list[str]
    newer: list[str]
    same: bool


def words_of(text: str) -> list[str]:
    """The words of a text without case and signs; an I is an i, with its dot or without, in either language."""
    return [turkish.lower(token).replace("ı", "i") for token in _TOKEN.findall(text) if _WORD.match(token)]


def compare_words(older: str, newer: str) -> tuple[Piece, ...]:
    """The pieces in the order in which they are read; without what was added they are the older text, without what was
    removed the newer.
    """
    if older == newer:
        return (Piece(Change.SAME, newer),)
    return tuple(_pieces(_joined(_runs(_TOKEN.findall(older), _TOKEN.findall(newer)))))


def text_before(pieces: tuple[Piece, ...]) -> str:
    """The older text."""
    return "".join(piece.text for piece in pieces if piece.change is not Change.ADDED)


def text_after(pieces: tuple[Piece, ...]) -> str:
    """The newer text."""
    return "".join(piece.text for piece in pieces if piece.change is not Change.REMOVED)


def _runs(older: list[str], newer: list[str]) -> list[_Run]:
    matcher = SequenceMatcher(None, older, newer, autojunk=False)
    return [
        _Run(older[first:last], newer[start:end], tag == "equal")
        for tag, first, last, start, end in matcher.get_opcodes()
    ]


def _joined(runs: list[_Run]) -> list[_Run]:
    """One change in the place of two with no more than a word between them: nobody reads every second word crossed out."""
    joined: list[_Run] = []
    for place, run in enumerate(runs):
        between = 0 < place < len(runs) - 1 and run.same and sum(map(bool, map(_WORD.match, run.older))) <= 1
        goes_on = bool(joined) and not joined[-1].same and (between or not run.same)
        if goes_on:
            joined[-1] = _Run(joined[-1].older + run.older, joined[-1].newer + run.newer, same=False)
        else:
            joined.append(run)
    return joined


def _pieces(runs: list[_Run]) -> Iterator[Piece]:
    for run in runs:
        if run.same:
            yield Piece(Change.SAME, "".join(run.older))
            continue
        if run.older:
            yield Piece(Change.REMOVED, "".join(run.older))
        if run.newer:
            yield Piece(Change.ADDED, "".join(run.newer))
