"""Lay out again what a source flattened: tables printed one cell a line, sentences broken in two.

A layout file holds the passages as they should stand. Each is found in the source by its words, which must be the
same words in the same order, and takes the place of the broken lines. So the source can stay as it came.
"""

from dataclasses import dataclass

from lawbook.text.problems import Problem

_SIGNS = {"|", "|-", "#"}


@dataclass(frozen=True)
class Line:
    """A line of the text that is not blank, with its number in the source (from 1)."""

    number: int
    text: str


def lines_of(source: str) -> list[Line]:
    """The lines of a source that are not blank, without the white space around them."""
    stripped = ((number, line.strip()) for number, line in enumerate(source.splitlines(), start=1))
    return [Line(number, " ".join(line.split())) for number, line in stripped if line]


def relayout(lines: list[Line], layout: str) -> tuple[list[Line], list[Problem]]:
    """The lines with every passage of the layout file put in, and a problem for each passage that does not fit."""
    problems: list[Problem] = []
    for passage in _passages(layout):
        place = _find(lines, _words(passage))
        if place is None:
            opening = " ".join(_words(passage)[:4])
            problems.append(Problem(passage[0].number, "passage-not-found", {"words": opening}))
            continue
        start, end = place
        lines[start:end] = [Line(lines[start].number, line.text) for line in passage]
    return lines, problems


def _passages(layout: str) -> list[list[Line]]:
    passages: list[list[Line]] = [[]]
    comment = True
    for number, raw in enumerate(layout.splitlines(), start=1):
        line = raw.strip()
        comment = comment and line.startswith("#")
        if comment:
            continue
        if line:
            passages[-1].append(Line(number, " ".join(line.split())))
        elif passages[-1]:
            passages.append([])
    return [passage for passage in passages if passage]


def _words(lines: list[Line]) -> list[str]:
    return [word for line in lines for word in line.text.split() if word not in _SIGNS]


def _find(lines: list[Line], words: list[str]) -> tuple[int, int] | None:
    """The slice of ``lines`` that holds exactly these words; None if there is none."""
    for start, line in enumerate(lines):
        if line.text.split()[0] != words[0]:
            continue
        found: list[str] = []
        for end in range(start, len(lines)):
            found += lines[end].text.split()
            if len(found) >= len(words):
                break
        if found == words:
            return start, end + 1
    return None
