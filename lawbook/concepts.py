"""What a clause is about, whatever its number: the same in every edition, so that what cites it outlives a renumbering.

A concept is named by its number in the edition of 2017, the first of which the whole text is here. One that this edition
does not have is named by the edition in which it is found, and its number there: ``6F@2007``. So names stay when older
editions are added.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from lawbook.book import Book, book_of
from lawbook.citations import Citation
from lawbook.comparison.correspondence import follow_all, steps_between
from lawbook.editions import edition_in_force, published, standing
from lawbook.eli import Eli
from lawbook.models import Edition

NUMBERED_BY = "2017"


@dataclass(frozen=True)
class Concept:
    """A clause whatever its number; ``since`` names the edition that numbers it, where that is not the usual one."""

    citation: Citation
    since: str = ""

    @property
    def id(self) -> str:
        """``64A1``, ``6F@2007``."""
        return f"{self.citation.id}@{self.since}" if self.since else self.citation.id

    @property
    def eli(self) -> str:
        """Its address, which leads to the clause in force."""
        return Eli(self.citation, since=self.since).path


def concept_of(edition: Edition, citation: Citation) -> Concept:
    """The concept of a passage of an edition."""
    if edition.code == NUMBERED_BY:
        return Concept(citation)
    found = _from(edition.code, NUMBERED_BY, citation)
    return Concept(found) if found else Concept(citation, edition.code)


def concepts(book: Book) -> dict[Citation, Concept]:
    """The table of an edition: each of its passages with its concept."""
    return {citation: concept_of(book.edition, citation) for citation in book.passages}


def passage_of(concept: Concept, edition: Edition) -> Citation | None:
    """The number that a concept has in an edition; None where that does not have it."""
    start = concept.since or NUMBERED_BY
    found = concept.citation if start == edition.code else _from(start, edition.code, concept.citation)
    if found is None or found not in book_of(edition).passages:
        return None
    return found if concept_of(edition, found) == concept else None


def newest_with(concept: Concept) -> tuple[Edition, Citation] | None:
    """The edition in force and the clause there; where that has it no more, the newest edition that had it."""
    for edition in _by_preference():
        if citation := passage_of(concept, edition):
            return edition, citation
    return None


def _by_preference() -> Iterable[Edition]:
    in_force = edition_in_force()
    others = [one for one in reversed(published()) if one.pk != in_force.pk]
    return [in_force, *sorted(others, key=lambda one: standing(one) != "published")]


def _from(start: str, end: str, citation: Citation) -> Citation | None:
    """What a clause of one edition is in another, later or earlier."""
    if start <= end:
        return follow_all(steps_between(start, end), citation)
    return follow_all((step.reverse for step in reversed(steps_between(end, start))), citation)
