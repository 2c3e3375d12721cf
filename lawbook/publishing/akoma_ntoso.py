"""An edition in one language as Akoma Ntoso 3.0 (OASIS LegalDocML), the XML of parliaments and gazettes.

Both languages are expressions of the same work; the translation says of what, and which one is authoritative.
"""

from lawbook import citations
from lawbook.book import Book, Passage
from lawbook.citations import Citation, Kind
from lawbook.publishing.akoma_ntoso_meta import meta
from lawbook.publishing.pieces import Piece, PieceKind, Written
from lawbook.publishing.xml import DECLARATION, element, text
from lawbook.text.definitions import senses
from lawbook.text.tables import Block, Paragraph, Span, Subheading, Table, blocks

NAMESPACE = "http://docs.oasis-open.org/legaldocml/ns/akn/3.0"
_LEVELS = (
    ("section", "sec"),
    ("paragraph", "para"),
    ("subparagraph", "subpara"),
    ("clause", "cl"),
    ("subclause", "subcl"),
)


def akoma_ntoso(book: Book, language: str) -> str:
    """The document of an edition in a language: its definitions, its Laws, its notes."""
    definitions = [_definition(one, language) for one in book.definitions]
    body = [element("hcontainer", *definitions, name="definitions", eId="definitions")] if definitions else []
    body += [_clause(book, law, language) for law in book.laws]
    notes = [_note(one, language) for one in book.footnotes] + _slips(book, language)
    act = element("act", meta(book, language, notes), element("body", *body), name="laws", contains="originalVersion")
    return DECLARATION + element("akomaNtoso", act, xmlns=NAMESPACE) + "\n"


def e_id(citation: Citation) -> str:
    """The identifier of a passage in the document: ``sec_50__para_D__subpara_2__cl_a``, ``def_zon``, ``note_14``."""
    if citation.kind is Kind.DEFINITION:
        return f"def_{citation.name}"
    if citation.kind is Kind.FOOTNOTE:
        return f"note_{citation.name}"
    labels = (str(citation.law), *citation.path)
    return "__".join(f"{short}_{label}" for (_name, short), label in zip(_LEVELS, labels, strict=False))


def _definition(passage: Passage, language: str) -> str:
    name = passage.citation.name
    heading = element("def", *_inline(Written(passage, "heading", language)), refersTo=f"#term_{name}")
    written = Written(passage, "text", language)
    paragraphs = [element("p", *_pieces(written, span)) for span in senses(written.text)]
    content = element("content", *paragraphs)
    return element("hcontainer", element("heading", heading), content, name="definition", eId=e_id(passage.citation))


def _clause(book: Book, passage: Passage, language: str) -> str:
    """A Law or a clause: its number and heading, its text, what is below it, the text that resumes after that."""
    citation = passage.citation
    inside = [element("num", text((citation.path or (str(citation.law),))[-1]))]
    if passage.heading[language]:
        inside.append(element("heading", *_inline(Written(passage, "heading", language))))
    words = _blocks(Written(passage, "text", language))
    if passage.children:
        below = [_clause(book, book.passages[child], language) for child in passage.children]
        tail = _blocks(Written(passage, "tail", language))
        inside += [element("intro", *words)] if words else []
        inside += [*below, *([element("wrapUp", *tail)] if tail else [])]
    else:
        inside.append(element("content", *(words or [element("p")])))
    return element(_LEVELS[len(citation.path)][0], *inside, eId=e_id(citation))


def _note(passage: Passage, language: str) -> str:
    content = _blocks(Written(passage, "text", language))
    return element("note", *content, eId=e_id(passage.citation), marker=passage.citation.name, class_="footnote")


def _slips(book: Book, language: str) -> list[str]:
    """The notes on slips of the source: what is printed, what it should be and why."""
    found = []
    for passage in book.passages.values():
        for number, slip in enumerate(passage.noted(language), start=1):
            told = f"“{slip.says}” → “{slip.should}”. {getattr(slip, f'why_{language}', '') or ''}"
            content = element("p", text(" ".join(told.split())))
            found.append(element("note", content, eId=_slip_id(passage.citation, number), marker="†", class_="slip"))
    return found


def _slip_id(citation: Citation, number: int) -> str:
    return f"slip_{number}__{e_id(citation)}"


def _blocks(written: Written) -> list[str]:
    return [_block(written, block) for block in blocks(written.text)]


def _block(written: Written, block: Block) -> str:
    if isinstance(block, Paragraph):
        return element("p", *_pieces(written, block.span))
    if isinstance(block, Subheading):
        return element("p", element("b", *_pieces(written, block.span)), class_="subheading")
    return _table(written, block)


def _table(written: Written, table: Table) -> str:
    rows = []
    for index, row in enumerate(table.rows):
        name = "th" if index < table.header else "td"
        rows.append(element("tr", *(element(name, element("p", *_pieces(written, span))) for span in row)))
    return element("table", *rows)


def _inline(written: Written) -> list[str]:
    return _pieces(written, written.whole)


def _pieces(written: Written, span: Span) -> list[str]:
    return [_piece(written.passage, one) for one in written.pieces(span)]


def _piece(passage: Passage, piece: Piece) -> str:
    if piece.kind is PieceKind.NOTE:
        href = f"#{e_id(citations.footnote(piece.number))}"
        return element("noteRef", href=href, marker=str(piece.number))
    if piece.kind is PieceKind.SLIP:
        return element("noteRef", href=f"#{_slip_id(passage.citation, piece.number)}", marker="†")
    if piece.kind is PieceKind.TERM and piece.target:
        return element("term", text(piece.text), refersTo=f"#term_{piece.target.name}")
    if piece.kind is PieceKind.REFERENCE and piece.target:
        return element("ref", text(piece.text), href=f"#{e_id(piece.target)}")
    return text(piece.text)
