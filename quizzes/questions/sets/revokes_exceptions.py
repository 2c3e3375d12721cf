"""Which clause decides whether tricks go over for a revoke: 64A or one of the exceptions of 64B."""

from collections.abc import Collection, Hashable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from bridge.seats import Seat
from quizzes.questions.neighbours import Neighbour, if_, neighbour, supposing
from quizzes.questions.options import decided_by, one_of
from quizzes.questions.parts import Answer, Condition, Draft, Said, Unsuitable, said
from quizzes.questions.sets.revokes import REVOKES
from quizzes.questions.sets.revokes_attention import after_play
from quizzes.questions.sets.revokes_both_transfer import ON_ONE_TRICK, clause_for_both, draft_of_both
from quizzes.questions.sets.revokes_counted import Found, is_dummy, revokes_in, tricks_due, winners
from quizzes.questions.sets.revokes_planted import (
    May,
    Revoke,
    could_win,
    facts_of,
    finish,
    later_tricks,
    revoke_from,
    roles_of,
    won_by,
)
from quizzes.questions.templates import template
from quizzes.simulation.boards import new_board
from quizzes.simulation.card_play import Table, play_until
from quizzes.simulation.on_table import Shown
from rulings.engine.rulings import Ruling
from rulings.situations.revoke_facts import RevokeFacts
from rulings.table.position import Position
from rulings.table.restrictions import PenaltyCard
from rulings.wording.forms import Text

KINDS = ("plain", "repeated", "both", "dummy", "penalty-card", "after-call-on-next-deal", "after-round", ON_ONE_TRICK)
WEIGHTS = (34, 13, 9, 8, 12, 10, 10, 12)


@template(
    "revoke-exception", REVOKES, "64A1", "64A2", "64B1", "64B2", "64B3", "64B4", "64B5", "64B7", "64B8", version=6
)
def revoke_exception(rng: Random) -> Draft:
    """A board with one revoke or two; an exception of 64B may apply to the one that is asked about."""
    kind = rng.choices(KINDS, WEIGHTS)[0]
    if kind == ON_ONE_TRICK:
        return draft_of_both(rng)
    board = new_board(rng, "any")
    table = Table.of(board)
    before = _earlier(rng, table, kind)
    first = before.trick + (2 if kind == "repeated" else 1) if before else 2
    if kind == "plain":
        first = rng.choice((2, 2, 8))
    revoke = revoke_from(rng, table, first, _may(table, kind, before))
    if kind == "penalty-card":
        _play_on_with(rng, table, revoke)
    finish(rng, table)
    if revoke.trick > 11:
        raise Unsuitable
    base = RevokeFacts(**facts_of(table, revoke))
    if kind != "plain" and _won_nothing(base):
        raise Unsuitable
    case = base.but(**_exception(kind))
    options = one_of(rng, case, _near(table, revoke, case), _deciding)
    return Draft(
        form="clause",
        story=(_story(revoke, before), *_circumstances(rng, table, revoke, kind)),
        ask=said(
            _("Which clause decides whether tricks are transferred for the revoke on trick %(trick)s?"),
            trick=revoke.trick,
        ),
        options=options,
        case=case,
        clause=next(str(option.answer.value) for option in options if option.right),
        shown=board.shown(tricks=table.record),
        roles=roles_of(revoke.seat),
        known={"kind": kind, "trick": revoke.trick},
        told_by=_TOLD_BY.get(kind, ("trick_won_by", "later_tricks")),
    )


_TOLD_BY = {
    "repeated": ("repeated",),
    "both": ("both_sides",),
    "dummy": ("hand",),
    "penalty-card": ("withheld_penalty_card",),
    "after-call-on-next-deal": ("attention",),
    "after-round": ("attention",),
}
"""The fact that an exception turns on; without one, who won the trick and what came after it."""


def _earlier(rng: Random, table: Table, kind: str) -> Revoke | None:
    """The first of two revokes; the second is to be by the same player in the same suit, or by the other side."""
    if kind not in ("repeated", "both"):
        return None
    return revoke_from(rng, table, rng.randint(2, 5), lambda position, seat: seat is not table.board.dummy)


def _may(table: Table, kind: str, before: Revoke | None) -> May:
    board = table.board

    def may(position: Position, seat: Seat) -> bool:
        if before is not None and kind == "repeated":
            return seat is before.seat and position.led is before.suit
        if before is not None:
            return seat.side is not before.side and seat is not board.dummy
        if kind == "dummy":
            return seat is board.dummy and position.number > 1 and position.trick[0][0] is not board.declarer
        if kind == "penalty-card":
            return _only_card(position, seat) and position.number > 2
        return seat is not board.dummy and position.number > 2

    return may


