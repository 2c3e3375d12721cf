"""What a director is told: simultaneous leads or plays."""

from typing import Annotated, Literal

from pydantic import Field

from bridge.cards import Card, CardFact
from bridge.problems import Problem
from rulings.engine.facts import Facts
from rulings.situations import told

Cards = tuple[Card, ...]


class SimultaneousPlayFacts(Facts, kind="simultaneous-play"):
    """Two players played at the same moment, or one player played several cards at once."""

    by: Annotated[
        Literal["two-players", "one-player"],
        "two players at the same moment, one of them in turn; or one player who led or played several cards at once",
    ]
    next_in_turn: Annotated[bool, "the turn passes from the player who was in turn to the other one"]
    legal: Annotated[bool, "the other player's card follows suit, or he has none of the suit"] = True
    offender: Annotated[
        Literal["defender", "declarer", "dummy"],
        "whose hand the cards came from, of two players that of the one not in turn; dummy's cards are declarer's to play",
    ]
    partner_in_turn: Annotated[bool, "of two players, both are defenders: the one in turn is the other's partner"]
    card: Annotated[CardFact, "of two players, the card of the one not in turn"]
    sides_played_next: told.SidesPlayedNext
    visible: Annotated[tuple[CardFact, ...], Field(max_length=4), "the cards whose faces were seen"]
    visible_count: Annotated[int, Field(ge=1, le=4), "how many of the cards showed their faces"]
    suit_led: told.SuitLed
    designated: Annotated[CardFact, "the card that the offender then said he plays"]
    has_penalty_card: told.HasPenaltyCard = False
    opponent_played_after: Annotated[bool, "an opponent has since played to the trick"] = False


def _count_agrees(f: SimultaneousPlayFacts) -> Problem | None:
    wrong = f.given("visible") and f.given("visible_count") and f.visible_count != len(f.visible)
    return Problem("visible_count", "visible-cards-differ", {"count": len(f.visible)}) if wrong else None


def _some_card(f: SimultaneousPlayFacts) -> Problem | None:
    return None if f.visible else Problem("visible", "no-card-visible", {})


def _different_cards(f: SimultaneousPlayFacts) -> Problem | None:
    twice = next((card for card in f.visible if f.visible.count(card) > 1), None)
    return Problem("visible", "visible-card-twice", {"card": twice}) if twice else None


def hand_of(f: SimultaneousPlayFacts) -> str:
    """As a player of the ruling: a defender is the offender, declarer's hands keep their names."""
    return "offender" if f.offender == "defender" else f.offender


SIMULTANEOUS_PLAY_CHECKS = (
    _count_agrees,
    _some_card,
    _different_cards,
)
