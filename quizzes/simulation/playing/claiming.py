"""Whether a side can claim the rest: it wins every remaining trick, whatever the others play."""

from bridge.cards import Card
from bridge.plays import trick_winner
from bridge.seats import Seat, Side
from rulings.table.position import Position

MOST_CARDS = 4
"""Nobody in these questions claims with more cards in hand; more would take long to look through."""

_Hands = dict[Seat, frozenset[Card]]


def takes_the_rest(position: Position, side: Side) -> bool:
    """Between two tricks; false where the hands are too long to say."""
    if position.trick or not 0 < len(position.hands[position.turn]) <= MOST_CARDS:
        return False
    hands = {seat: frozenset(cards) for seat, cards in position.hands.items()}
    return _wins(hands, position.turn, (), position, side)


def _wins(hands: _Hands, turn: Seat, trick: tuple[tuple[Seat, Card], ...], position: Position, side: Side) -> bool:
    """The side finds one card at its turns that wins all; the others have none that stops it."""
    if len(trick) == 4:
        winner = trick_winner(trick, position.trump)
        return winner.side is side and (not hands[winner] or _wins(hands, winner, (), position, side))
    suit = trick[0][1].suit if trick else None
    cards = [card for card in hands[turn] if card.suit is suit] or list(hands[turn])
    found = (
        _wins(hands | {turn: hands[turn] - {card}}, turn.lho, (*trick, (turn, card)), position, side) for card in cards
    )
    return any(found) if turn.side is side else all(found)
