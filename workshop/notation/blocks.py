"""A text file cut into the lines of its clauses, and put together again."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from lawbook.citations import Citation, Kind
from lawbook.text.layout import lines_of, relayout
from lawbook.text.reader import read


@dataclass(frozen=True)
class Block:
    """The lines of a clause without those below it: from line ``start`` (counted from 1) to before ``end``.

    Where a line opens two clauses (``1. (a) …``) they are the block of the first; ``opens`` names all of them.
    """

    citation: Citation
    start: int
    end: int
    text: str
    opens: tuple[Citation, ...]


def laid_out(source: str, layout: str) -> str:
    """A source with its layout in it, a blank line between paragraphs: what needs no layout file any more."""
    lines, _problems = relayout(lines_of(source), layout)
    return "\n\n".join(line.text for line in lines) + "\n"


@lru_cache(maxsize=8)
def blocks_of(source: str, language: str) -> Sequence[Block]:
    """The blocks in the order of the text. Raises ``TextError``.

    Both languages of a draft are asked for by each of its pages, and three times by who writes in it.
    """
    opened: dict[int, list[Citation]] = defaultdict(list)
    for entry in read(source, language).entries():
        opened[entry.line].append(entry.citation)
    lines = source.splitlines()
    starts = [*sorted(opened), len(lines) + 1]
    return tuple(
        Block(opened[start][0], start, end, _joined(lines[start - 1 : end - 1]), tuple(opened[start]))
        for start, end in pairwise(starts)
    )


def _joined(lines: list[str]) -> str:
    return "\n".join(line for line in lines if line.strip())


def is_edited_with(block: Citation, citation: Citation) -> bool:
    """Whether a block belongs to what is edited together: a Law whole, else the clause alone."""
    if citation.kind is Kind.CLAUSE and not citation.path:
        return block.kind is Kind.CLAUSE and block.law == citation.law
    return block == citation


def unit(blocks: Sequence[Block], citation: Citation) -> list[Block]:
    """The blocks that are edited together under a citation; a clause that opens on its parent's line is found there."""
    found = [block for block in blocks if is_edited_with(block.citation, citation)]
    return found or [block for block in blocks if citation in block.opens]


def replaced(source: str, blocks: Sequence[Block], text: str) -> str:
    """The source with other lines in the place of neighbouring blocks."""
    lines = source.splitlines()
    start, end = blocks[0].start, blocks[-1].end
    new = text.rstrip().splitlines()
    return "\n".join([*lines[: start - 1], *new, "", *lines[end - 1 :]]) + "\n"


def texts(blocks: Sequence[Block]) -> Mapping[str, str]:
    """The lines of each block by citation id."""
    return {block.citation.id: block.text for block in blocks}
