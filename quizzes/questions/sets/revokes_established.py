"""A revoke is noticed: is it established (63A), and if not, what becomes of the card (62B)?"""

from collections.abc import Collection, Hashable
from dataclasses import dataclass
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.questions.neighbours import Neighbour, if_, neighbour, supposing
from quizzes.questions.options import one_of, told, word_of
from quizzes.questions.parts import Condition, Draft, Option, Said, said
from quizzes.questions.sets.revokes import REVOKES
from quizzes.questions.sets.revokes_by_both import (
    BOTH,
    by_both_sides,
    clause_of_both,
    near_both,
    telling_of_both,
    two_told,
)
from quizzes.questions.sets.revokes_counted import revokes_in
from quizzes.questions.sets.revokes_moments import Moment, moment, played_after
from quizzes.questions.sets.revokes_planted import Revoke, revoke_from, role_of, roles_of
from quizzes.questions.templates import template
from quizzes.questions.was_right import held_against, ruled_on
from quizzes.simulation.boards import new_board
from quizzes.simulation.card_play import Table
from rulings.situations.revoke_facts import RevokeFacts
from rulings.wording.forms import Text

KINDS = ("in-trick", "led", "next-trick-over", "named", "wrong-lead", "misinformed", "claim", "agreed", BOTH)
WEIGHTS = (16, 24, 8, 24, 12, 10, 24, 26, 16)

_LABELS = {
    "penalty": _("It is corrected, and %(card)s becomes a major penalty card."),
    "free": _("It is corrected, and %(card)s is taken back without further rectification."),
    "established": _("It is established and no longer corrected; the trick stands as played."),
}


_CLAUSES = ("62A", "62B1", "62B2", "62C3", "63A1", "63A2", "63A3", "63A4", "63B", "47E1")


@dataclass(frozen=True)
class Scene:
    """The table at the moment when a revoke is noticed, the case that it makes, and the answers to it."""

    table: Table
    revoke: Revoke
    moment: Moment
    case: RevokeFacts
    options: tuple[Option, ...]


def noticed(rng: Random) -> Scene:
    """A revoke in the play of a board, and what happened until it was noticed."""
    kind = rng.choices(KINDS, WEIGHTS)[0]
    table = Table.of(new_board(rng))
    revoke, found = by_both_sides(rng, table, rng.randint(2, 8)) if kind == BOTH else _by_one_side(rng, table, kind)
    case = RevokeFacts(
        hand=role_of(table.board, revoke.seat),
        trick=revoke.trick,
        card=revoke.card,
        **(found.facts | played_after(table, revoke)),
    )
    near = near_both(revoke, case, _by_other(table, revoke)) if kind == BOTH else _near(table, revoke, case)
    return Scene(table, revoke, found, case, one_of(rng, case, near, told(_LABELS, _outcome, card=revoke.card)))


def _by_one_side(rng: Random, table: Table, kind: str) -> tuple[Revoke, Moment]:
    late = kind in ("claim", "agreed")
    defends = rng.random() < 0.45
    revoke = revoke_from(
        rng,
        table,
        rng.randint(9, 11) if late else rng.randint(2, 8),
        lambda position, seat: (seat.side is not position.declarer.side) == defends or kind == "named",
    )
    return revoke, moment(rng, table, revoke, kind)


@template("revoke-established", REVOKES, *_CLAUSES, version=5)
def revoke_established(rng: Random) -> Draft:
    """Is the revoke corrected, and if so, what becomes of the card?"""
    scene = noticed(rng)
    return Draft(
        story=_story(scene),
        ask=_asked(scene),
        options=scene.options,
        case=scene.case,
        clause=_clause(scene),
        shown=scene.table.board.shown(tricks=scene.table.record, faced=scene.moment.faced),
        roles=roles_of(scene.revoke.seat),
        known=_known(scene),
        told_by=_told_by(scene),
    )


@template(
    "revoke-established-director",
    REVOKES,
    *_CLAUSES,
    version=5,
)
def revoke_established_director(rng: Random) -> Draft:
    """The director has ruled on it; was that right?"""
    draft = revoke_established.make(rng)
    return ruled_on(rng, draft, _announced(draft))


def _told_by(scene: Scene) -> tuple[str, ...]:
    """What establishes the revoke, or undoes that; where nothing does, whose card it is."""
    facts = scene.case.known
    if scene.moment.other:
        return telling_of_both(scene.case)
    undone = [name for name in ("next_trick_on_misinformation", "objected_in_time") if facts.get(name)]
    if undone:
        return (*undone, "hand")
    if facts["establishment"] == "agreed-claim":
        return ("establishment", "objected_in_time")
    return ("establishment", "hand") if facts["establishment"] == "none" else ("establishment",)


