"""A comparison as a page shows it: what was taken out is struck through, what was put in underlined, each also in words."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from types import MappingProxyType

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from lawbook import addresses
from lawbook.book import Book, book_of
from lawbook.citations import Citation, Kind
from lawbook.comparison.passages import Compared, Comparison
from lawbook.comparison.words import Change, Piece
from lawbook.editions import former_editions, published, short_name
from lawbook.models import ChangeNote, Edition
from lawbook.rendering import with_suits

Elsewhere = tuple[tuple[Piece, Citation], ...]
NO_NOTES: Mapping[str, tuple[str, ...]] = MappingProxyType({})


@dataclass(frozen=True)
class ShownChange:
    """A passage of a comparison. ``was`` is the number that it had, where it has another now.

    ``notes`` is what the federation says of the change.
    """

    label: str
    anchor: str
    depth: int
    state: str
    was: str
    now: str
    heading: SafeString
    paragraphs: list[SafeString]
    notes: tuple[str, ...] = ()

    @property
    def is_as_it_was(self) -> bool:
        """Whether nothing of it is another."""
        return self.state == "same" and not self.was

    @property
    def is_to_be_shown(self) -> bool:
        """Whether it belongs among the changes: its rendering may be the same where the official text has changed."""
        return not self.is_as_it_was or bool(self.notes)


@dataclass(frozen=True)
class Former:
    """What a clause was in an older edition: its name and address there, and what has changed since."""

    edition: str
    title: str
    display: str
    address: str
    comparison: str
    language: str
    change: ShownChange


def notes_between(older: Edition, newer: Edition, language: str) -> dict[str, tuple[str, ...]]:
    """What the editions after the older one, up to the newer one, say of the changes that they made, by citation id."""
    order = [one.pk for one in published()]
    since = order[order.index(older.pk) + 1 : order.index(newer.pk) + 1]
    found: dict[str, tuple[str, ...]] = {}
    for one in ChangeNote.objects.filter(edition_id__in=since):
        said = getattr(one, f"note_{language}") or one.note
        found[one.citation] = (*found.get(one.citation, ()), *([said] if said else []))
    return found


def shown(row: Compared, language: str, notes: Mapping[str, tuple[str, ...]] = NO_NOTES) -> ShownChange:
    """A passage with its changes as HTML; the words beside them are those of the language in force, ``language``."""
    citation = row.citation
    fields = {field.name: marked(field.pieces, row.elsewhere) for field in row.fields}
    return ShownChange(
        label=citation.short if citation.kind is Kind.CLAUSE else citation.display(language),
        anchor=citation.id.replace(":", "-"),
        depth=len(citation.path),
        state=row.state,
        was=row.older.display(language) if row.is_renumbered and row.older else "",
        now=row.newer.display(language) if row.is_renumbered and row.newer else "",
        heading=fields.get("heading", mark_safe("")),
        paragraphs=[fields[name] for name in ("text", "tail") if name in fields],
        notes=notes.get(citation.id, ()),
    )


def formerly(book: Book, number: int, language: str) -> dict[Citation, list[Former]]:
    """For the clauses of a Law what they were in the editions before, the latest first."""
    found: dict[Citation, list[Former]] = {}
    for edition in former_editions(book.edition):
        comparison = Comparison(book_of(edition), book, language)
        if number not in comparison.laws:
            continue
        for row in comparison.law(number):
            if row.older and row.newer and any(field.name != "heading" for field in row.fields):
                found.setdefault(row.newer, []).append(_former(row, comparison, language))
    return found


def _former(row: Compared, comparison: Comparison, language: str) -> Former:
    older, newer = comparison.older.edition, comparison.newer.edition
    name = short_name(older)
    was = row.older or row.citation
    change = shown(row, language)
    page = addresses.comparison(name, short_name(newer), language, row.citation.law)
    return Former(
        edition=older.code,
        title=older.title,
        display=was.display(language),
        address=addresses.address(was, language, name),
        comparison=f"{page}#{change.anchor}",
        language=comparison.language,
        change=change,
    )


def marked(pieces: Iterable[Piece], elsewhere: Elsewhere = ()) -> SafeString:
    """A compared text; ``elsewhere`` has the passages where words of it stood before, or stand now."""
    return mark_safe("".join(_piece(piece, elsewhere) for piece in pieces))


def _piece(piece: Piece, elsewhere: Elsewhere) -> str:
    text = with_suits(piece.text)
    if piece.change is Change.SAME:
        return text
    other = next((citation for moved, citation in elsewhere if moved is piece), None)
    removed = piece.change is Change.REMOVED
    tag = "del" if removed else "ins"
    if other is None:
        said = _("removed:") if removed else _("added:")
        return f'<{tag}><span class="visually-hidden"> [{said} </span>{text}<span class="visually-hidden">] </span></{tag}>'
    said = (_("moved to %(clause)s:") if removed else _("moved here from %(clause)s:")) % {"clause": other.short}
    return f'<{tag} class="moved"><span class="moved-where">[{escape(said)}</span> {text}<span>]</span></{tag}>'
