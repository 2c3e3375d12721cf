"""A deal: four hands. Read from and written as PBN (``N:AKQJ.T98.765.432 …``) or by seat and suit."""

from collections.abc import Iterable, Mapping
from typing import Any

from bridge.cards import DECK, RANKS, Card, Suit, sorted_hand
from bridge.problems import ImpossibleCase, Problem
from bridge.seats import ROTATION, Seat

Deal = Mapping[Seat, frozenset[Card]]


def read_deal(value: Any) -> Deal:
    """A deal from PBN text or ``{"N": {"S": "AKQ", …}, …}``; a hand may also be ``"AKQJ.T98.765.432"``.

    Raises ``ImpossibleCase`` unless there are four hands of 13 different cards.
    """
    deal = _read(value)
    return _checked(deal, _wrong_numbers(deal))


def read_cards_left(value: Any) -> Deal:
    """Four hands in the course of the play, of any number of different cards; written as a deal is."""
    return _checked(_read(value), [])


def _read(value: Any) -> dict[Seat, list[Card]]:
    hands = _from_pbn(value) if isinstance(value, str) else _by_seat(value)
    return {seat: _cards(seat, hands[seat]) for seat in ROTATION}


def _checked(deal: Mapping[Seat, list[Card]], problems: list[Problem]) -> Deal:
    if found := [*problems, *_twice(deal)]:
        raise ImpossibleCase(found)
    return {seat: frozenset(cards) for seat, cards in deal.items()}


def write_pbn(deal: Deal, first: Seat = Seat.N) -> str:
    """The deal in PBN, from a given seat on."""
    return f"{first}:" + " ".join(_dotted(deal[first.after(turns)]) for turns in range(4))


def _dotted(hand: Iterable[Card]) -> str:
    cards = sorted_hand(hand)
    return ".".join("".join(RANKS[card.rank - 2] for card in cards if card.suit is suit) for suit in Suit)


def _from_pbn(text: str) -> dict[Seat, Any]:
    first, _, rest = text.strip().partition(":")
    hands = rest.split()
    if first.upper() not in ROTATION or len(hands) != 4:
        raise ImpossibleCase([Problem("deal", "deal-not-pbn", {})])
    return {Seat(first.upper()).after(turns): hand for turns, hand in enumerate(hands)}


def _by_seat(value: Any) -> dict[Seat, Any]:
    if not isinstance(value, Mapping):
        raise ImpossibleCase([Problem("deal", "deal-not-hands", {})])
    named = {str(seat).upper(): hand for seat, hand in value.items()}
    unknown = [
        Problem(f"deal.{seat[:20]}", "unknown-seat", {"seat": seat[:20]}) for seat in named if seat not in ROTATION
    ]
    missing = [Problem(f"deal.{seat}", "hand-missing", {"seat": seat}) for seat in ROTATION if seat not in named]
    if problems := unknown + missing:
        raise ImpossibleCase(problems)
    return {Seat(seat): hand for seat, hand in named.items()}


def _cards(seat: Seat, hand: Any) -> list[Card]:
    if isinstance(hand, str):
        suits = hand.split(".")
        hand = dict(zip(Suit, suits, strict=False)) if len(suits) == 4 else None
    if not isinstance(hand, Mapping) or not all(isinstance(ranks, str) for ranks in hand.values()):
        raise ImpossibleCase([Problem(f"deal.{seat}", "hand-not-suits", {"seat": seat})])
    names = [
        f"{suit}{rank}".upper() for suit, ranks in hand.items() for rank in ranks.replace("10", "T").replace("-", "")
    ]
    if unknown := [name for name in names if name not in DECK]:
        raise ImpossibleCase([Problem(f"deal.{seat}", "unknown-card", {"card": unknown[0][:20]})])
    return [DECK[name] for name in names]


def _wrong_numbers(deal: Mapping[Seat, list[Card]]) -> list[Problem]:
    """Law 1A: thirteen cards in each hand."""
    return [
        Problem(f"deal.{seat}", "wrong-number-of-cards", {"seat": seat, "count": len(cards)})
        for seat, cards in deal.items()
        if len(cards) != 13
    ]


def _twice(deal: Mapping[Seat, list[Card]]) -> list[Problem]:
    """Law 1A: every card once. Each that is not is named once."""
    seen: dict[Card, Seat] = {}
    problems: dict[Card, Problem] = {}
    for seat, cards in deal.items():
        for card in cards:
            if card in seen:
                values = {"card": card, "seat": seat, "other": seen[card]}
                problems.setdefault(card, Problem(f"deal.{seat}", "card-twice", values))
            seen[card] = seat
    return list(problems.values())
