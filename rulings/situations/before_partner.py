"""What follows when a defender played before his partner (57A, 57B): a major penalty card, and declarer's choices."""

from bridge.cards import Card, Suit
from rulings.engine.facts import Facts
from rulings.laws import law_57
from rulings.situations import penalty_card_effects


def before_partner(f: Facts, card: Card | None, suit_led: Suit | None) -> None:
    """57A: a major penalty card, and declarer restricts what the offender's partner plays to this trick."""
    others = [suit for suit in Suit if suit != suit_led] if suit_led else [None]
    law_57.declarer_says_what_partner_plays(f, "partner", suit_led, others)
    law_57.partner_unable(f, "partner")
    penalty_card_effects.becomes_major(f, "offender", card, more=penalty_card_effects.has_more(f))
