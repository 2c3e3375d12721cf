"""A table after some events: the auction, the play, what rulings demand. It never changes; each event gives another one."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Literal

from bridge.auction import PASS, Auction
from bridge.boards import Vulnerability
from bridge.cards import Card
from bridge.changing import changed
from bridge.contracts import Contract
from bridge.deal import Deal
from bridge.plays import Play, trick_winner
from bridge.seats import Seat, Side
from rulings.table.play_begins import left_behind, still_lying
from rulings.table.position import Position
from rulings.table.restrictions import (
    Duty,
    Ended,
    FacedCard,
    MustPass,
    MustRepeat,
    OfOneTrick,
    PenaltyCard,
    Restriction,
)

Phase = Literal["auction", "play", "over"]


@dataclass(frozen=True)
class Table:
    """One board at one table.

    ``deal`` is ``None`` where the hands are not known; then ``position`` holds only the cards that the record will show.
    ``duties`` are of the auction: what players must call, and what it will leave behind for the play.
    ``position`` stands from the end of the auction on, ``tricks`` are those that are over, ``rest`` is what a claim gave
    the declaring side of the tricks that were left; the claim is ``agreed``, or ``contested``, and then ``undecided`` until
    the director gives the tricks; ``play_on``: who wants to play on after it (68D2(b)). ``led_since``: cards played to the
    trick after one that is open again, which go on lying there unless they are taken back (62C1). ``lead_down``: the
    opening lead, if it was made face down. ``stopped``: by a ruling the board is not played on here. ``fulfilled``: duties
    under which a call was made, with its number: where it is taken back, those that it ended are owed again. ``named``: the
    last card of dummy's that declarer designated in words; ``leads_next``: a card led before its trick was over that stands
    as the lead to the next one, whoever wins this one (60A2); ``placed_late``: cards that were put among the played ones
    for a trick to which their hand had played none (67B1).
    """

    dealer: Seat
    vulnerable: Vulnerability | None
    deal: Deal | None
    hands: Mapping[Seat, frozenset[Card]]
    auction: Auction
    duties: tuple[Duty, ...] = ()
    position: Position | None = None
    tricks: tuple[tuple[Play, ...], ...] = ()
    rest: int | None = None
    claimed_by: Side | None = None
    agreed: bool = False
    contested: bool = False
    undecided: bool = False
    play_on: tuple[Seat, ...] = ()
    led_since: tuple[Play, ...] = ()
    lead_down: Card | None = None
    stopped: bool = False
    fulfilled: tuple[tuple[int, Duty], ...] = ()
    named: Card | None = field(default=None, compare=False)
    leads_next: Play | None = None
    placed_late: tuple[Play, ...] = ()

    @classmethod
    def start(cls, dealer: Seat, vulnerable: Vulnerability | None, deal: Deal | None, shown: Deal) -> "Table":
        """Before the first call. ``shown``: the cards that the record will show, for a table whose deal is not known."""
        return cls(dealer, vulnerable, deal, deal or shown, Auction(dealer))

    @property
    def phase(self) -> Phase:
        """Whether they call, play, or have finished."""
        if self.stopped:
            return "over"
        if self.position is None:
            return "over" if self.auction.is_over else "auction"
        return "over" if self.rest is not None or len(self.tricks) == 13 else "play"

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is to call, or whose hand is to play; ``None`` once the board is over."""
        if self.phase == "over":
            return None
        return self.position.turn if self.position else self.auction.turn

    @property
    def contract(self) -> Contract | None:
        """The contract, once the auction is over; ``None`` also where all passed. Dummy may have become declarer (54A)."""
        contract = self.auction.contract if self.auction.is_over else None
        return replace(contract, declarer=self.position.declarer) if contract and self.position else contract

    @property
    def obligations(self) -> tuple[Restriction, ...]:
        """What rulings demand of players, penalty cards on the table among it."""
        return tuple(self.position.restrictions) if self.position else self.duties

    @property
    def penalty_cards(self) -> tuple[PenaltyCard, ...]:
        """The penalty cards on the table."""
        return tuple(one for one in self.obligations if isinstance(one, PenaltyCard))

    def won(self, side: Side) -> int:
        """The tricks that a side has, with what a claim gave it."""
        if self.position is None:
            return 0
        played = self.position.won[side]
        if self.rest is None:
            return played
        left = 13 - len(self.tricks)
        return played + (self.rest if side is self.position.declarer.side else left - self.rest)

    def called(self, call: str, by: Seat | None = None) -> "Table":
        """A call that stands, of the player in turn or accepted; three passes after a bid end the auction (22A)."""
        caller = by or self.auction.turn
        met = [one for one in self.duties if one.seat is caller and isinstance(one, MustPass | MustRepeat)]
        if not met:
            return self._gone_on(self.auction.with_call(caller, call), self.duties)
        number = len(self.auction.calls)
        noted = changed(self, fulfilled=(*self.fulfilled, *((number, one) for one in met)))
        duties = tuple(one for one in self.duties if one not in met or not _spent(one))
        return noted._gone_on(self.auction.with_call(caller, call), duties)

    def with_auction(self, auction: Auction) -> "Table":
        """The same table with the auction as a call or a ruling left it: it goes on, or the play can begin."""
        left = len(auction.calls)
        if not self.fulfilled or all(number < left for number, _ in self.fulfilled):
            return self._gone_on(auction, self.duties)
        met = [duty for number, duty in self.fulfilled if number >= left and _spent(duty)]
        again = [duty for duty in met if duty not in self.duties]
        kept = changed(self, fulfilled=tuple(one for one in self.fulfilled if one[0] < left))
        return kept._gone_on(auction, (*self.duties, *again))

    def _gone_on(self, auction: Auction, duties: tuple[Duty, ...]) -> "Table":
        contract = auction.contract if auction.is_over else None
        if contract is None or contract.declarer is None:
            lying = still_lying(self.position, duties) if self.position else ()
            return changed(self, auction=auction, duties=(*duties, *lying), position=None, lead_down=None)
        position = Position.start(self.hands, contract.declarer, contract.strain.trump)
        position.restrictions = left_behind(duties, auction, contract.declarer) if duties else []
        return changed(self, auction=auction, duties=duties, position=position)

    def with_duty(self, duty: Duty) -> "Table":
        """The same table with one more thing that a ruling demands."""
        if isinstance(duty, MustPass):
            return self._with_pass_demanded(duty)
        if isinstance(duty, MustRepeat) and duty.call != PASS and self.pass_demanded(duty.seat):
            return self
        return self if duty in self.duties else changed(self, duties=(*self.duties, duty))

    def _with_pass_demanded(self, duty: MustPass) -> "Table":
        """One duty to pass for each player: at the next turn is part of throughout, and one pass meets two of them.

        A bid or double that he would have to repeat is no legal call of his any more (31A1, 35B): he passes.
        """
        demanded = self.pass_demanded(duty.seat)
        if demanded is not None and (demanded.throughout or not duty.throughout):
            return self
        others = tuple(one for one in self.duties if one != demanded and not _repeats(one, duty.seat))
        return changed(self, duties=(*others, duty))

    def faced_cards(self, seat: Seat) -> tuple[Card, ...]:
        """The cards of a player that lie faced until the auction period ends (24)."""
        return tuple(one.card for one in self.duties if isinstance(one, FacedCard) and one.seat is seat)

    def pass_demanded(self, seat: Seat) -> MustPass | None:
        """Why the player must pass at his turn now, if he must: a duty for the whole auction before one for one turn."""
        passes = [one for one in self.duties if isinstance(one, MustPass) and one.seat is seat]
        return next((one for one in passes if one.throughout), passes[0] if passes else None)

    def played(self, seat: Seat, card: Card) -> "Table":
        """A card is led or played, legal or not."""
        position = self.position_to_change()
        trick = (*position.trick, (seat, card))
        position.play(seat, card)
        return self._gone_to(position, trick)

    def omitted(self, seat: Seat) -> "Table":
        """The play goes on past a hand that has played no card to the trick (67)."""
        position = self.position_to_change()
        trick = tuple(position.trick)
        position.omit(seat)
        return self._gone_to(position, trick)

    def placed(self, seat: Seat, card: Card) -> "Table":
        """A card of the hand is put among the played ones, and who has won which trick does not change (67B1)."""
        position = self.position_to_change()
        position.hands[seat].discard(card)
        position.restrictions = [
            one for one in position.restrictions if not (isinstance(one, PenaltyCard) and one.card == card)
        ]
        return changed(self, position=position, placed_late=(*self.placed_late, (seat, card)))

    @property
    def out_of_hand(self) -> tuple[tuple[Play, ...], ...]:
        """The tricks that are over, and the cards put to them later (67B1)."""
        return (*self.tricks, self.placed_late) if self.placed_late else self.tricks

    def _gone_to(self, position: Position, trick: tuple[Play, ...]) -> "Table":
        if position.trick:
            return changed(self, position=position)
        ended = changed(self, position=position, tricks=(*self.tricks, trick), led_since=(), leads_next=None)
        if self.leads_next:
            return ended.played(*self.leads_next)
        return ended._led_again(self.led_since)

    def _led_again(self, cards: tuple[Play, ...]) -> "Table":
        """The lead that was made before a correction stands if its hand still won the trick (44G); else it goes back."""
        if not cards or self.turn is not cards[0][0]:
            return self
        return reduce(lambda table, play: table.played(*play), cards, self)

    def reopened(self, trick: int) -> "Table":
        """The tricks from that number on are no longer over: its cards lie there, later ones are back in the hands.

        What was demanded of a play to a later trick (51A, 57) is not of this one.
        """
        position = self.position_to_change()
        if trick <= len(self.tricks):
            position.restrictions = [one for one in position.restrictions if not isinstance(one, OfOneTrick)]
        for over in reversed(self.tricks[trick - 1 :]):
            position.won[trick_winner(over, position.trump).side] -= 1
            for seat, card in position.trick:
                position.hands[seat].add(card)
            position.trick, position.omits = list(over), None
        position.restore([one for one in position.ended if _holds_again(one, trick)])
        position.freed = position.freed if position.freed <= trick else 0
        return changed(self, position=position, tricks=self.tricks[: trick - 1], led_since=())

    def with_position(self, position: Position) -> "Table":
        """The same table with the play as a ruling left it; a lead that went back lies face down no longer."""
        lies = any(card == self.lead_down for _, card in position.trick)
        return changed(self, position=position, lead_down=self.lead_down if lies else None)

    def claimed(self, by: Side, rest: int) -> "Table":
        """Play has ended by a side's claim or concession that gives the declaring side so many of the tricks left."""
        return changed(self, rest=rest, claimed_by=by)

    def playing_again(self) -> "Table":
        """The claim was none, or is void."""
        return changed(self, rest=None, claimed_by=None, agreed=False, contested=False, undecided=False, play_on=())

    def holding(self, cards: Deal) -> "Table":
        """The same with those cards in the hands: of a deal that is not known the record has shown them now."""
        hands = {seat: hand | cards[seat] for seat, hand in self.hands.items()}
        if self.position is None:
            return changed(self, hands=hands)
        position = self.position.copy()
        for seat, shown in cards.items():
            position.hands[seat] |= shown
        return changed(self, hands=hands, position=position)

    def position_to_change(self) -> Position:
        """A copy of the play as it stands. ``ValueError`` during the auction."""
        if self.position is None:
            raise ValueError("the auction is not over")
        return self.position.copy()


def _holds_again(one: Ended, trick: int) -> bool:
    """Whether what ended a restriction is undone where that trick is open again, and the restriction is not of a later one."""
    if one.trick == trick:
        return one.card is None
    return one.trick > trick and not isinstance(one.restriction, OfOneTrick)


def _repeats(duty: Duty, seat: Seat) -> bool:
    return isinstance(duty, MustRepeat) and duty.seat is seat and duty.call != PASS


def _spent(duty: Duty) -> bool:
    """Whether a duty ends with its player's next call."""
    return isinstance(duty, MustRepeat) or (isinstance(duty, MustPass) and not duty.throughout)
