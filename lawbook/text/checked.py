"""Which clauses of a translation have been checked against the text that they translate, and are still up to date.

``en.checked.yaml`` says when, by whom, and for each citation the digest of the official text that was read then. When that
text changes, the digest no longer fits and the translation of the clause is stale.
"""

import datetime
import hashlib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from lawbook.citations import Citation
from lawbook.text.problems import Problem, TextError
from lawbook.text.tree import Text, TextPassage


class State(StrEnum):
    """How far a translation can be trusted."""

    CHECKED = "checked"
    STALE = "stale"
    UNCHECKED = "unchecked"


@dataclass(frozen=True)
class Checked:
    """The file, read: the date, the reader by language, the digests by citation id."""

    on: datetime.date | None
    by: Mapping[str, str]
    digests: Mapping[str, str]


NOTHING_CHECKED = Checked(None, {}, {})


def parse_checked(row: object, file: str) -> Checked:
    """What the file says; ``TextError`` if it has another form."""
    if row is None:
        return NOTHING_CHECKED
    if (
        not isinstance(row, Mapping)
        or not isinstance(row.get("date"), datetime.date)
        or not isinstance(row.get("clauses"), Mapping)
    ):
        raise TextError([Problem(0, "form", {"name": file, "detail": "date, reader, clauses"})])
    return Checked(
        row["date"], dict(row.get("reader") or {}), {str(name): str(digest) for name, digest in row["clauses"].items()}
    )


def digest(entry: TextPassage) -> str:
    """Twelve hexadecimal digits of the words of an entry, with its footnote marks."""
    marks = [(mark.field, mark.offset, mark.footnote) for mark in entry.marks]
    return digest_of_words(entry.heading, entry.text, entry.tail, marks)


def digest_of_words(heading: str, text: str, tail: str, marks: Iterable[tuple[str, int, int]]) -> str:
    """The same of words wherever they are kept; a mark is its field, its offset there, and the number of the footnote."""
    marked = ",".join(f"{field}{offset}:{footnote}" for field, offset, footnote in marks)
    return hashlib.sha256("\x00".join([heading, text, tail, marked]).encode()).hexdigest()[:12]


def noted(before: Checked, text: Text, chosen: Collection[str], on: datetime.date) -> Checked:
    """What was checked before, and that some clauses were read in this text on a day; clauses that it lacks are left out."""
    digests = {
        entry.citation.id: digest(entry) if entry.citation.id in chosen else before.digests[entry.citation.id]
        for entry in text.entries()
        if entry.citation.id in chosen or entry.citation.id in before.digests
    }
    return Checked(on, before.by, digests)


def as_row(checked: Checked) -> dict[str, object]:
    """What is written into the file."""
    reader = {"reader": dict(checked.by)} if checked.by else {}
    return {"date": checked.on, **reader, "clauses": dict(checked.digests)}


def states(official: Text, checked: Checked) -> dict[Citation, State]:
    """The state of the translation of every entry."""
    return {entry.citation: _state(entry, checked.digests) for entry in official.entries()}


def _state(entry: TextPassage, digests: Mapping[str, str]) -> State:
    read = digests.get(entry.citation.id)
    if read is None:
        return State.UNCHECKED
    return State.CHECKED if read == digest(entry) else State.STALE