def _only_card(position: Position, seat: Seat) -> bool:
    """A defender with a single card of the suit that the declaring side led; it can be a penalty card that was to be played."""
    defending = position.declarer.side is not seat.side and position.trick[0][0].side is position.declarer.side
    return defending and sum(card.suit is position.led for card in position.hands[seat]) == 1


def _play_on_with(rng: Random, table: Table, revoke: Revoke) -> None:
    """50D1(a): the card that was withheld is still to be played at the first legal opportunity; leads are left free."""
    (card,) = (one for one in table.position.hands[revoke.seat] if one.suit is revoke.suit)
    table.position.restrictions.append(PenaltyCard(revoke.seat, card, "major"))

    def reached(position: Position) -> bool:
        position.freed = position.number
        return not position.restrictions

    play_until(rng, table, reached)


def _exception(kind: str) -> dict[str, Any]:
    flags = {"repeated": "repeated", "both": "both_sides", "penalty-card": "withheld_penalty_card"}
    if kind.startswith("after"):
        return {"attention": kind}
    return {flags[kind]: True} if kind in flags else {}


def _story(revoke: Revoke, before: Revoke | None) -> Said:
    if before is None:
        text = _("On trick %(trick)s %(who)s did not follow suit although holding %(suit)s.")
        return said(text, trick=revoke.trick, who=revoke.seat, suit=revoke.suit)
    return said(
        _(
            "On trick %(first)s %(who)s did not follow suit although holding %(suit)s; "
            "nor did %(other)s on trick %(trick)s, although holding %(again)s."
        ),
        first=before.trick,
        who=before.seat,
        suit=before.suit,
        trick=revoke.trick,
        other=revoke.seat,
        again=revoke.suit,
    )


def _circumstances(rng: Random, table: Table, revoke: Revoke, kind: str) -> tuple[Said, ...]:
    """When attention was drawn, and what lay on the table."""
    who = rng.choice([revoke.seat.lho, revoke.seat.rho])
    in_time = _told_in_time(rng, table, revoke)
    match kind:
        case "after-call-on-next-deal":
            text = _(
                "Attention is first drawn to this on the next board of the round, after %(who)s has made a call there."
            )
            return (said(text, who=who),)
        case "after-round":
            text = _("Attention is first drawn to this when the round is over; nobody has called on another board yet.")
            return (said(text),)
        case "penalty-card":
            text = _(
                "The only card of that suit was %(card)s, a major penalty card on the table since the end of trick %(trick)s."
            )
            return said(text, card=_kept(table, revoke), trick=revoke.trick - 1), in_time
    return (in_time,)


def _told_in_time(rng: Random, table: Table, revoke: Revoke) -> Said:
    """After the play, or already during it, when the revoke was established and play went on."""
    if revoke.trick < 10 and rng.random() < 0.25:
        text = _(
            "When the next two tricks had been played %(who)s drew attention to this; play went on, "
            "and the director, who was called at once, rules after the last trick."
        )
        others = [seat for seat in (revoke.seat.lho, revoke.seat.rho) if seat is not table.board.dummy]
        return said(text, who=rng.choice(others))
    return after_play(rng, table.board, revoke).told


def _kept(table: Table, revoke: Revoke) -> Card:
    """The card with which the player could have followed suit; it was played later."""
    later = (play for plays in table.tricks[revoke.trick :] for play in plays if play[0] is revoke.seat)
    return next(card for _seat, card in later if card.suit is revoke.suit)


def _won_nothing(base: RevokeFacts) -> bool:
    """64B1 applies, whatever other exception does: it would be one of two right answers."""
    return base.known["trick_won_by"] == "opponents" and not base.known["later_tricks"]