def _story(scene: Scene) -> tuple[Said, ...]:
    revoke = scene.revoke
    if scene.moment.other:
        return (*two_told(revoke, scene.table, scene.moment.other), *scene.moment.told)
    text = _("On trick %(trick)s %(who)s plays %(card)s although holding %(suit)s.")
    return (said(text, trick=revoke.trick, who=revoke.seat, card=revoke.card, suit=revoke.suit), *scene.moment.told)


def _asked(scene: Scene) -> Said:
    """About the revoke; of two, about one of them."""
    if scene.moment.other:
        text = _("Is %(who_of)s revoke corrected, and if so, what becomes of the card?")
        return said(text, who=scene.revoke.seat)
    return said(_("Is the revoke corrected, and if so, what becomes of the card?"))


def _announced(draft: Draft) -> Said:
    if draft.known["both"]:
        return said(_("The director rules on %(who_of)s revoke as follows."), who=draft.known["seat"])
    return said(_("The director rules on the revoke as follows."))


_outcome = word_of({"cannot-correct": "established", "penalty-card": "penalty"}, "free")


def _near(table: Table, revoke: Revoke, case: RevokeFacts) -> list[Neighbour]:
    """Noticed in time or too late, by a defender or by declarer."""
    none = {"establishment": "none", "opponents_played_after": False, "partner_played_after": False}
    too_late = {"establishment": "next-trick", "next_trick_on_misinformation": False, "trick_won_by": "partner"}
    at_once = if_(_("it had been noticed at once"), none)
    by_other = _by_other(table, revoke)
    return [
        *_near_objection(revoke, case),
        supposing(case, at_once),
        supposing(case, by_other, at_once, every=True),  # what establishes one side's revoke is not told of the other's
        neighbour(
            case,
            said(_("%(side)s had already played to the next trick of their own accord"), side=revoke.side),
            **too_late,
        ),
    ]


def _by_other(table: Table, revoke: Revoke) -> Condition:
    """A defender had been declarer, or the other way round."""
    other = _AS_DECLARER if revoke.side is not table.board.declarer.side else _AS_DEFENDER
    return if_(*other, who=revoke.seat)


_AS_DECLARER: tuple[Text, dict[str, Any]] = (_("%(who)s had been declarer"), {"hand": "declarer"})
_AS_DEFENDER: tuple[Text, dict[str, Any]] = (_("%(who)s had been a defender"), {"hand": "defender"})


def _near_objection(revoke: Revoke, case: RevokeFacts) -> list[Neighbour]:
    """63A4: with an objection in time, or without it."""
    if not case.given("objected_in_time"):
        return []
    text = (
        _("%(side)s had not objected before the end of the round and before their next call")
        if case.known["objected_in_time"]
        else _("%(side)s had objected before the end of the round and before their next call")
    )
    return [neighbour(case, said(text, side=revoke.side), objected_in_time=not case.known["objected_in_time"])]


def _clause(scene: Scene) -> str:
    if scene.moment.other:
        return clause_of_both(scene.case)
    found = {"claim": "63A3", "named": "63A2", "agreed": "63A4", "misinformed": "47E1"}.get(scene.moment.name)
    if found:
        return found
    if scene.case.known["establishment"] == "next-trick":
        return "63A1"
    return "62B1" if scene.case.known["hand"] == "defender" else "62B2"


def _known(scene: Scene) -> dict[str, object]:
    return {
        "seat": scene.revoke.seat,
        "trick": scene.revoke.trick,
        "moment": scene.moment.name,
        "objected": scene.case.known.get("objected_in_time"),
        "both": scene.moment.other is not None,
    }


@revoke_established.checked_by
def _as_63_says(draft: Draft) -> Collection[Hashable]:
    """63A: a card of the side on the next trick in the record, or what was told; else 62B1 for a defender, 62B2 for others.

    62C3: not if the other side revoked on the trick too and has no card on the next one.
    """
    return {_ruled(draft)}


@revoke_established_director.checked_by
def _compared(draft: Draft) -> Collection[Hashable]:
    """What the director said against 63A and 62B."""
    return held_against({_ruled(draft)}, draft)


def _ruled(draft: Draft) -> str:
    known, shown = draft.known, draft.shown
    side = known["seat"].side
    on_next = [seat.side for plays in shown.tricks[known["trick"] :] for seat, _ in plays]
    told = known["moment"] in ("named", "claim", "wrong-lead") or (
        known["moment"] == "agreed" and not known["objected"]
    )
    revoked = {one.seat.side for one in revokes_in(shown) if one.trick == known["trick"]}
    if (side in on_next or told) and not (len(revoked) == 2 and len(set(on_next)) == 1):
        return "established"
    declaring = shown.contract is not None and shown.contract.declarer in (known["seat"], known["seat"].partner)
    return "free" if declaring else "penalty"
