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
from quizzes.simulation.bidding.auctions import calls_of
from quizzes.simulation.bidding.hands import CARDS, hand_of
from quizzes.simulation.bidding.sense import makes_sense
from quizzes.simulation.on_table import Shown

Wanted = Literal["any", "suit", "notrump"]


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
        keys = [rng.random() for _ in range(52)]
        order = sorted(range(52), key=keys.__getitem__)
        quarters = [order[start : start + 13] for start in range(0, 52, 13)]
        if found := _bid(number, quarters, wanted):
            return found


def _bid(number: int, quarters: list[list[int]], wanted: Wanted) -> Board | None:
    """The board with these hands from the dealer on; ``None`` if passed out, silly, or not as wanted."""
    hands = [hand_of(quarter) for quarter in quarters]
    first, vulnerable = dealer(number), vulnerability(number)
    calls = calls_of(hands, (vulnerable.of(first.side), vulnerable.of(first.side.other)))
    auction = Auction(first, calls)
    contract = auction.contract
    if contract is None or contract.declarer is None:
        return None
    if wanted != "any" and (contract.strain is Strain.NT) != (wanted == "notrump"):
        return None
    if not makes_sense(hands, auction, contract):
        return None
    dealt = {first.after(turn): frozenset(CARDS[card] for card in quarter) for turn, quarter in enumerate(quarters)}
    return Board(number, {seat: dealt[seat] for seat in ROTATION}, auction, contract, contract.declarer)
