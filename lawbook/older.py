"""What pages say about an edition: its name, when it was in force, what of it is here, what it can be compared with."""

import datetime
from dataclasses import dataclass

from lawbook import addresses
from lawbook.book import Book
from lawbook.editions import (
    find_edition,
    former_editions,
    in_force_until,
    is_in_force,
    laws_of,
    published,
    short_name,
    standing,
    takes_effect_at,
)
from lawbook.models import Edition


@dataclass(frozen=True)
class EditionEntry:
    """An edition in a list. ``laws`` names those that a partial one holds; ``comparison`` leads to what it changed.

    ``exports`` are its files: the name, the address, the size; ``downloads`` is the page that says more of them.
    ``standing``: ``published``, ``announced`` (from ``begins`` on it will be in force) or ``withdrawn`` (and since when
    and why).
    """

    name: str
    title: str
    address: str
    since: datetime.date | None
    until: datetime.date | None
    in_force: bool
    laws: str
    comparison: str
    former: str
    exports: list[tuple[str, str, int]]
    downloads: str
    standing: str
    begins: datetime.datetime | None
    withdrawn_at: datetime.datetime | None
    withdrawn_why: str


def entry(edition: Edition, language: str) -> EditionEntry:
    """One edition; compared with the revision or the edition before it."""
    before = _before(edition)
    name = short_name(edition)
    return EditionEntry(
        name=str(edition),
        title=edition.title,
        address=addresses.page("home", language, name),
        since=edition.in_force_from,
        until=in_force_until(edition),
        in_force=is_in_force(edition),
        laws=", ".join(map(str, laws_of(edition))) if edition.is_partial else "",
        comparison=addresses.comparison(short_name(before), name, language) if before else "",
        former=str(before or ""),
        exports=[(one.name, addresses.export(str(edition), one.name), one.size) for one in edition.exports.all()],
        downloads=addresses.downloads(name, language),
        standing=standing(edition),
        begins=takes_effect_at(edition),
        withdrawn_at=edition.withdrawn_at,
        withdrawn_why=getattr(edition, f"withdrawn_why_{language}") or edition.withdrawn_why,
    )


def entry_of(book: Book, language: str) -> EditionEntry:
    """The edition of a book as it stands now: it may have been withdrawn since the book was read."""
    return entry(find_edition(str(book.edition)), language)


def entries(language: str) -> list[EditionEntry]:
    """Every published edition, the newest first."""
    return [entry(edition, language) for edition in reversed(published())]


def _before(edition: Edition) -> Edition | None:
    revisions = [one for one in published() if one.code == edition.code and one.revision < edition.revision]
    return next(iter([*reversed(revisions), *former_editions(edition)]), None)


@dataclass(frozen=True)
class Older:
    """What a page of an older edition says above its text: which it is, where the same is read in the one in force, and
    where both are compared; both addresses are empty where there is nothing to lead to.
    """

    edition: EditionEntry
    now: str
    comparison: str
