"""Sensible play of the cards, up to the moment of a question."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from bridge.auction import Auction
from bridge.cards import Card, Strain, Suit
from bridge.plays import Play
from bridge.seats import Seat
from quizzes.simulation.boards import Board
from quizzes.simulation.playing.declaring import declarers_lead
from quizzes.simulation.playing.defending import defenders_lead, opening_lead
from quizzes.simulation.playing.discarding import ruff_or_discard
from quizzes.simulation.playing.following import follow
from quizzes.simulation.playing.holdings import PARTNER, Hints, declares
from rulings.table.legality import legal_cards
from rulings.table.position import Position

_NO_HINTS = Hints()


@dataclass
class Table:
    """The play of a board so far: where it stands, and the tricks with the one in progress."""

    board: Board
    position: Position
    tricks: list[list[Play]] = field(default_factory=list)

    @classmethod
    def of(cls, board: Board) -> "Table":
        """Before the opening lead."""
        return cls(board, Position.start(board.deal, board.declarer, board.trump))

    def play(self, card: Card) -> None:
        """The player whose turn it is plays a card, legal or not."""
        seat = self.position.turn
        if not self.position.trick:
            self.tricks.append([])
        self.tricks[-1].append((seat, card))
        self.position.play(seat, card)

    @property
    def record(self) -> tuple[tuple[Play, ...], ...]:
        """The tricks as the engine reads them."""
        return tuple(tuple(trick) for trick in self.tricks)


def play_tricks(rng: Random, table: Table, count: int) -> None:
    """Play on until so many tricks are over on the board."""
    play_until(rng, table, lambda position: not position.trick and position.number > count)


def play_until(rng: Random, table: Table, reached: Callable[[Position], bool]) -> bool:
    """Play on until a position is reached; ``False`` if all cards are played before."""
    position = table.position
    while not reached(position):
        seat = position.turn
        if not position.hands[seat]:
            return False
        leads = not position.trick and not declares(position, seat)
        table.play(_card(rng, position, seat, _hints(table, seat) if leads else _NO_HINTS))
    return True


def sensible_card(rng: Random, position: Position, seat: Seat) -> Card:
    """A legal card that a player would think of in this position, however it came about."""
    return _card(rng, position, seat, _NO_HINTS)


def _card(rng: Random, position: Position, seat: Seat, hints: Hints) -> Card:
    cards = _legal(position, seat)
    if len(cards) == 1:
        return cards[0]
    if position.trick:
        suit = position.trick[0][1].suit
        return (follow if cards[0].suit is suit else ruff_or_discard)(position, seat, cards)
    if declares(position, seat):
        return declarers_lead(rng, position, seat, cards)
    if position.number == 1:
        return opening_lead(rng, position, cards, hints)
    return defenders_lead(rng, position, seat, cards, hints)


def _legal(position: Position, seat: Seat) -> list[Card]:
    """The legal cards; the usual case, without restrictions, needs no long thought."""
    hand = position.hands[seat]
    if position.restrictions:
        if not (legal := legal_cards(position, seat)):
            raise ValueError(f"{seat} may not play a card now")
        return legal
    if not position.trick:
        return list(hand)
    suit = position.trick[0][1].suit
    return [card for card in hand if card.suit is suit] or list(hand)


def _hints(table: Table, seat: Seat) -> Hints:
    """For a defender who leads: at first what was bid, later what his partner led first."""
    partner = PARTNER[seat]
    if table.tricks:
        return Hints(next((trick[0][1].suit for trick in table.tricks if trick[0][0] is partner), None))
    bids = _suits_bid(table.board.auction)
    theirs = frozenset(suit for bidder, suit in bids if bidder is not seat and bidder is not partner)
    return Hints(next((suit for bidder, suit in bids if bidder is partner), None), theirs)


def _suits_bid(auction: Auction) -> list[tuple[Seat, Suit]]:
    """Who bid which suit, other than the answers to a notrump opening, which show other suits."""
    bids = [(auction.bidder(i), call[1:]) for i, call in enumerate(auction.calls) if call[0].isdigit()]
    opener, opening = bids[0]
    side = opener.side if opening == Strain.NT else None
    return [(bidder, Suit(strain)) for bidder, strain in bids if strain != Strain.NT and bidder.side is not side]
