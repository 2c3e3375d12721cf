"""What a director is told: when a card is played."""

from rulings.effects.plays import CardNotPlayed
from rulings.engine.trace import Conclusion
from rulings.situations.cards_told import card_of
from rulings.situations.played_card_facts import PlayedCardFacts


def not_played(f: PlayedCardFacts, who: str) -> Conclusion:
    """The card is not played."""
    return CardNotPlayed(who=who, card=card_of(f))
