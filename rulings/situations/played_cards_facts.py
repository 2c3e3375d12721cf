"""What a director is told: when a card is played."""

from rulings.engine.trace import Conclusion, effect
from rulings.situations.cards_told import card_of
from rulings.situations.played_card_facts import PlayedCardFacts


def not_played(f: PlayedCardFacts, who: str) -> Conclusion:
    """The card is not played."""
    return effect("card-not-played", who=who, card=card_of(f))
