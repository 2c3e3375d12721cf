"""Where the play stands: hands, trick, turn, tricks won, restrictions. ``play`` goes on by one card."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from bridge.cards import Card, Suit
from bridge.plays import trick_winner
from bridge.seats import Seat, Side
from rulings.table.restrictions import CardDue, LeadRestriction, PenaltyCard, PlayDemand, Restriction


@dataclass
class Position:
    """The play after some cards.

    ``hands`` hold what is not yet played; ``freed`` is the trick to which declarer left the lead free (50D2(b)).
    """

    hands: dict[Seat, set[Card]]
    declarer: Seat
    trump: Suit | None
    turn: Seat
    trick: list[tuple[Seat, Card]] = field(default_factory=list)
    won: dict[Side, int] = field(default_factory=lambda: {Side.NS: 0, Side.EW: 0})
    restrictions: list[Restriction] = field(default_factory=list)
    freed: int = 0

    @classmethod
    def start(cls, deal: Mapping[Seat, AbstractSet[Card]], declarer: Seat, trump: Suit | None) -> "Position":
        """Before the opening lead: the player on declarer's left is to lead (41A)."""
        return cls({seat: set(hand) for seat, hand in deal.items()}, declarer, trump, declarer.lho)

    def copy(self) -> "Position":
        """The same position, to go on from without changing this one."""
        hands = {seat: set(hand) for seat, hand in self.hands.items()}
        return Position(
            hands, self.declarer, self.trump, self.turn, [*self.trick], {**self.won}, [*self.restrictions], self.freed
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
        leading = not self.trick
        self.hands[seat].discard(card)
        self.trick.append((seat, card))
        self.turn = seat.lho
        if self.restrictions:
            self.restrictions = [one for one in self.restrictions if not _fulfilled(one, seat, card, leading=leading)]
        if len(self.trick) == 4:
            self._end_trick()

    def take_back(self, seat: Seat, card: Card) -> None:
        """The card of the trick in progress goes back to its hand; a card exposed outside a trick is in the hand already.

        ``ValueError`` if the player has played another card or does not have this one.
        """
        if (seat, card) in self.trick:
            self.trick.remove((seat, card))
            self.hands[seat].add(card)
            self.turn = seat
        elif card not in self.hands[seat]:
            raise ValueError(f"{seat} has not played {card} to this trick")

    def _end_trick(self) -> None:
        """Law 44G: the winner leads next. A prohibition of suits lasts while its player keeps the lead."""
        winner = trick_winner(self.trick, self.trump)
        self.won[winner.side] += 1
        self.trick, self.turn = [], winner
        if self.restrictions:
            kept = (one for one in self.restrictions if not isinstance(one, PlayDemand | CardDue))
            self.restrictions = [one for one in kept if not isinstance(one, LeadRestriction) or one.seat is winner]


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
