"""What can be known when declarer designates a card from dummy."""

from typing import Annotated, Literal

from pydantic import Field

from bridge.cards import Card, CardFact, Suit
from bridge.problems import Problem
from rulings.engine.facts import Facts, Judgement

SuitName = Literal["S", "H", "D", "C"]


class DesignationFacts(Facts, kind="designation"):
    """Declarer has called for a card from dummy: which one?"""

    words: Annotated[
        Literal["suit-and-rank", "high", "win", "low", "suit", "rank", "anything"],
        'what declarer said: suit and rank; "high" or the like; to win the trick; "low" or the like; only a suit; only a rank; '
        '"anything" or the like',
    ]
    named_card: Annotated[CardFact, "the card that was named with suit and rank"]
    named_suit: Annotated[SuitName, 'the suit that was named, alone or with "high", "low" or "win"']
    named_rank: Annotated[
        Literal["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"],
        "the rank that was named without a suit",
    ]
    dummy_cards: Annotated[tuple[CardFact, ...], Field(min_length=1, max_length=13), "the cards that dummy still holds"]
    trick_so_far: Annotated[
        tuple[CardFact, ...],
        Field(max_length=3),
        "the cards played to the trick so far, in order; none if dummy is to lead",
    ]
    last_won_with: Annotated[
        Literal["S", "H", "D", "C", "none"],
        "the suit of the card with which dummy won the previous trick; none if it did not",
    ]
    trump: Annotated[Literal["S", "H", "D", "C", "none"], "the trump suit; none in notrump"]
    cards_gone: Annotated[tuple[CardFact, ...], Field(max_length=48), "the cards played to earlier tricks"]
    suit_meant: Annotated[SuitName, "the suit that the words meant in this situation", Judgement("46B")]
    intended_otherwise: Annotated[bool, "declarer's different intention is incontrovertible", Judgement("46B")]
    intended_card: Annotated[CardFact, "the card that declarer incontrovertibly intended"]


def no_card_twice(f: DesignationFacts) -> Problem | None:
    """No card lies in two places."""
    cards = [*f.dummy_cards, *_given(f, "trick_so_far"), *_given(f, "cards_gone")]
    return next(
        (Problem("dummy_cards", "card-in-two-places", {"card": card}) for card in cards if cards.count(card) > 1), None
    )


def _given(f: DesignationFacts, name: str) -> tuple[Card, ...]:
    return getattr(f, name) if f.given(name) else ()


def intended_in_dummy(f: DesignationFacts) -> Problem | None:
    """Dummy holds the card that was intended."""
    card = f.intended_card
    return None if card in f.dummy_cards else Problem("intended_card", "card-not-in-dummy", {"card": card})


def meant_suit_in_dummy(f: DesignationFacts) -> Problem | None:
    """Dummy holds the suit that was meant."""
    suit = Suit(f.suit_meant)
    held = any(card.suit is suit for card in f.dummy_cards)
    return None if held else Problem("suit_meant", "suit-not-in-dummy", {"suit": suit})


DESIGNATION_CHECKS = (
    no_card_twice,
    intended_in_dummy,
    meant_suit_in_dummy,
)
