"""The four hands tapped card by card: a hand on each screen, the last one is what is left. Without scripts, as a form."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from django.http import QueryDict
from django.utils.translation import gettext as _

from bridge.cards import DECK, Card, Suit
from bridge.deal import write_pbn
from bridge.problems import ImpossibleCase
from bridge.seats import ROTATION, Seat
from rulings.assistant.table_told import TableTold
from rulings.diagrams import NAMES, seat_name, short
from rulings.table.reading_table import cards_shown
from rulings.wording.players import SUITS, card_name

_THIRTEEN = 13


@dataclass(frozen=True)
class Box:
    """A card that the hand can have; ``ticked`` if it was."""

    card: str
    label: str
    spoken: str
    ticked: bool


@dataclass(frozen=True)
class Row:
    """The cards of a suit."""

    name: str
    style: str
    boxes: list[Box]


@dataclass(frozen=True)
class Grid:
    """The hand that is asked for, what is told of the others, and what was wrong with the last answer."""

    at: str
    name: str
    rows: list[Row]
    hands: list[str]
    trouble: str = ""


def tapped(query: QueryDict, told: TableTold) -> Grid | TableTold:
    """The next hand to be told, or the table with its deal."""
    hands = _hands(query)
    at = next((seat for seat in ROTATION if seat == query.get("tap")), ROTATION[0])
    ticked = {DECK[name] for name in query.getlist("held") if name in DECK}
    trouble = ""
    if ticked and (trouble := _wrong(at, ticked, hands)) == "":
        hands[at] = frozenset(ticked)
    missing = [seat for seat in ROTATION if seat not in hands]
    if len(missing) <= 1:
        hands |= {seat: frozenset(DECK.values()).difference(*hands.values()) for seat in missing}
        return replace(told, deal=write_pbn(hands))
    return _grid(at if trouble else missing[0], hands, ticked if trouble else set(), trouble, _shown(told))


def _hands(query: QueryDict) -> dict[Seat, frozenset[Card]]:
    """The hands that were told before, each as ``N SA SK …``; one that cannot be is told again."""
    hands: dict[Seat, frozenset[Card]] = {}
    for one in query.getlist("hand")[:4]:
        seat, *names = one.split()
        cards = {DECK[name] for name in names if name in DECK}
        if seat in set(Seat) and not _wrong(Seat(seat), cards, hands):
            hands[Seat(seat)] = frozenset(cards)
    return hands


def _wrong(at: Seat, cards: set[Card], hands: Mapping[Seat, frozenset[Card]]) -> str:
    if len(cards) != _THIRTEEN:
        return _("%(who)s: %(count)s cards are ticked; a hand has 13.") % {"who": seat_name(at), "count": len(cards)}
    if any(cards & held for seat, held in hands.items() if seat is not at):
        return _("%(who)s: a card is ticked that another hand has.") % {"who": seat_name(at)}
    return ""


def _shown(told: TableTold) -> Mapping[Seat, frozenset[Card]]:
    """The cards that the events show in each hand."""
    try:
        return cards_shown(replace(told, deal="").read().events)
    except ImpossibleCase:
        return {}


def _grid(
    at: Seat,
    hands: Mapping[Seat, frozenset[Card]],
    ticked: set[Card],
    trouble: str,
    shown: Mapping[Seat, frozenset[Card]],
) -> Grid:
    elsewhere = {card for known in (hands, shown) for seat, held in known.items() if seat is not at for card in held}
    own = ticked or set(shown.get(at, ()))
    rows = [
        Row(str(name), NAMES[suit], [_box(card, own) for card in _of(suit) if card not in elsewhere])
        for suit, name in SUITS.items()
    ]
    told = [" ".join([seat, *map(str, sorted(held))]) for seat, held in hands.items()]
    return Grid(at, seat_name(at), rows, told, trouble)


def _of(suit: Suit) -> list[Card]:
    return [card for card in reversed(DECK.values()) if card.suit is suit]


def _box(card: Card, ticked: set[Card]) -> Box:
    return Box(str(card), short(card), card_name(card), card in ticked)
