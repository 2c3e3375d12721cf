"""Revokes found in a record of the play, each ruled by Laws 61 to 64, and the result of the board after all of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bridge.cards import Card, Suit
from bridge.plays import Record, play_out
from bridge.seats import Seat, Side
from rulings.engine.clauses import clause
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, Step, conclusions, effect
from rulings.laws.revoke_facts import (
    RevokeFacts,
    only_defenders,
    played_on_agrees,
    record_is_whole,
    rest_is_left,
    tricks_left,
)
from rulings.laws.revoke_results import result
from rulings.laws.revokes import rule_one
from rulings.laws.twelfth_trick import tricks_after_correction
from rulings.table.legality import verdicts
from rulings.table.position import Position
from rulings.table.restrictions import PenaltyCard


@dataclass(frozen=True, slots=True)
class Breach:
    """A card that was not legal: the trick (from 1), the player, the card, the suit led, and the clause that it broke.

    ``withheld_penalty_card``: only a penalty card of the player would have been legal.
    """

    trick: int
    seat: Seat
    card: Card
    suit: Suit
    clause: str
    was_faced: bool = False
    withheld_penalty_card: bool = False


@rules_on(RevokeFacts, tricks_left, only_defenders, played_on_agrees, record_is_whole, rest_is_left)
def rule_revokes(f: RevokeFacts) -> None:
    """One revoke from its facts, or every revoke of a record."""
    if not f.given("tricks"):
        rule_one(f)
        return
    board = _Board.of(f)
    breaches = found_in_play(f, board)
    if not breaches:
        none_found(f)
    for breach in breaches:
        _rule_breach(f, board, breach, breaches)
    if breaches and board.is_over:
        result_of_board(f, board, breaches, conclusions(f.step))


@dataclass(frozen=True)
class _Board:
    """The record with what the rules ask of it."""

    record: Record
    declarer: Seat
    trump: Suit | None
    claimed_by: Side | None
    rest_to_declarer: int

    @classmethod
    def of(cls, f: RevokeFacts) -> "_Board":
        declarer = f.contract.declarer
        if declarer is None:
            raise ValueError("checked by record_is_whole")
        trump = f.contract.strain.trump
        record = play_out(f.deal, f.tricks, trump, declarer)
        claimed = f.claimed_by if f.given("claimed_by") else None
        return cls(record, declarer, trump, claimed, f.rest_to_declarer if claimed else 0)

    @property
    def is_over(self) -> bool:
        return self.claimed_by is not None or (len(self.record) == 13 and self.record[-1].winner is not None)

    def won(self, side: Side, first: int) -> int:
        """Tricks that a side won from a trick on, with what a claim gave it."""
        played = sum(1 for trick in self.record[first - 1 :] if trick.winner and trick.winner.side is side)
        if self.claimed_by is None:
            return played
        rest = 13 - sum(1 for trick in self.record if trick.winner)
        return played + (self.rest_to_declarer if side is self.declarer.side else rest - self.rest_to_declarer)

    def has_played_to(self, side: Side, trick: int) -> bool:
        return trick <= len(self.record) and any(seat.side is side for seat, _ in self.record[trick - 1].plays)


@clause("61A")
def found_in_play(f: RevokeFacts, board: _Board) -> tuple[Breach, ...]:
    """Every card that did not follow suit, or was not the card or suit that had to be played, when another could have been."""
    cards = f.penalty_cards
    if not cards:
        return tuple(_not_followed(f, board.record))
    return tuple(_not_complied(f, board))


@clause("61A")
def none_found(f: RevokeFacts) -> Conclusion:
    """Every card that was played complied, or its player had none that did."""
    return effect("no-revoke-found")


def _not_followed(f: RevokeFacts, record: Record) -> Iterator[Breach]:
    left = {seat: set(hand) for seat, hand in f.deal.items()}
    for number, trick in enumerate(record, start=1):
        suit = trick.suit
        for seat, card in trick.plays:
            hand = left[seat]
            hand.remove(card)
            if card.suit is not suit and any(other.suit is suit for other in hand):
                yield Breach(number, seat, card, suit, "44C")


def _not_complied(f: RevokeFacts, board: _Board) -> Iterator[Breach]:
    position = Position.start(f.deal, board.declarer, board.trump)
    for number, trick in enumerate(board.record, start=1):
        new = [PenaltyCard(one.seat, one.card, one.grade) for one in f.penalty_cards if one.from_trick == number]
        position.restrictions += new
        position.freed, position.turn = number, trick.plays[0][0]
        for seat, card in trick.plays:
            on_table = {one.card for one in position.penalty_cards(seat)}
            allowed = verdicts(position, seat)
            if refusal := allowed[card]:
                withheld = on_table >= {other for other, refused in allowed.items() if refused is None}
                yield Breach(number, seat, card, trick.suit, refusal.clause, card in on_table, withheld)
            position.play(seat, card)


@clause("44C")
def did_not_follow(f: RevokeFacts, breach: Breach) -> bool:
    """Following suit was possible and comes before every other requirement."""
    return breach.clause == "44C"


@clause("61A")
def revoke_found(f: RevokeFacts, breach: Breach) -> Conclusion:
    """The player could have complied and did not."""
    cause = "follow-suit" if did_not_follow(f, breach) else _cause(breach)
    return effect("revoke-found", who=breach.seat, card=breach.card, suit=breach.suit, cause=cause)


@clause("63A1")
def established_by_play(f: RevokeFacts, board: _Board, breach: Breach) -> Conclusion | None:
    """The first card that the offending side led or played to the next trick established the revoke."""
    if not board.has_played_to(breach.seat.side, breach.trick + 1):
        return None
    following = board.record[breach.trick].plays
    seat, card = next(play for play in following if play[0].side is breach.seat.side)
    return effect("established-by", who=seat, card=card)


def _rule_breach(f: RevokeFacts, board: _Board, breach: Breach, all_breaches: tuple[Breach, ...]) -> None:
    """Rule on one revoke with the facts that the record gives, even if a fact is missing that no record shows."""
    before = len(f.step.steps)
    one = RevokeFacts(step=f.step, **(f.known | _facts_of(board, breach, all_breaches)))
    try:
        revoke_found(f, breach)
        if not _corrected_even_so(one):
            established_by_play(f, board, breach)
        rule_one(one)
    finally:
        _name_seats(f.step.steps[before:], board, breach)


def _name_seats(steps: list[Step], board: _Board, breach: Breach) -> None:
    """The conclusions on a revoke of a record name the seats and the trick."""
    seats = {
        "offender": breach.seat,
        "partner": breach.seat.partner,
        "opponents": breach.seat.side.other,
        "offending-side": breach.seat.side,
        "declarer": board.declarer,
        "defenders": board.declarer.side.other,
    }
    for item in (item for step in steps for item in conclusions(step)):
        for named in (item, *item.then):
            seated = {
                name: seats.get(value, value) if isinstance(value, str) else value
                for name, value in named.values.items()
            }
            named.values = seated | {"trick": breach.trick}


def _corrected_even_so(one: RevokeFacts) -> bool:
    """62C3 and 62D1 correct revokes that are established: nobody is told first that this one is."""
    both = one.known["opponents_revoked_too"] and one.known["sides_played_next"] == 1
    return both or (one.known["trick"] == 12 and not one.known.get("hands_returned"))


def _facts_of(board: _Board, breach: Breach, all_breaches: tuple[Breach, ...]) -> dict[str, Any]:
    side, trick = breach.seat.side, board.record[breach.trick - 1]
    turn = [seat for seat, _ in trick.plays].index(breach.seat)
    before, after = trick.plays[:turn], trick.plays[turn + 1 :]
    opponents_after = any(seat.side is not side for seat, _ in after) or board.has_played_to(
        side.other, breach.trick + 1
    )
    own = "declarer" if breach.seat is board.declarer else "dummy" if side is board.declarer.side else "defender"
    established = [
        other for other in all_breaches if board.has_played_to(other.seat.side, other.trick + 1) or board.is_over
    ]
    found: dict[str, Any] = {
        "offender": own,
        "cause": _cause(breach),
        "could_comply": True,
        "trick": breach.trick,
        "card": breach.card,
        "card_was_faced": breach.was_faced,
        "withheld_penalty_card": breach.withheld_penalty_card,
        "opponents_played_after": opponents_after,
        "partner_played_after": any(seat is breach.seat.partner for seat, _ in after),
        "before_partners_turn": not any(seat is breach.seat.partner for seat, _ in before),
        "opponents_revoked_too": any(o.trick == breach.trick and o.seat.side is not side for o in all_breaches),
        "sides_played_next": sum(board.has_played_to(one, breach.trick + 1) for one in Side),
        "repeated": any(
            o.seat is breach.seat and o.suit is breach.suit and o.trick < breach.trick for o in established
        ),
        "both_sides": breach in established and any(other.seat.side is not side for other in established),
        "later_tricks": board.won(side, breach.trick + 1),
    }
    if trick.winner:
        found["trick_won_by"] = (
            "offender" if trick.winner is breach.seat else "partner" if trick.winner.side is side else "opponents"
        )
    return found | _establishment(board, breach)


def _cause(breach: Breach) -> str:
    causes = {"44C": "follow-suit", "50D1a": "penalty-card", "50C": "penalty-card"}
    return causes.get(breach.clause, "required-suit")


def _establishment(board: _Board, breach: Breach) -> dict[str, Any]:
    """63A as the record shows it; a record that ends at the revoke trick shows that nothing has happened since."""
    if board.has_played_to(breach.seat.side, breach.trick + 1):
        return {"establishment": "next-trick"}
    if board.claimed_by is None:
        return {"establishment": "none"}
    return {"establishment": "claim" if board.claimed_by is breach.seat.side else "agreed-claim"}


@clause("64A", "62D1")
def result_of_board(
    f: RevokeFacts, board: _Board, breaches: tuple[Breach, ...], effects: list[Conclusion]
) -> Conclusion:
    """After play: the tricks as won and as they count. No trick is transferred twice, nor one won before its revoke."""
    if any(item.key == "must-correct" for item in effects):
        return counted_after_correction(f, board, breaches)
    side = board.declarer.side
    gone = dict.fromkeys(Side, 0)
    for item in sorted((one for one in effects if one.key == "transfer-tricks"), key=lambda one: -one.values["trick"]):
        loser = item.values["who"]
        gone[loser] += min(item.values["count"], board.won(loser, item.values["trick"]) - gone[loser])
    won = board.won(side, 1)
    return result(f, won, won - gone[side] + gone[side.other])


def counted_after_correction(f: RevokeFacts, board: _Board, breaches: tuple[Breach, ...]) -> Conclusion:
    """A revoke on the twelfth trick, corrected: what the two last tricks then are, where nobody has a choice."""
    only = breaches[0] if len(breaches) == 1 else None
    if only is None or only.trick != 12 or board.claimed_by is not None or board.record[11].plays[0][0] is only.seat:
        return effect("count-after-correction")
    outcomes = tricks_after_correction(board.record, only.seat, board.trump, board.declarer.side)
    if len(outcomes) > 1:
        return effect("count-after-correction")
    before = sum(1 for trick in board.record[:11] if trick.winner and trick.winner.side is board.declarer.side)
    return result(f, board.won(board.declarer.side, 1), before + outcomes.pop(), corrected=True)
