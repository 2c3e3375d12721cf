"""What follows when a defender played before his partner (57A, 57B): a major penalty card, and declarer's choices."""

from bridge.cards import Card, Suit
from rulings.engine.facts import Facts
from rulings.laws import law_57
from rulings.situations import penalty_card_effects


def before_partner(f: Facts, card: Card | None, suit_led: Suit | None) -> None:
    """57A: a major penalty card, and declarer restricts what the offender's partner plays to this trick."""
    penalty_card_effects.becomes_major(f, "offender", card)
    law_57.highest(f, suit_led)
    law_57.lowest(f, suit_led)
    law_57.another_suit(f, suit_led)
    law_57.not_another_suit(f, suit_led)
    law_57.partner_unable(f)
