"""The deal of a table: as it should have been, or as it was counted, one hand too long (13) or a card missing (14)."""

from collections.abc import Mapping
from typing import Any

from bridge.cards import DECK, Card
from bridge.deal import Deal, read_cards_left, read_deal
from bridge.seats import Seat
from rulings.table.events import Counted, Event

_THIRTEEN = 13


def dealt(value: Any, events: tuple[Event, ...]) -> tuple[Deal | None, tuple[Event, ...]]:
    """The deal, and the events with the count that finds a wrong number of cards, unless one of them is that count.

    Where a hand has a card too many nothing shows which it is: the table is then followed without a deal.
    ``ImpossibleCase`` for what is no deal.
    """
    hands = read_cards_left(value)
    counts = {seat: len(cards) for seat, cards in hands.items() if len(cards) != _THIRTEEN}
    missing = set(DECK.values()).difference(*hands.values())
    if counts and not missing and max(counts.values()) > _THIRTEEN > min(counts.values()):
        return None, _counted(counts, None, events)
    if len(counts) == len(missing) == 1:
        (seat,), (card,) = counts, missing
        return {**hands, seat: hands[seat] | {card}}, _counted(counts, card, events)
    return read_deal(value), events


def _counted(counts: Mapping[Seat, int], missing: Card | None, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """It is noticed now, after all that is told, by the player himself."""
    if any(isinstance(event, Counted) for event in events):
        return events
    return (*events, Counted(max(counts, key=counts.__getitem__), counts, missing))
