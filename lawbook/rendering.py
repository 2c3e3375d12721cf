"""The text of a passage as HTML: paragraphs and tables, with links for its references and marks for its footnotes."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from lawbook import addresses, citations, turkish
from lawbook.book import Passage
from lawbook.text.definitions import senses
from lawbook.text.errata import slip_end
from lawbook.text.tables import Block, Paragraph, Span, Subheading, Table, blocks, corrected_cells

_SUITS = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}
_SUIT = re.compile("[♠♥♦♣]")
_NUMERIC = re.compile(r"[\d–+\s]*")


@dataclass(frozen=True)
class Renderer:
    """Renders the texts of one passage in ``text_language`` for a page in ``page_language``.

    ``edition`` is the name that its links carry: none in the edition in force.
    """

    passage: Passage
    text_language: str
    page_language: str
    edition: str = ""

    def inline(self, field: str) -> SafeString:
        """A heading: no paragraphs around it."""
        return mark_safe(self._line(field, Span(0, len(self._text(field)))))

    def blocks(self, field: str) -> SafeString:
        """A text: its paragraphs, subheadings and tables."""
        return mark_safe("".join(self._block(field, block) for block in blocks(self._text(field))))

    def senses(self) -> list[SafeString]:
        """The senses of a definition, without their numbers."""
        return [mark_safe(self._line("text", span)) for span in senses(self._text("text"))]

    def _text(self, field: str) -> str:
        text = self.passage.in_language(field, self.text_language)
        return turkish.title_case(text) if field == "heading" and not self.passage.citation.path else text

    def _block(self, field: str, block: Block) -> str:
        if isinstance(block, Paragraph):
            return f"<p>{self._line(field, block.span)}</p>"
        if isinstance(block, Subheading):
            return f'<h2 class="subheading">{self._line(field, block.span)}</h2>'
        return self._table(field, block)

    def _table(self, field: str, table: Table) -> str:
        """The first column names its row; the header rows, if there are any, name the columns."""
        text = self._text(field)
        corrected = self._corrected_cells(field)
        rows = []
        for index, row in enumerate(table.rows):
            cells = []
            for column, span in enumerate(row):
                content = self._cell(field, span, corrected)
                in_header = index < table.header
                names_row = column == 0 and not _NUMERIC.fullmatch(corrected.get(span, text[span.start : span.end]))
                if in_header or names_row:
                    scope = "col" if in_header else "row"
                    cells.append(f'<th scope="{scope}">{content}</th>' if content else "<td></td>")
                else:
                    cells.append(f"<td>{content}</td>")
            rows.append(f"<tr>{''.join(cells)}</tr>")
        labels = [self._line(field, span) for span in table.rows[0]]
        header = _double_header(labels) if table.header == 1 else ""
        head = header or "".join(rows[: table.header])
        body = f"<tbody>{''.join(rows[table.header :])}</tbody>"
        label = escape(text[table.rows[0][0].start : table.rows[0][0].end] or _("Table"))
        head = f"<thead>{head}</thead>" if head else ""
        return f'<div class="table" tabindex="0" role="group" aria-label="{label}"><table>{head}{body}</table></div>'

    def _cell(self, field: str, span: Span, corrected: dict[Span, str]) -> str:
        """A cell; where its value is a noted slip, the value that is meant with the printed one beside it."""
        content = self._line(field, span)
        if span not in corrected:
            return content
        if span.start == span.end:
            content = _("left blank") + content
        printed = f'<span class="printed">{_("printed:")} {content}</span>'
        return f'<strong class="meant">{escape(corrected[span])}</strong> {printed}'

    def _corrected_cells(self, field: str) -> dict[Span, str]:
        found: dict[Span, str] = {}
        for erratum in self.passage.noted(self.text_language):
            if erratum.field == field:
                found |= corrected_cells(self._text(field), erratum.says, erratum.should)
        return found

    def _line(self, field: str, span: Span) -> str:
        text = self._text(field)
        html, position = [], span.start
        for start, end, markup in sorted(self._insertions(field), key=lambda found: found[:2]):
            if span.start <= start and end <= span.end and position <= start:
                html += [with_suits(text[position:start]), markup]
                position = end
        return "".join([*html, with_suits(text[position : span.end])])

    def _insertions(self, field: str) -> Iterator[tuple[int, int, str]]:
        """The characters to replace and their markup; the marks of footnotes and of noted slips replace none."""
        text = self._text(field)
        for style, found in (("ref", self.passage.references), ("term", self.passage.terms)):
            for reference in found:
                if (reference.field, reference.language) == (field, self.text_language):
                    label = text[reference.start : reference.end]
                    yield reference.start, reference.end, self._link(reference.target, label, style)
        for mark in self.passage.marks:
            if (mark.field, mark.language) == (field, self.text_language):
                yield mark.offset, mark.offset, self._mark(mark.number)

        for number, erratum in enumerate(self.passage.noted(self.text_language), start=1):
            if erratum.field == field:
                end = slip_end(text, erratum.says, erratum.should)
                if end is not None:
                    yield end, end, self._slip(number)

    def _slip(self, number: int) -> str:
        several = len(self.passage.noted(self.text_language)) > 1
        label = _("Note on the source") + (f" {number}" if several else "")
        page = addresses.address(self.passage.citation, self.page_language, self.edition).partition("#")[0]
        href = f"{page}#{self.passage.note_anchor(number)}"
        return f'<sup><a class="mark slip" href="{href}" aria-label="{label}">†{number if several else ""}</a></sup>'

    def _link(self, target: str, label: str, style: str) -> str:
        citation = citations.parse(target)
        href = addresses.address(citation, self.page_language, self.edition)
        preview = addresses.preview(citation, self.page_language, self.edition)
        return f'<a class="{style}" href="{href}" data-preview="{preview}">{escape(label)}</a>'

    def _mark(self, number: int) -> str:
        citation = citations.footnote(number)
        label = citation.display(self.page_language)
        preview = addresses.preview(citation, self.page_language, self.edition)
        href = addresses.address(citation, self.page_language, self.edition)
        return f'<sup><a class="mark" href="{href}" data-preview="{preview}" aria-label="{label}">{number}</a></sup>'


def with_suits(text: str) -> str:
    """Escaped text; a suit symbol, which always stands beside its name, is coloured and not read aloud."""
    return _SUIT.sub(
        lambda suit: f'<span class="suit {_SUITS[suit[0]]}" aria-hidden="true">{suit[0]}</span>', escape(text)
    )


def _double_header(labels: list[str]) -> str:
    """Two rows for a header that says the same of two groups (``Zonsuz, kontr, sürkontr, Zonda, kontr, sürkontr``)."""
    first, *rest = labels
    half = len(rest) // 2
    if half < 2 or len(rest) % 2 or rest[1:half] != rest[half + 1 :]:
        return ""
    groups = "".join(f'<th scope="colgroup" colspan="{half}">{rest[at]}</th>' for at in (0, half))
    below = "".join(f'<th scope="col">{label}</th>' for label in rest[1:half])
    return f'<tr><th scope="col" rowspan="2">{first}</th>{groups}</tr><tr>{f"<td></td>{below}" * 2}</tr>'
