"""What a question shows of the table as plain data, as the API gives it and exams keep it, and read back."""

from collections.abc import Mapping
from typing import Any

from bridge.auction import Auction
from bridge.boards import Vulnerability
from bridge.cards import RANKS, Card, Suit, parse_card, sorted_hand
from bridge.contracts import parse_contract
from bridge.deal import Deal
from bridge.plays import Play
from bridge.seats import ROTATION, Seat
from quizzes.simulation.on_table import Shown


def shown_as_data(shown: Shown) -> dict[str, Any]:
    """Board, vulnerability, contract, auction, hands as dealt, tricks as played, cards that lie faced; ``None``: not shown."""
    auction = shown.auction
    return {
        "board": shown.board,
        "vulnerable": str(shown.vulnerable) if shown.vulnerable else None,
        "contract": str(shown.contract) if shown.contract else None,
        "auction": {"dealer": auction.dealer.value, "calls": list(auction.calls)} if auction else None,
        "hands": _hands(shown.deal) if shown.deal else None,
        "tricks": [[_play(play) for play in trick] for trick in shown.tricks],
        "faced": [_play(play) for play in shown.faced],
    }


def shown_from_data(data: Mapping[str, Any]) -> Shown:
    """What ``shown_as_data`` wrote."""
    auction, hands, contract = data["auction"], data["hands"], data["contract"]
    return Shown(
        deal={Seat(seat): frozenset(_cards(hand)) for seat, hand in hands.items()} if hands else None,
        contract=parse_contract(contract) if contract else None,
        auction=Auction(Seat(auction["dealer"]), tuple(auction["calls"])) if auction else None,
        board=data["board"],
        vulnerable=Vulnerability(data["vulnerable"]) if data["vulnerable"] else None,
        tricks=tuple(tuple(_read(play) for play in trick) for trick in data["tricks"]),
        faced=tuple(_read(play) for play in data["faced"]),
    )


def _hands(deal: Deal) -> dict[str, dict[str, str]]:
    return {
        seat.value: {
            suit.value: "".join(RANKS[card.rank - 2] for card in sorted_hand(deal[seat]) if card.suit is suit)
            for suit in Suit
        }
        for seat in ROTATION
    }


def _cards(hand: Mapping[str, str]) -> list[Card]:
    return [parse_card(f"{suit}{rank}") for suit, ranks in hand.items() for rank in ranks]


def _play(play: Play) -> dict[str, str]:
    return {"seat": play[0].value, "card": str(play[1])}


def _read(play: Mapping[str, str]) -> Play:
    return Seat(play["seat"]), parse_card(play["card"])