def _near(table: Table, revoke: Revoke, case: RevokeFacts) -> list[Neighbour]:
    """The revoke with each single circumstance that decides otherwise, and without the one that decides here."""
    player = table.board.declarer if revoke.seat is table.board.dummy else revoke.seat
    values = {"who": player, "partner": player.partner, "opponent": player.lho}
    if _won_nothing(case):
        later = max(later_tricks(table, revoke.side, revoke.trick), 1)
        return [
            neighbour(case, said(text, **values), **({"later_tricks": later} | changed))
            for text, changed in _HAD_IT_WON
            if could_win(table, revoke) or changed.get("trick_won_by") != "offender"
        ]
    if player is not revoke.seat:  # the same trick, as seen from declarer's own hand
        case = case.but(trick_won_by=won_by(table, replace(revoke, seat=player)))
    faced = ("hand", "dummy") if case.known["hand"] != "defender" else ("withheld_penalty_card", True)
    others = (*_OTHERWISE, (_("a card lying face up had been withheld"), {faced[0]: faced[1]}))
    return [
        supposing(case, *_ordinary_but(case, facts, values), if_(text, facts, **values), every=True)
        for text, facts in others
        if could_win(table, revoke) or facts.get("trick_won_by") != "offender"
    ]


def _ordinary_but(case: RevokeFacts, facts: Mapping[str, Any], values: Mapping[str, Any]) -> list[Condition]:
    """Nothing but what the facts say is out of the ordinary; only a defender has penalty cards."""
    defends = case.known["hand"] == "defender"
    return [
        if_(text, {name: usual}, **values)
        for name, (text, usual) in _ORDINARY.items()
        if name not in facts and name != ("hand" if defends else "withheld_penalty_card")
    ]


Circumstance = tuple[Text, dict[str, Any]]

_ORDINARY: dict[str, tuple[Text, Any]] = {
    "hand": (_("it had been from the closed hand"), "declarer"),
    "withheld_penalty_card": (_("no penalty card had been withheld"), False),
    "repeated": (_("%(who)s had not revoked in this suit before"), False),
    "both_sides": (_("the other side had not revoked"), False),
    "attention": (_("it had been noticed in time"), "in-time"),
}

_OTHERWISE: tuple[Circumstance, ...] = (
    (_("%(who)s had won the trick of the revoke"), {"trick_won_by": "offender"}),
    (_("%(partner)s had won the trick of the revoke"), {"trick_won_by": "partner"}),
    (
        _("%(who_of)s side had won neither that trick nor a later one"),
        {"trick_won_by": "opponents", "later_tricks": 0},
    ),
    (_("it had been the second revoke of %(who_to)s in this suit"), {"repeated": True}),
    (_("the other side too had an established revoke"), {"both_sides": True}),
    (
        _("it had first been noticed after %(opponent)s had called on the next board"),
        {"attention": "after-call-on-next-deal"},
    ),
    (_("it had first been noticed after the end of the round"), {"attention": "after-round"}),
)
"""What decides otherwise."""

_HAD_IT_WON: tuple[Circumstance, ...] = (
    (
        _("%(who)s had won the trick of the revoke"),
        {"trick_won_by": "offender"},
    ),
    (
        _("%(who_of)s side had won a trick after the revoke"),
        {"trick_won_by": "opponents"},
    ),
    (
        _("%(who_of)s side had won a later trick and it had first been noticed after the end of the round"),
        {"attention": "after-round"},
    ),
    (
        _(
            "%(who_of)s side had won a later trick and it had first been noticed "
            "after %(opponent)s had called on the next board"
        ),
        {"attention": "after-call-on-next-deal"},
    ),
    (
        _("%(who_of)s side had won a later trick and the other side too had an established revoke"),
        {"both_sides": True},
    ),
)
"""The same where the side won neither the trick of the revoke nor a later one."""


def _deciding(ruling: Ruling) -> Answer:
    return decided_by(ruling, "transfer-tricks", "no-transfer")


@revoke_exception.checked_by
def _by_the_list(draft: Draft) -> Collection[Hashable]:
    """64B as a list: what was told of attention and the penalty card, and the revokes that the play shows; else 64A."""
    shown, told = draft.shown, draft.known["kind"]
    outside = {"after-call-on-next-deal": "64B4", "after-round": "64B5", "penalty-card": "64B3"}
    if told in outside:
        return {outside[told]}
    if told == ON_ONE_TRICK:
        return {clause_for_both(shown, draft.known["trick"])}
    *before, one = revokes_in(shown)
    if one.trick != draft.known["trick"]:
        return set()
    if is_dummy(shown, one.seat):
        return {"64B3"}
    if before:
        return {"64B2" if (before[0].seat, before[0].suit) == (one.seat, one.suit) else "64B7"}
    return {_ordinary(shown, one)}


def _ordinary(shown: Shown, one: Found) -> str:
    if winners(shown)[one.trick - 1] is one.seat:
        return "64A1"
    return "64A2" if tricks_due(shown, one) else "64B1"
