"""What happened after a revoke and before it was noticed: events that establish it (63A1 to 63A4) and events that do not."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.boards import dealer
from bridge.cards import lowest, sorted_hand
from bridge.plays import Play
from bridge.seats import Seat, Side
from quizzes.questions.parts import Said, Unsuitable, said
from quizzes.questions.sets.revokes_planted import Revoke, later_tricks, winner, won_by
from quizzes.simulation.card_play import Table, play_tricks, sensible_card
from quizzes.simulation.playing.claiming import takes_the_rest


@dataclass(frozen=True)
class Moment:
    """What is told, and the facts that it gives. The table stands where the revoke is noticed; ``faced`` lies there besides.

    ``other``: a revoke of the other side on the same trick.
    """

    name: str
    told: tuple[Said, ...]
    facts: dict[str, Any]
    faced: tuple[Play, ...] = ()
    other: Revoke | None = None


Make = Callable[[Random, Table, Revoke], Moment]


def moment(rng: Random, table: Table, revoke: Revoke, kind: str) -> Moment:
    """Play on from the revoke to the moment of a kind; ``Unsuitable`` if the play does not lead there."""
    return MOMENTS[kind](rng, table, revoke)


def played_after(table: Table, revoke: Revoke) -> dict[str, Any]:
    """Whether a non-offender, and after him the offender's partner, has played since."""
    seats = [seat for seat, _ in table.tricks[revoke.trick - 1]]
    after = seats[seats.index(revoke.seat) + 1 :]
    led_next = len(table.tricks) > revoke.trick and table.tricks[revoke.trick][0][0].side is not revoke.side
    return {
        "opponents_played_after": any(seat.side is not revoke.side for seat in after) or led_next,
        "partner_played_after": revoke.seat.partner in after,
    }


def _in_trick(rng: Random, table: Table, revoke: Revoke) -> Moment:
    for _turn in range(rng.randint(0, 4 - len(table.tricks[-1]))):
        table.play(sensible_card(rng, table.position, table.position.turn))
    text = (
        _("%(who)s notices it before the trick is over.")
        if len(table.tricks[-1]) < 4
        else _("%(who)s notices it when all four cards of the trick lie there; nobody has led to the next one.")
    )
    told = said(text, who=_speaker(table, revoke.side.other, revoke.seat.lho))
    return Moment("in-trick", (told,), {"establishment": "none"})


def _led(rng: Random, table: Table, revoke: Revoke) -> Moment:
    """Whoever won the trick has led to the next one, and nobody else has played."""
    play_tricks(rng, table, revoke.trick)
    leader = table.position.turn
    if leader is revoke.seat and revoke.seat is not table.board.dummy:
        raise Unsuitable
    card = sensible_card(rng, table.position, leader)
    table.play(card)
    told = said(
        _("%(who)s wins the trick and leads %(card)s to the next one; before anybody else plays it is noticed."),
        who=leader,
        card=card,
    )
    facts = _played_on(table, revoke) if leader.side is revoke.side else {"establishment": "none"}
    return Moment("led", (told,), facts)


def _next_trick_over(rng: Random, table: Table, revoke: Revoke) -> Moment:
    play_tricks(rng, table, revoke.trick + 1)
    if winner(table, revoke.trick + 1).side is not revoke.side:
        raise Unsuitable
    told = said(_("It is noticed when the next trick is over as well."))
    return Moment("next-trick-over", (told,), _played_on(table, revoke))


def _named(rng: Random, table: Table, revoke: Revoke) -> Moment:
    play_tricks(rng, table, revoke.trick)
    board = table.board
    if revoke.side is not board.declarer.side or table.position.turn is not board.dummy:
        raise Unsuitable
    told = said(
        _("Dummy has won the trick. %(who)s calls for %(card)s, and before the card is moved the revoke is noticed."),
        card=sensible_card(rng, table.position, board.dummy),
        who=board.declarer,
    )
    return Moment("named", (told,), _played_on(table, revoke) | {"establishment": "next-card-named"})


