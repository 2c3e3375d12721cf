"""A revoke in sensible play: a player who could follow suit ruffs or discards, and everybody plays on."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from bridge.cards import Card, Suit, lowest, sorted_hand
from bridge.plays import trick_winner
from bridge.seats import Seat, Side
from quizzes.questions.parts import Unsuitable
from quizzes.simulation.boards import Board
from quizzes.simulation.card_play import Table, play_tricks, play_until
from rulings.seating import Roles
from rulings.table.position import Position

MOST_OF_SUIT = 3
"""Somebody who holds more cards of the suit led does not overlook it."""

_COLOURS = {Suit.S: "black", Suit.C: "black", Suit.H: "red", Suit.D: "red"}

May = Callable[[Position, Seat], bool]


@dataclass(frozen=True)
class Revoke:
    """The trick (from 1), who did not follow suit, with which card, and the suit led."""

    trick: int
    seat: Seat
    card: Card
    suit: Suit

    @property
    def side(self) -> Side:
        """The offending side."""
        return self.seat.side


def revoke_from(rng: Random, table: Table, first: int, may: May, *, ruff: bool = False) -> Revoke:
    """Play on to the first revoke that ``may`` be, on a trick from ``first`` on; ``ruff``: one that leads the trick so far."""
    play_tricks(rng, table, first - 1)

    def reached(position: Position) -> bool:
        return (
            could_revoke(position)
            and may(position, position.turn)
            and (not ruff or bool(_ruffs(position, position.turn)))
        )

    if not play_until(rng, table, reached):
        raise Unsuitable
    return revoke_now(rng, table, ruff=ruff)


def revoke_now(rng: Random, table: Table, *, ruff: bool = False) -> Revoke:
    """The player in turn does not follow suit although he could."""
    seat, suit = table.position.turn, table.position.led
    if suit is None:
        raise Unsuitable
    found = Revoke(table.position.number, seat, _wrong_card(rng, table.position, seat, ruff=ruff), suit)
    table.play(found.card)
    return found


def could_revoke(position: Position, seat: Seat | None = None) -> bool:
    """A player, or the one in turn, holds few cards of the suit led, and others."""
    hand = position.hands[seat or position.turn]
    held = sum(card.suit is position.led for card in hand)
    return bool(position.trick) and 0 < held <= MOST_OF_SUIT and held < len(hand)


def finish(rng: Random, table: Table) -> None:
    """Play all tricks."""
    play_tricks(rng, table, 13)


def role_of(board: Board, seat: Seat) -> str:
    """``declarer``, ``dummy`` or ``defender``."""
    return "declarer" if seat is board.declarer else "dummy" if seat is board.dummy else "defender"


def winner(table: Table, trick: int) -> Seat:
    """Who won a trick that is over."""
    return trick_winner(table.tricks[trick - 1], table.board.trump)


def won_by(table: Table, revoke: Revoke) -> str:
    """Who won the revoke trick, as the facts of a revoke have it."""
    who = winner(table, revoke.trick)
    return "offender" if who is revoke.seat else "partner" if who.side is revoke.side else "opponents"


def could_win(table: Table, revoke: Revoke) -> bool:
    """Whether such a revoke could have won its trick: only by a ruff, so not in notrump nor when trumps were led."""
    return table.board.trump not in (None, revoke.suit)


def later_tricks(table: Table, side: Side, trick: int) -> int:
    """The tricks that a side has won after one."""
    return sum(winner(table, number).side is side for number in range(trick + 1, table.position.number))


def facts_of(table: Table, revoke: Revoke) -> dict[str, Any]:
    """The facts of an established revoke as the play shows them."""
    return {
        "hand": role_of(table.board, revoke.seat),
        "trick": revoke.trick,
        "card": revoke.card,
        "establishment": "next-trick",
        "trick_won_by": won_by(table, revoke),
        "later_tricks": later_tricks(table, revoke.side, revoke.trick),
    }


def roles_of(seat: Seat) -> Roles:
    """The seats and sides of a ruling on a player's revoke."""
    return {"offender": seat, "partner": seat.partner, "offending-side": seat.side, "opponents": seat.side.other}


def _wrong_card(rng: Random, position: Position, seat: Seat, *, ruff: bool) -> Card:
    """A ruff that wins so far, or a small card of another suit, rather one of the same colour."""
    ruffs = _ruffs(position, seat)
    if ruffs and (ruff or rng.random() < 0.5):
        return lowest(ruffs)
    others = [card for card in sorted_hand(position.hands[seat]) if card.suit is not position.led]
    discards = [card for card in others if card.suit is not position.trump] or others
    suits = list(dict.fromkeys(card.suit for card in discards))
    led = position.led or suits[0]
    weights = [3 if _COLOURS[suit] == _COLOURS[led] else 1 for suit in suits]
    suit = rng.choices(suits, weights)[0]
    return lowest([card for card in discards if card.suit is suit])


def _ruffs(position: Position, seat: Seat) -> list[Card]:
    """The trumps that would win the trick so far, where another suit was led."""
    if position.trump is None or position.led is position.trump:
        return []
    trumps = [card for card in sorted_hand(position.hands[seat]) if card.suit is position.trump]
    return [card for card in trumps if trick_winner([*position.trick, (seat, card)], position.trump) is seat]
