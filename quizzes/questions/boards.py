"""Boards for questions: a number, a deal, and an auction that the hands justify."""

from dataclasses import dataclass
from random import Random
from typing import Literal

from quizzes.engine.table.auction import PASS, Auction
from quizzes.engine.table.boards import Vulnerability, dealer, vulnerability
from quizzes.engine.table.cards import DECK, Card, Strain, Suit
from quizzes.engine.table.contracts import Contract
from quizzes.engine.table.deal import Deal
from quizzes.engine.table.seats import ROTATION, Seat
from quizzes.questions.parts import Shown

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
    """A board whose contract the partnership would reach; ``wanted`` asks for a suit contract or for notrump."""
    while True:
        number = rng.randint(1, 32)
        deal = _dealt(rng)
        if (found := _bid(number, deal)) and (wanted == "any" or (found.trump is None) == (wanted == "notrump")):
            return found


def _dealt(rng: Random) -> Deal:
    cards = list(DECK.values())
    rng.shuffle(cards)
    return {seat: frozenset(cards[13 * turn : 13 * turn + 13]) for turn, seat in enumerate(ROTATION)}


def points(hand: frozenset[Card]) -> int:
    """High-card points."""
    return sum(max(card.rank - 10, 0) for card in hand)


def _bid(number: int, deal: Deal) -> Board | None:
    """A first, plain auction: the strongest side's opener names its best strain; everybody else passes."""
    opener = max(ROTATION, key=lambda seat: points(deal[seat]))
    together = points(deal[opener]) + points(deal[opener.partner])
    if together < 20:
        return None
    lengths = {
        suit: sum(card.suit is suit for card in (*deal[opener], *deal[opener.partner])) for suit in (Suit.S, Suit.H)
    }
    best = max(lengths, key=lambda suit: lengths[suit])
    strain = Strain(best.value) if lengths[best] >= 8 else Strain.NT
    level = (4 if strain is not Strain.NT else 3) if together >= 25 else 2
    first = dealer(number)
    passes = (PASS,) * ((list(ROTATION).index(opener) - list(ROTATION).index(first)) % 4)
    auction = Auction(first, (*passes, f"{level}{strain}", PASS, PASS, PASS))
    contract = auction.contract
    return Board(number, deal, auction, contract, opener) if contract else None
