"""A text cut into what a file of an edition writes differently: words, references, terms, marks of notes and of slips."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from lawbook import citations, turkish
from lawbook.book import Passage
from lawbook.citations import Citation
from lawbook.text.errata import slip_end
from lawbook.text.tables import Span, corrected_cells


class PieceKind(StrEnum):
    """What a piece is."""

    WORDS = "words"
    REFERENCE = "reference"
    TERM = "term"
    NOTE = "note"
    SLIP = "slip"


@dataclass(frozen=True)
class Piece:
    """Words of the text, which may name a passage (``target``); or a mark without words, of a note by its ``number``."""

    kind: PieceKind
    text: str = ""
    target: Citation | None = None
    number: int = 0


@dataclass(frozen=True)
class Written:
    """A field of a passage in one language, as a file of an edition shows it."""

    passage: Passage
    field: str
    language: str

    @property
    def text(self) -> str:
        """The characters; the title of a Law is not in capitals."""
        text = self.passage.in_language(self.field, self.language)
        return turkish.title_case(text) if self.field == "heading" and not self.passage.citation.path else text

    @property
    def whole(self) -> Span:
        """The span of all of it."""
        return Span(0, len(self.text))

    @property
    def meant(self) -> dict[Span, str]:
        """The cells of a table that are noted as slips, with the values that are meant."""
        found: dict[Span, str] = {}
        for erratum in self.passage.noted(self.language):
            if erratum.field == self.field:
                found |= corrected_cells(self.text, erratum.says, erratum.should)
        return found

    def pieces(self, span: Span) -> list[Piece]:
        """The pieces of a span, in order; those with words make its text."""
        found, position = [], span.start
        for start, end, piece in sorted(self._marked(), key=lambda one: one[:2]):
            if span.start <= start and end <= span.end and position <= start:
                found += [Piece(PieceKind.WORDS, self.text[position:start]), piece]
                position = end
        found.append(Piece(PieceKind.WORDS, self.text[position : span.end]))
        return [one for one in found if one.text or one.number]

    def _marked(self) -> Iterator[tuple[int, int, Piece]]:
        text, here = self.text, (self.field, self.language)
        named = ((PieceKind.REFERENCE, self.passage.references), (PieceKind.TERM, self.passage.terms))
        for kind, references in named:
            for one in references:
                if (one.field, one.language) == here:
                    yield one.start, one.end, Piece(kind, text[one.start : one.end], citations.parse(one.target))
        for mark in self.passage.marks:
            if (mark.field, mark.language) == here:
                yield mark.offset, mark.offset, Piece(PieceKind.NOTE, number=mark.number)
        for number, erratum in enumerate(self.passage.noted(self.language), start=1):
            end = slip_end(text, erratum.says, erratum.should) if erratum.field == self.field else None
            if end is not None:
                yield end, end, Piece(PieceKind.SLIP, number=number)
