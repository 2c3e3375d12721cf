"""Sensible play of the cards, up to the moment of a question."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from quizzes.engine.table.cards import Card, lowest
from quizzes.engine.table.legality import legal_cards
from quizzes.engine.table.position import Position, trick_winner
from quizzes.engine.table.record import Play
from quizzes.engine.table.seats import Seat
from quizzes.questions.boards import Board


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
    play_until(rng, table, lambda position: position.number > count and not position.trick)


def play_until(rng: Random, table: Table, reached: Callable[[Position], bool]) -> bool:
    """Play on until a position is reached; ``False`` if all cards are played before."""
    while not reached(table.position):
        if not any(table.position.hands.values()):
            return False
        table.play(sensible_card(rng, table.position, table.position.turn))
    return True


def sensible_card(rng: Random, position: Position, seat: Seat) -> Card:
    """The card that a player would think of: win cheaply if partner does not win already, else the lowest."""
    legal = legal_cards(position, seat)
    if not position.trick:
        return rng.choice(legal)
    winning = [card for card in legal if trick_winner([*position.trick, (seat, card)], position.trump) is seat]
    partner_wins = trick_winner(position.trick, position.trump) is seat.partner
    if winning and not partner_wins:
        return min(winning, key=lambda card: card.rank)
    suit = min({card.suit for card in legal}, key=lambda one: sum(card.suit is one for card in legal))
    return lowest([card for card in legal if card.suit is suit])
