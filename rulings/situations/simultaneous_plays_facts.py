"""What a director is told: simultaneous leads or plays."""

from typing import Annotated, Literal

from pydantic import Field

from bridge.cards import Card, CardFact
from bridge.problems import Problem
from rulings.engine.facts import Facts, Formerly
from rulings.situations import told

Cards = tuple[Card, ...]


class SimultaneousPlayFacts(Facts, kind="simultaneous-play"):
    """Two players played at the same moment, or one player played several cards at once."""

    by: Annotated[
        Literal["two-players", "one-player"],
        "two players at the same moment, one of them in turn (the case is then about the other's card); or one player who led "
        "or played several cards at once",
    ]
    next_in_turn: Annotated[bool, "the turn passes from the player who was in turn to the other one"]
    legal: told.Legal = True
    hand: Annotated[told.Hand, Formerly("offender")]
    partner_in_turn: Annotated[bool, "of two players, both are defenders: the one in turn is the other's partner"]
    card: told.TheCard
    sides_played_next: told.SidesPlayedNext
    offender_on_right: told.OffenderOnRight
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


def _follows_suit(f: SimultaneousPlayFacts) -> Problem | None:
    """44C alone decides of the next player's card: a penalty card that comes first is a matter of 52."""
    wrong = f.next_in_turn and not f.legal and f.card.suit == f.suit_led
    return Problem("legal", "simultaneous-card-follows-suit", {"card": f.card}) if wrong else None


SIMULTANEOUS_PLAY_CHECKS = (
    _count_agrees,
    _some_card,
    _different_cards,
    _follows_suit,
)
