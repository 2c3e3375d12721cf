"""Records of all thirteen tricks in which two cards do not follow suit, to be found and ruled on."""

import random

from bridge.auction import PASS
from bridge.cards import DECK, Card, Suit
from bridge.deal import Deal
from bridge.seats import ROTATION, Seat
from rulings.table.events import Called, Played
from rulings.table.legality import legal_cards
from rulings.table.position import Position
from rulings.table.reading_table import TableRead
from rulings.table.table import Table

REVOKES = 2
_FIRST = 8
"""Cards before the first revoke."""
_CHANCE = 0.3


def records_with_revokes(count: int) -> list[TableRead]:
    """So many records, each after a short auction; the same each time."""
    return [_record(random.Random(seed)) for seed in range(count)]


def _record(chance: random.Random) -> TableRead:
    cards = chance.sample(list(DECK.values()), 52)
    deal = {seat: frozenset(cards[13 * turn : 13 * turn + 13]) for turn, seat in enumerate(ROTATION)}
    auction = [Called(seat, call) for seat, call in zip(ROTATION, ("4H", PASS, PASS, PASS), strict=True)]
    return TableRead(Table.start(Seat.N, None, deal, deal), (*auction, *_played(deal, chance)), {})


def _played(deal: Deal, chance: random.Random) -> list[Played]:
    position, events, revokes = Position.start(deal, Seat.N, Suit.H), list[Played](), 0
    for number in range(52):
        seat, legal = position.turn, legal_cards(position, position.turn)
        others = sorted(position.hands[seat].difference(legal))
        revoked = bool(others) and revokes < REVOKES and number > _FIRST and chance.random() < _CHANCE
        card: Card = chance.choice(others if revoked else legal)
        revokes += revoked
        position.play(seat, card)
        events.append(Played(seat, card))
    return events
