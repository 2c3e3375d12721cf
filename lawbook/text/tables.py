"""The blocks of a text: paragraphs, tables and the subheadings between them, each with its place in the text."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby


@dataclass(frozen=True)
class Span:
    """Characters ``start`` to ``end`` of a text."""

    start: int
    end: int


@dataclass(frozen=True)
class Paragraph:
    """A paragraph."""

    span: Span


@dataclass(frozen=True)
class Subheading:
    """A heading inside a text, as between the scoring tables of Law 77."""

    span: Span


@dataclass(frozen=True)
class Table:
    """Rows of cells; ``header`` rows come first in ``rows``."""

    rows: tuple[tuple[Span, ...], ...]
    header: int

    @property
    def is_even(self) -> bool:
        """Whether all rows have the same number of cells."""
        return len({len(row) for row in self.rows}) <= 1


Block = Paragraph | Subheading | Table
_HEADER_END = "|-"


def blocks(text: str) -> Iterator[Block]:
    """Cut a text at its line ends: ``# …`` is a subheading, a run of ``| … |`` lines a table, anything else a paragraph."""
    lines, start = [], 0
    for line in text.split("\n"):
        lines.append((start, line))
        start += len(line) + 1
    for is_table, run in groupby(lines, key=lambda item: item[1].startswith("|")):
        if is_table:
            yield _table(list(run))
            continue
        for start, line in run:
            if line.startswith("# "):
                yield Subheading(Span(start + 2, start + len(line)))
            elif line:
                yield Paragraph(Span(start, start + len(line)))


def corrected_cells(text: str, says: str, should: str) -> dict[Span, str]:
    """The cells of a table that a slip is about, with what they should hold; none for a slip outside a table."""
    start = text.find(says)
    if start < 0 or "|" not in says:
        return {}
    meant = should[should.index("|") :]
    printed = _cells(start + says.index("|"), says[says.index("|") :])
    right = [meant[span.start : span.end] for span in _cells(0, meant)]
    found = zip(printed, right, strict=True)
    return {span: value for span, value in found if text[span.start : span.end] != value}


def _table(lines: list[tuple[int, str]]) -> Table:
    header = next((index for index, (_, line) in enumerate(lines) if line == _HEADER_END), 0)
    return Table(tuple(_cells(start, line) for start, line in lines if line != _HEADER_END), header)


def _cells(start: int, line: str) -> tuple[Span, ...]:
    cells = []
    position = 1
    for cell in line[1:].removesuffix("|").split("|"):
        left = start + position + len(cell) - len(cell.lstrip())
        cells.append(Span(left, left + len(cell.strip())))
        position += len(cell) + 1
    return tuple(cells)


def readable(text: str) -> str:
    """A text line by line without the signs of the notation; the cells of a table row are separated by ``·``."""
    lines = []
    for line in text.split("\n"):
        cells = [cell.strip() or "—" for cell in line.strip().removeprefix("|").removesuffix("|").split("|")]
        if line != _HEADER_END:
            lines.append(" · ".join(cells) if "|" in line else line.removeprefix("# "))
    return "\n".join(lines)


def plain(text: str) -> str:
    """The same in one line."""
    return " ".join(readable(text).split())
