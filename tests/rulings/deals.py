"""Deals, play and cases for the property tests, drawn by hypothesis."""

from typing import Any

from hypothesis import strategies as st

from bridge.cards import DECK, Card, Strain
from bridge.deal import Deal
from bridge.seats import ROTATION, Seat
from rulings.table.position import Position


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Four hands of thirteen cards."""
    cards = draw(st.permutations(list(DECK.values())))
    return {seat: frozenset(cards[13 * place : 13 * place + 13]) for place, seat in enumerate(ROTATION)}


@st.composite
def played(draw: st.DrawFn, least: int = 0, careless: int = 8) -> dict[str, Any]:
    """The facts of a record: a deal, a contract, and play in which about every ``careless``-th card need not follow suit."""
    deal = draw(deals())
    declarer, strain = draw(st.sampled_from(ROTATION)), draw(st.sampled_from(list(Strain)))
    position = Position.start(deal, declarer, strain.trump)
    cards = draw(st.integers(least, 52))
    random = draw(st.randoms(use_true_random=False))
    tricks: list[list[tuple[Seat, Card]]] = []
    for _ in range(cards):
        seat = position.turn
        hand = sorted(position.hands[seat])
        following = [card for card in hand if card.suit is position.led]
        choice = following if following and random.randrange(careless) else hand
        if not position.trick:
            tricks.append([])
        card = random.choice(choice)
        tricks[-1].append((seat, card))
        position.play(seat, card)
    text = [" ".join([trick[0][0], *(str(card) for _, card in trick)]) for trick in tricks]
    pbn = {
        seat.value: {suit: "".join(str(card)[1] for card in hand if card.suit == suit) for suit in "SHDC"}
        for seat, hand in deal.items()
    }
    return {"deal": pbn, "contract": f"{draw(st.integers(1, 7))}{strain} {declarer}", "play": text}


def turned(facts: dict[str, Any], turns: int) -> dict[str, Any]:
    """The same record with every seat moved on by some turns."""
    level, declarer = facts["contract"].split()
    return {
        "deal": {Seat(seat).after(turns).value: hand for seat, hand in facts["deal"].items()},
        "contract": f"{level} {Seat(declarer).after(turns)}",
        "play": [f"{Seat(trick[0]).after(turns)}{trick[1:]}" for trick in facts["play"]],
    }
