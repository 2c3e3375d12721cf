"""Where the play stands: hands, trick, turn, tricks won, restrictions. ``play`` goes on by one card."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from bridge.cards import Card, Suit
from bridge.plays import trick_winner
from bridge.seats import Seat, Side
from rulings.table.restrictions import CardDue, Ended, LeadRestriction, OfOneTrick, PenaltyCard, PlayDemand, Restriction


class AgainstTheTable(Exception):
    """A ruling cannot be made true on the table: it names a card that lies elsewhere, a role that nobody has, or no card."""


@dataclass
class Position:
    """The play after some cards.

    ``hands`` hold what is not yet played; ``freed`` is the trick for whose lead declarer has chosen (50D2), ``retracted``
    the one to which his lead was taken back (55B), ``ended`` what restrictions are over, in case a card is taken back,
    ``omits`` the hand past which the trick has gone on (67),
    ``spared`` the penalty cards that are not due in that trick: taken back from it to be changed (62C), played instead (52B2).
    """

    hands: dict[Seat, set[Card]]
    declarer: Seat
    trump: Suit | None
    turn: Seat
    trick: list[tuple[Seat, Card]] = field(default_factory=list)
    won: dict[Side, int] = field(default_factory=lambda: {Side.NS: 0, Side.EW: 0})
    restrictions: list[Restriction] = field(default_factory=list)
    freed: int = 0
    retracted: int = 0
    ended: list[Ended] = field(default_factory=list)
    spared: frozenset[tuple[int, Card]] = frozenset()
    omits: Seat | None = None

    @classmethod
    def start(cls, deal: Mapping[Seat, AbstractSet[Card]], declarer: Seat, trump: Suit | None) -> "Position":
        """Before the opening lead: the player on declarer's left is to lead (41A)."""
        return cls({seat: set(hand) for seat, hand in deal.items()}, declarer, trump, declarer.lho)

    def copy(self) -> "Position":
        """The same position, to go on from without changing this one."""
        hands = {seat: set(hand) for seat, hand in self.hands.items()}
        return Position(
            hands,
            self.declarer,
            self.trump,
            self.turn,
            [*self.trick],
            {**self.won},
            [*self.restrictions],
            self.freed,
            self.retracted,
            self.ended,
            self.spared,
            self.omits,
        )

    @property
    def number(self) -> int:
        """The number of the trick in progress, from 1."""
        return self.won[Side.NS] + self.won[Side.EW] + 1

    @property
    def led(self) -> Suit | None:
        """The suit led to the trick; ``None`` at the lead."""
        return self.trick[0][1].suit if self.trick else None

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    def penalty_cards(self, seat: Seat) -> list[PenaltyCard]:
        """The penalty cards of a player that are on the table."""
        return [one for one in self.restrictions if isinstance(one, PenaltyCard) and one.seat is seat]

    def play(self, seat: Seat, card: Card) -> None:
        """The card is played, legal or not; restrictions that it fulfils or that end with the trick go."""
        if self.restrictions:
            leading = not self.trick
            self._end([one for one in self.restrictions if _fulfilled(one, seat, card, leading=leading)], card)
        self.hands[seat].discard(card)
        self.trick.append((seat, card))
        if len(self.trick) == 4 - (self.omits is not None):
            self._end_trick()
        else:
            following = seat.lho
            regular = seat is self.turn and following not in self._gone_past()
            self.turn = following if regular else self.next_in_order()

    def omit(self, seat: Seat) -> None:
        """The trick goes on past that hand, whose turn it is: it will have three cards."""
        self.omits = seat
        if len(self.trick) == 3:
            self._end_trick()
        else:
            self.turn = self.next_in_order()

    def next_in_order(self) -> Seat:
        """The first hand from the leader on that has no card in the trick: cards may have come or gone out of order."""
        leader, gone_past = self.trick[0][0], self._gone_past()
        return next(seat for seat in (leader.after(turns) for turns in range(4)) if seat not in gone_past)

    def _gone_past(self) -> set[Seat | None]:
        return {self.omits, *(seat for seat, _ in self.trick)}

    def take_back(self, seat: Seat, card: Card) -> None:
        """The card of the trick in progress goes back to its hand, with the restrictions that it had fulfilled.

        A card exposed outside a trick is in the hand already. ``AgainstTheTable`` if the player has played another card
        or does not have this one.
        """
        if (seat, card) in self.trick:
            leads = self.trick[0] == (seat, card)
            self.trick.remove((seat, card))
            self.hands[seat].add(card)
            self.turn = seat if leads else self.next_in_order()
            self.restore([one for one in self.ended if one.trick == self.number and one.card == card])
        elif card not in self.hands[seat]:
            raise AgainstTheTable(f"{seat} has not played {card} to this trick")

    def restore(self, undone: list[Ended]) -> None:
        """Restrictions that had ended hold again, as what ended them is undone."""
        if undone:
            again = [one.restriction for one in undone if one.restriction not in self.restrictions]
            self.restrictions = [*self.restrictions, *again]
            self.ended = [one for one in self.ended if one not in undone]

    def _end(self, over: list[Restriction], card: Card | None) -> None:
        if over:
            self.ended = [*self.ended, *(Ended(self.number, card, one) for one in over)]
            self.restrictions = [one for one in self.restrictions if one not in over]

    def _end_trick(self) -> None:
        """Law 44G: the winner leads next. A prohibition of suits lasts while its player keeps the lead."""
        winner = trick_winner(self.trick, self.trump)
        if self.restrictions:
            self._end([one for one in self.restrictions if _ends_with_trick(one, winner)], None)
        self.won[winner.side] += 1
        self.trick, self.turn, self.omits = [], winner, None


def _ends_with_trick(one: Restriction, winner: Seat) -> bool:
    return isinstance(one, OfOneTrick) or (isinstance(one, LeadRestriction) and one.seat is not winner)


def _fulfilled(one: Restriction, seat: Seat, card: Card, *, leading: bool) -> bool:
    if one.seat is not seat:
        return False
    match one:
        case PenaltyCard() | CardDue():
            return one.card == card
        case LeadRestriction():
            return leading and one.required
        case PlayDemand():
            return True
        case _:
            return False
