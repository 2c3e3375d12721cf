"""What follows when declarer refuses the card that was played instead of a penalty card (52B2), whichever case asks."""

from rulings.engine.facts import Facts
from rulings.laws import law_52
from rulings.situations import penalty_card_effects
from rulings.situations.cards_told import card_of


def refused(f: Facts) -> None:
    """The penalty card is played instead; the other card becomes one, with all that follows."""
    law_52.substituted(f)
    penalty_card_effects.becomes_major(f, "offender", card_of(f))
