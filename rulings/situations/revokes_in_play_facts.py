"""What a director is told: revokes found in a record of the play."""

from dataclasses import dataclass

from bridge.cards import Card, Suit
from bridge.plays import Record, play_out
from bridge.seats import Seat, Side
from rulings.situations.revoke_facts import RevokeFacts


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


@dataclass(frozen=True)
class Board:
    """The record with what the rules ask of it."""

    record: Record
    declarer: Seat
    trump: Suit | None
    claimed_by: Side | None
    rest_to_declarer: int

    @classmethod
    def of(cls, f: RevokeFacts) -> "Board":
        """The board of a case that ``record_is_whole`` has checked."""
        declarer = f.contract.declarer
        if declarer is None:
            raise ValueError("checked by record_is_whole")
        trump = f.contract.strain.trump
        record = play_out(f.deal, f.play, trump, declarer)
        claimed = f.claimed_by if f.given("claimed_by") else None
        return cls(record, declarer, trump, claimed, f.rest_to_declarer if claimed else 0)

    @property
    def is_over(self) -> bool:
        """Whether all cards are played or somebody has claimed."""
        return self.claimed_by is not None or (len(self.record) == 13 and self.record[-1].winner is not None)

    def won(self, side: Side, first: int) -> int:
        """Tricks that a side won from a trick on, with what a claim gave it."""
        played = sum(1 for trick in self.record[first - 1 :] if trick.winner and trick.winner.side is side)
        if self.claimed_by is None:
            return played
        rest = 13 - sum(1 for trick in self.record if trick.winner)
        return played + (self.rest_to_declarer if side is self.declarer.side else rest - self.rest_to_declarer)

    def has_played_to(self, side: Side, trick: int) -> bool:
        """Whether a side has led or played to a trick."""
        return trick <= len(self.record) and any(seat.side is side for seat, _ in self.record[trick - 1].plays)


def cause_of(breach: Breach) -> str:
    """What the card had to be and was not."""
    causes = {"44C": "follow-suit", "50D1a": "penalty-card", "50C": "penalty-card"}
    return causes.get(breach.clause, "required-suit")
