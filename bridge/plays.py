"""A record of the play: tricks of four cards in rotation, checked against the deal. Failures to follow suit may stand in it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from bridge.cards import Card, Suit, parse_card
from bridge.deal import Deal
from bridge.problems import ImpossibleCase, Problem
from bridge.seats import Seat

MOST_TRICKS = 13
Play = tuple[Seat, Card]


@dataclass(frozen=True)
class Trick:
    """The cards of a trick in the order of play; fewer than four only in the last one."""

    plays: tuple[Play, ...]
    winner: Seat | None

    @property
    def suit(self) -> Suit:
        """The suit led."""
        return self.plays[0][1].suit


Record = tuple[Trick, ...]


def trick_winner(trick: Iterable[tuple[Seat, Card]], trump: Suit | None) -> Seat:
    """Laws 44E and 44F: the highest trump, or else the highest card of the suit led, wins. The trick is not empty."""
    plays = iter(trick)
    winner, best = next(plays)
    for seat, card in plays:
        if card.rank > best.rank if card.suit is best.suit else card.suit is trump:
            winner, best = seat, card
    return winner


def played_after(plays: Sequence[Play], card: Card) -> list[Play]:
    """What was played after a card; nothing, if that card is not among them."""
    at = next((at for at, (_, played) in enumerate(plays) if played == card), len(plays))
    return list(plays[at + 1 :])


def read_tricks(value: Any) -> tuple[tuple[Play, ...], ...]:
    """Tricks as text (``"E SK SA S5 S2"``: the leader, then the cards clockwise) or as lists of ``{"seat", "card"}``.

    Raises ``ImpossibleCase`` for what cannot be read, for more than thirteen tricks, and for cards out of rotation.
    """
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) > MOST_TRICKS:
        raise ImpossibleCase([Problem("tricks", "tricks-not-a-list", {"most": MOST_TRICKS})])
    return tuple(_read_trick(f"tricks.{number}", number, trick) for number, trick in enumerate(value, start=1))


def _read_trick(place: str, number: int, trick: Any) -> tuple[Play, ...]:
    plays = _from_text(place, trick) if isinstance(trick, str) else _from_rows(place, trick)
    if not 1 <= len(plays) <= 4:
        raise ImpossibleCase([Problem(place, "trick-size", {"trick": number, "count": len(plays)})])
    for (before, _), (seat, _card) in pairwise(plays):
        if seat is not before.lho:
            values = {"trick": number, "who": seat, "before": before.lho}
            raise ImpossibleCase([Problem(place, "played-out-of-rotation", values)])
    return tuple(plays)


def _from_text(place: str, text: str) -> list[Play]:
    leader, *cards = text.upper().split()[:6] or [""]
    if leader not in Seat.__members__:
        raise ImpossibleCase([Problem(place, "unknown-seat", {"seat": leader[:20]})])
    return [(Seat(leader).after(turn), _card(place, card)) for turn, card in enumerate(cards)]


def _from_rows(place: str, rows: Any) -> list[Play]:
    if not isinstance(rows, Sequence) or not all(
        isinstance(row, Mapping) and {"seat", "card"} <= row.keys() for row in rows
    ):
        raise ImpossibleCase([Problem(place, "trick-not-understood", {})])
    for row in rows:
        if str(row["seat"]) not in Seat.__members__:
            raise ImpossibleCase([Problem(place, "unknown-seat", {"seat": str(row["seat"])[:20]})])
    return [(Seat(str(row["seat"])), _card(place, row["card"])) for row in rows]


def _card(place: str, text: Any) -> Card:
    try:
        return parse_card(str(text)[:20])
    except ValueError:
        raise ImpossibleCase([Problem(place, "unknown-card", {"card": str(text)[:20]})]) from None


def play_out(deal: Deal, tricks: Sequence[Sequence[Play]], trump: Suit | None, declarer: Seat) -> Record:
    """The record with the winner of each trick.

    Raises ``ImpossibleCase`` for a card that its player did not have (any more), a wrong leader, and an incomplete trick
    before the last. Either defender may have made the opening lead: one out of turn may have been accepted (53A).
    """
    left = {seat: set(hand) for seat, hand in deal.items()}
    problems: list[Problem] = []
    record: list[Trick] = []
    leader: Seat | None = tricks[0][0][0] if tricks and tricks[0][0][0].side is not declarer.side else declarer.lho
    for number, plays in enumerate(tricks, start=1):
        problems += _odd(number, plays, left, leader)
        winner = trick_winner(plays, trump) if len(plays) == 4 else None
        if winner is None and number < len(tricks):
            problems.append(Problem(f"tricks.{number}", "trick-size", {"trick": number, "count": len(plays)}))
        leader = winner
        record.append(Trick(tuple(plays), winner))
    if problems:
        raise ImpossibleCase(problems)
    return tuple(record)


def _odd(number: int, plays: Sequence[Play], left: dict[Seat, set[Card]], leader: Seat | None) -> list[Problem]:
    place = f"tricks.{number}"
    found = []
    if leader is not None and plays[0][0] is not leader:
        found.append(Problem(place, "wrong-leader", {"trick": number, "who": plays[0][0], "right": leader}))
    for seat, card in plays:
        if card in left[seat]:
            left[seat].remove(card)
        else:
            found.append(Problem(place, "card-not-held", {"trick": number, "who": seat, "card": card}))
    return found
