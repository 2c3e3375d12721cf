"""Pieces of typst source: words stand in strings, so that no sign of the text can be taken for markup."""

from django.utils import translation
from django.utils.translation import gettext as _

from lawbook.citations import Citation
from lawbook.publishing.pieces import Piece, PieceKind, Written
from lawbook.text.tables import Block, Paragraph, Span, Subheading, Table, blocks

_LINE_ENDS = dict.fromkeys(map(ord, "\n\u2028\u2029"), " ")


def string(text: str) -> str:
    """A string of typst."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').translate(_LINE_ENDS) + '"'


def words(text: str) -> str:
    """Words in markup."""
    return f"#{string(text)};" if text else ""


def call(function: str, *arguments: str) -> str:
    """A call of a function in markup."""
    return f"#{function}({', '.join(arguments)});"


def content(*parts: str) -> str:
    """Markup as a value."""
    return f"[{''.join(parts)}]"


def label(citation: Citation) -> str:
    """The name of the place of a passage."""
    return f"c-{citation.id.replace(':', '-')}"


def anchor(citation: Citation) -> str:
    """The place itself."""
    return call("anchor", string(label(citation)))


class Typesetter:
    """Writes the texts of passages in a language. ``notes``: what each footnote says, as source, by its number."""

    def __init__(self, language: str, notes: dict[int, str]) -> None:
        self._language, self._notes = language, notes
        with translation.override(language):
            self._printed, self._slip = _("printed:"), _("Note on the source")

    def field(self, written: Written) -> str:
        """A whole field: paragraphs, subheadings and tables."""
        return "\n\n".join(self._block(written, block) for block in blocks(written.text))

    def line(self, written: Written, span: Span | None = None) -> str:
        """A line of a field, or a heading."""
        return "".join(self._piece(written, one) for one in written.pieces(span or written.whole))

    def _block(self, written: Written, block: Block) -> str:
        if isinstance(block, Paragraph):
            return self.line(written, block.span)
        if isinstance(block, Subheading):
            return call("subheading", content(self.line(written, block.span)))
        return self._table(written, block)

    def _table(self, written: Written, table: Table) -> str:
        rows = [[self._cell(written, span) for span in row] for row in table.rows]
        header = [cell for row in rows[: table.header] for cell in row]
        body = [cell for row in rows[table.header :] for cell in row]
        above = [f"table.header({', '.join(header)})"] if header else []
        return call("table", f"columns: {len(rows[0])}", *above, *body)

    def _cell(self, written: Written, span: Span) -> str:
        """A cell; of a noted slip the value that is meant, with the printed one beside it."""
        line = self.line(written, span)
        if span not in written.meant:
            return content(line)
        return content(call("meant", string(written.meant[span]), content(line), string(self._printed)))

    def _piece(self, written: Written, piece: Piece) -> str:
        if piece.kind is PieceKind.NOTE:
            return call("note", string(str(piece.number)), content(self._notes[piece.number]))
        if piece.kind is PieceKind.SLIP:
            slip = written.passage.noted(self._language)[piece.number - 1]
            why = getattr(slip, f"why_{self._language}", "") or ""
            return call("note", string("†"), content(words(f"{self._slip}: “{slip.says}” → “{slip.should}”. {why}")))
        if piece.target and piece.kind in (PieceKind.REFERENCE, PieceKind.TERM):
            named = words(piece.text)
            shown = call("text", "fill: black", content(named)) if piece.kind is PieceKind.TERM else named
            return call("link", f"label({string(label(piece.target))})", content(shown))
        return words(piece.text)
