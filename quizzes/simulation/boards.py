"""Boards for questions: a number, a deal, and an auction that the hands justify."""

from dataclasses import dataclass
from random import Random
from typing import Literal

from bridge.auction import Auction
from bridge.boards import Vulnerability, dealer, vulnerability
from bridge.cards import Strain, Suit
from bridge.contracts import Contract
from bridge.deal import Deal
from bridge.seats import ROTATION, Seat
from quizzes.questions.parts import Shown
from quizzes.simulation.bidding.auctions import calls_of
from quizzes.simulation.bidding.hands import CARDS, hand_of
from quizzes.simulation.bidding.sense import makes_sense

Wanted = Literal["any", "suit", "notrump"]

_PART_SCORES_LEFT_OUT = 0.25
"""The share of part scores passed over: games and slams make the better questions."""

_STRONGEST = 21
"""Hands with more points open two clubs, which these players do not need here."""


@dataclass(frozen=True)
class Board:
    """A deal with its auction; ``contract`` names its declarer."""

    number: int
    deal: Deal
    auction: Auction
    contract: Contract
    declarer: Seat

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    @property
    def trump(self) -> Suit | None:
        """The trump suit; ``None`` in notrump."""
        return self.contract.strain.trump

    @property
    def vulnerable(self) -> Vulnerability:
        """By the number of the board (Law 2)."""
        return vulnerability(self.number)

    def shown(self, **more: object) -> Shown:
        """The board as a question shows it, with tricks or faced cards."""
        return Shown(
            deal=self.deal,
            contract=self.contract,
            auction=self.auction,
            board=self.number,
            vulnerable=self.vulnerable,
            **more,  # type: ignore[arg-type]
        )


def new_board(rng: Random, wanted: Wanted = "any") -> Board:
    """A board with the contract that its players reach; ``wanted`` asks for a suit contract or for notrump."""
    while True:
        number = rng.randint(1, 32)
        order = list(range(52))
        rng.shuffle(order)
        quarters = [order[start : start + 13] for start in range(0, 52, 13)]
        dull = rng.random() < _PART_SCORES_LEFT_OUT
        if (found := _bid(number, quarters, wanted)) and not (dull and _is_part_score(found.contract)):
            return found


def _is_part_score(contract: Contract) -> bool:
    """Whether it scores less than a game when made undoubled (Law 77)."""
    return contract.level < {Strain.NT: 3, Strain.H: 4, Strain.S: 4}.get(contract.strain, 5)


def _bid(number: int, quarters: list[list[int]], wanted: Wanted) -> Board | None:
    """The board with these hands from the dealer on; ``None`` if passed out, too strong, silly, or not as wanted."""
    hands = [hand_of(quarter) for quarter in quarters]
    if max(hand.points for hand in hands) > _STRONGEST:
        return None
    first, vulnerable = dealer(number), vulnerability(number)
    calls = calls_of(hands, (vulnerable.of(first.side), vulnerable.of(first.side.other)))
    auction = Auction(first, calls)
    if not makes_sense(hands, auction):
        return None
    if (contract := auction.contract) is None or contract.declarer is None:
        return None
    if wanted != "any" and (contract.strain is Strain.NT) != (wanted == "notrump"):
        return None
    dealt = {first.after(turn): frozenset(CARDS[card] for card in quarter) for turn, quarter in enumerate(quarters)}
    return Board(number, {seat: dealt[seat] for seat in ROTATION}, auction, contract, contract.declarer)
