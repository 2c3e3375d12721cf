"""What can happen next at a table: the calls and cards of every seat, legal or not, for irregular ones happen too."""

from collections.abc import Mapping
from dataclasses import dataclass

from bridge.auction import BIDS, DOUBLE, PASS, REDOUBLE, Call
from bridge.cards import DECK, Card, Suit
from bridge.seats import ROTATION, Seat
from lawbook.citations import parse
from rulings.diagrams import NAMES, call_said, short
from rulings.table.legality import Refusal
from rulings.table.table import Table
from rulings.table.what_now import WhatNow
from rulings.wording.players import PLAYERS, SUITS, call_name, card_name
from rulings.wording.refusals import NOTES


@dataclass(frozen=True)
class Move:
    """Something that can come next: how it looks, how it is said, the event in shorthand; ``why``: what forbids it."""

    label: str
    spoken: str
    event: str
    why: str = ""


@dataclass(frozen=True)
class MoveRow:
    """Moves beside each other; ``style`` and ``name`` of the suit that they have in common."""

    moves: list[Move]
    style: str = ""
    name: str = ""


@dataclass(frozen=True)
class SeatMoves:
    """What a seat can do next: calls or cards; its name with its part in the play."""

    seat: str
    name: str
    has_turn: bool
    rows: list[MoveRow]

    @property
    def forbidden(self) -> dict[str, list[str]]:
        """Why something may not be done now, and all of which that is true."""
        found: dict[str, list[str]] = {}
        for move in (move for row in self.rows for move in row.moves if move.why):
            found.setdefault(move.why, []).append(move.label)
        return found


def moves(table: Table, now: WhatNow) -> list[SeatMoves]:
    """Every seat, the one in turn first, in the active language; nothing once the board is over."""
    if table.turn is None:
        return []
    at = ROTATION.index(table.turn)
    return [_of(table, now, seat) for seat in (*ROTATION[at:], *ROTATION[:at])]


def _of(table: Table, now: WhatNow, seat: Seat) -> SeatMoves:
    has_turn = seat is table.turn
    if table.phase == "auction":
        rows = [_calls(seat, calls, now.calls if has_turn else {}) for calls in _BOX]
    else:
        rows = _cards(table, seat, now.cards if has_turn else {})
    return SeatMoves(str(seat), _name(table, seat), has_turn, rows)


def _name(table: Table, seat: Seat) -> str:
    """East; in the play South (declarer), North (dummy)."""
    position, name = table.position, str(PLAYERS[seat].plain)
    role = {position.declarer: "declarer", position.dummy: "dummy"}.get(seat) if position else None
    return f"{name} ({PLAYERS[role].plain})" if role else name


_LEVELS = [BIDS[at : at + 5] for at in range(0, len(BIDS), 5)]
_BOX = [*_LEVELS, (PASS, DOUBLE, REDOUBLE)]


def _calls(seat: Seat, calls: tuple[str, ...], verdicts: Mapping[str, Refusal | None]) -> MoveRow:
    row = [
        Move(call_name(Call(call)), call_said(Call(call)), f"{seat} {call}", why_not(verdicts.get(call)))
        for call in calls
    ]
    return MoveRow(row, "calls" if calls in _LEVELS else "calls three")


def _cards(table: Table, seat: Seat, verdicts: Mapping[Card, Refusal | None]) -> list[MoveRow]:
    own = held(table, seat)
    rows = []
    for suit in Suit:
        cards = [card for card in reversed(DECK.values()) if card.suit is suit and card in own]
        if cards:
            row = [Move(short(card), card_name(card), f"{seat} {card}", why_not(verdicts.get(card))) for card in cards]
            rows.append(MoveRow(row, NAMES[suit], str(SUITS[suit])))
    return rows


def held(table: Table, seat: Seat) -> frozenset[Card]:
    """The cards that the seat can still have: those it holds, or all that nobody has played where the deal is not known."""
    if table.deal is not None:
        return frozenset(table.position.hands[seat] if table.position else table.hands[seat])
    gone = {card for trick in table.out_of_hand for _seat, card in trick}
    gone |= {card for _seat, card in table.position.trick} if table.position else set()
    return frozenset(DECK.values()) - gone


def why_not(refusal: Refusal | None) -> str:
    """Why something may not be done, with its clause; nothing for what is legal."""
    return f"{parse(refusal.clause).short}: {NOTES[refusal.key]}" if refusal else ""
