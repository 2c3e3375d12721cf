"""Footnotes: their list at the end of the text, and the numbers glued to the words that they mark."""

import re

from lawbook import citations
from lawbook.text.layout import Line
from lawbook.text.problems import Problem
from lawbook.text.tree import Mark, TextPassage

_NOTE = re.compile(r"(\d{1,3}\s*[–-])\s*(\S.*)")
# A number stuck to a word of three letters or more, or to the punctuation behind it; not "Yasa22" nor "63A1".
_GLUED = re.compile(r"(?<=[^\W\d_]{3})(?<!Yasa)(?<!Law)[.,)”’]?(\d{1,2})(?![\w%])")
FIELDS = ("heading", "text", "tail")


def split_notes(lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """The text, and the run of note lines at its end."""
    start = len(lines)
    while start and _NOTE.fullmatch(lines[start - 1].text):
        start -= 1
    return lines[:start], lines[start:]


def read_notes(lines: list[Line]) -> list[TextPassage]:
    """The notes, numbered as they follow each other; ``label`` keeps the number that is printed."""
    notes = []
    for number, line in enumerate(lines, start=1):
        match = _NOTE.fullmatch(line.text)
        if match:
            notes.append(
                TextPassage(citations.footnote(number), line.number, label=match.group(1), text=match.group(2))
            )
    return notes


def take_marks(entries: list[TextPassage], notes: list[TextPassage]) -> list[Problem]:
    """Move the glued numbers out of the fields of ``entries`` into their ``marks``.

    Only numbers of notes that exist are marks. A note without a mark, or with another number printed, is a problem.
    """
    numbers = {int(note.citation.name) for note in notes}
    marked: set[int] = set()
    for entry in entries:
        for name in FIELDS:
            text, marks = _cut(getattr(entry, name), name, numbers)
            setattr(entry, name, text)
            entry.marks += marks
            marked.update(mark.footnote for mark in marks)
    problems = [
        Problem(note.line, "footnote-order", {"expected": note.citation.name, "found": note.label})
        for note in notes
        if note.label.rstrip("– -") != note.citation.name
    ]
    unmarked = [note for note in notes if int(note.citation.name) not in marked]
    return problems + [Problem(note.line, "footnote-unmarked", {"number": note.citation.name}) for note in unmarked]


def _cut(text: str, field: str, numbers: set[int]) -> tuple[str, list[Mark]]:
    kept, marks, end = "", [], 0
    for match in _GLUED.finditer(text):
        number = int(match.group(1))
        if number not in numbers:
            continue
        kept += text[end : match.start(1)]
        end = match.end()
        marks.append(Mark(number, field, len(kept)))
    return kept + text[end:], marks