def _wrong_lead(rng: Random, table: Table, revoke: Revoke) -> Moment:
    """The revoker leads to the next trick although his partner won: legal or not, that counts (63A1)."""
    play_tricks(rng, table, revoke.trick)
    if table.position.turn is not revoke.seat.partner or revoke.seat is table.board.dummy:
        raise Unsuitable
    card = lowest(sorted_hand(table.position.hands[revoke.seat]))
    told = said(
        _("%(partner)s has won the trick, but %(who)s leads %(card)s out of turn to the next one. Now it is noticed."),
        partner=revoke.seat.partner,
        who=revoke.seat,
        card=card,
    )
    return Moment("wrong-lead", (told,), _played_on(table, revoke), ((revoke.seat, card),))


def _misinformed(rng: Random, table: Table, revoke: Revoke) -> Moment:
    """47E1: the opponents, who won the trick, said that it was his turn to lead; 63A1 does not apply."""
    play_tricks(rng, table, revoke.trick)
    leader = table.position.turn
    if leader.side is revoke.side or revoke.seat is table.board.dummy:
        raise Unsuitable
    card = lowest(sorted_hand(table.position.hands[revoke.seat]))
    told = said(
        _(
            "%(winner)s, whose side has won the trick, says to %(who_to)s: “Your lead.” "
            "%(who)s, misled by this, leads %(card)s to the next trick, and then it is noticed."
        ),
        winner=leader if leader is not table.board.dummy else leader.partner,
        who=revoke.seat,
        card=card,
    )
    facts = {"establishment": "next-trick", "next_trick_on_misinformation": True}
    return Moment("misinformed", (told,), facts, ((revoke.seat, card),))


def _claim(rng: Random, table: Table, revoke: Revoke) -> Moment:
    """63A3: a member of the offending side claims or concedes what the cards bring."""
    play_tricks(rng, table, revoke.trick)
    side = revoke.side
    gained = 13 - revoke.trick if takes_the_rest(table.position, side) else 0
    if not gained and not takes_the_rest(table.position, side.other):
        raise Unsuitable
    who = _speaker(table, side, revoke.seat)
    text = (
        _("After the trick %(who)s faces the hand and claims the rest. Before the others have answered, it is noticed.")
        if gained
        else _("After the trick %(who)s concedes the rest, and nobody objects. Only then is it noticed.")
    )
    return Moment("claim", (said(text, who=who),), _played_on(table, revoke, gained) | {"establishment": "claim"})


def _agreed(rng: Random, table: Table, revoke: Revoke) -> Moment:
    """63A4: the opponents claim the rest and the offending side agrees; an objection in time undoes that."""
    play_tricks(rng, table, revoke.trick)
    if not takes_the_rest(table.position, revoke.side.other):
        raise Unsuitable
    next_to_call = dealer(table.board.number + 1)
    objected = next_to_call.side is not revoke.side or rng.random() < 0.3
    other = _speaker(table, revoke.side.other, revoke.seat.lho)
    own = _speaker(table, revoke.side, revoke.seat)
    text = (
        _("The round is not over and nobody has called on the next board when %(who)s objects because of this trick.")
        if objected
        else _(
            "On the next board %(who)s has passed as dealer when it is noticed; until then that side had not objected."
        )
    )
    claimed = said(_("After the trick %(who)s claims the rest, and everybody agrees."), who=other)
    facts = _played_on(table, revoke, 0) | {"establishment": "agreed-claim", "objected_in_time": objected}
    return Moment("agreed", (claimed, said(text, who=own if objected else next_to_call)), facts)


def _speaker(table: Table, side: Side, seat: Seat) -> Seat:
    """Who claims or agrees for a side: declarer, never dummy."""
    return table.board.declarer if side is table.board.declarer.side else seat


def _played_on(table: Table, revoke: Revoke, later: int | None = None) -> dict[str, Any]:
    """An established revoke, with the tricks that the offending side has won so far, or has after a claim."""
    won = later_tricks(table, revoke.side, revoke.trick) if later is None else later
    return {"establishment": "next-trick", "trick_won_by": won_by(table, revoke), "later_tricks": won}


MOMENTS: dict[str, Make] = {
    "in-trick": _in_trick,
    "led": _led,
    "next-trick-over": _next_trick_over,
    "named": _named,
    "wrong-lead": _wrong_lead,
    "misinformed": _misinformed,
    "claim": _claim,
    "agreed": _agreed,
}
