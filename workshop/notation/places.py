"""Which clause gets which number when one is moved, put in or taken out: those beside it close up and make room."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from string import ascii_lowercase, ascii_uppercase

from django.utils.translation import gettext as _

from lawbook.citations import ROMANS, Citation, Kind

_LABELS = (ascii_uppercase, tuple(str(number) for number in range(1, 100)), ascii_lowercase, ROMANS)
Became = Mapping[Citation, Citation | None]
"""Each clause that does not keep its number, with the one that it gets; None for what is there no more."""


class Unmovable(Exception):
    """It cannot be done; the message says why."""


@dataclass(frozen=True)
class Move:
    """From a place to a place: without the first a clause is put in, without the second one is taken out."""

    clause: Citation | None
    to: Citation | None


def became(move: Move, tree: Iterable[Citation]) -> Became:
    """What becomes of each clause of a text. Raises ``Unmovable``."""
    clauses = [one for one in tree if one.kind is Kind.CLAUSE]
    _check(move, set(clauses))
    rows = _rows(move, clauses)
    heads: dict[Citation, Citation | None] = {}
    for parent, row in rows.items():
        for place, one in enumerate(row):
            label = _label(len(parent.path), place)
            if one is not None and one != parent.child(label):
                heads[one] = parent.child(label)
    if move.clause and not move.to:
        heads[move.clause] = None
    return {one: _below(one, heads) for one in clauses if _head(one, heads)}


def _check(move: Move, clauses: set[Citation]) -> None:
    places = [one for one in (move.clause, move.to) if one is not None]
    if not places or any(one.kind is not Kind.CLAUSE or not one.path for one in places):
        raise Unmovable(
            _(
                "Say a clause of a Law, as 58B or 64A2. A Law as a whole keeps its number here: "
                "an edition with other Laws begins from its files or its text."
            )
        )
    if move.clause and move.clause not in clauses:
        raise Unmovable(_("The draft has no %(clause)s.") % {"clause": move.clause.short})
    if move.clause and move.to and len(move.clause.path) != len(move.to.path):
        raise Unmovable(_("A clause goes to a place of its own kind: a letter to a letter, a number to a number."))
    if move.to and move.to.parent not in clauses:
        raise Unmovable(_("The draft has no %(clause)s.") % {"clause": move.to.parent.short if move.to.parent else ""})
    if move.clause and move.to and (move.clause == move.to or move.to.parent == move.clause):
        raise Unmovable(_("It stands there already."))


def _rows(move: Move, clauses: list[Citation]) -> dict[Citation, list[Citation | None]]:
    """The clauses below each parent that is concerned, in their new order; None is the new one."""
    parents = [one.parent for one in (move.clause, move.to) if one is not None and one.parent]
    rows: dict[Citation, list[Citation | None]] = {
        parent: [one for one in clauses if one.parent == parent] for parent in parents
    }
    if move.clause and move.clause.parent:
        rows[move.clause.parent].remove(move.clause)
    if move.to and move.to.parent:
        place = _LABELS[len(move.to.path) - 1].index(move.to.path[-1])
        if place > len(rows[move.to.parent]):
            raise Unmovable(_("There would be a gap before %(clause)s.") % {"clause": move.to.short})
        rows[move.to.parent].insert(place, move.clause)
    return rows


def _label(depth: int, place: int) -> str:
    if place >= len(_LABELS[depth]):
        raise Unmovable(_("There are more clauses than marks for them."))
    return _LABELS[depth][place]


def _head(citation: Citation, heads: Became) -> Citation | None:
    """The clause itself or the nearest above it that gets another number."""
    return next((one for one in (citation, *reversed(citation.ancestors)) if one in heads), None)


def _below(citation: Citation, heads: Became) -> Citation | None:
    head = _head(citation, heads)
    target = heads[head] if head else citation
    if target is None or head is None:
        return target
    return Citation(target.law, (*target.path, *citation.path[len(head.path) :]))


def after(citation: Citation, map_of: Became) -> Citation | None:
    """The number that a clause has then."""
    return map_of.get(citation, citation)
