"""What follows when a defender played before his partner (57A, 57B): a major penalty card, and declarer's choices."""

from bridge.cards import Card, Suit
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, effect, option, reminder
from rulings.laws.penalty_card_effects import becomes_major


def before_partner(f: Facts, card: Card | None, suit_led: Suit | None) -> None:
    """57A: a major penalty card, and declarer restricts what the offender's partner plays to this trick."""
    becomes_major(f, "offender", card)
    highest(f, suit_led)
    lowest(f, suit_led)
    another_suit(f, suit_led)
    not_another_suit(f, suit_led)
    partner_unable(f)


@clause("57A1", "57A")
def highest(f: Facts, suit_led: Suit | None) -> Conclusion:
    """Require partner's highest card of the suit led."""
    return option("require-highest", "declarer", effect("play-highest", who="partner", suit=suit_led), who="partner")


@clause("57A2", "57A")
def lowest(f: Facts, suit_led: Suit | None) -> Conclusion:
    """Require partner's lowest card of the suit led."""
    return option("require-lowest", "declarer", effect("play-lowest", who="partner", suit=suit_led), who="partner")


@clause("57A3", "57A")
def another_suit(f: Facts, suit_led: Suit | None) -> tuple[Conclusion, ...]:
    """Require a card of another suit that declarer names."""
    return _of_other_suits("require-another-suit", "play-suit", suit_led)


@clause("57A4", "57A")
def not_another_suit(f: Facts, suit_led: Suit | None) -> tuple[Conclusion, ...]:
    """Forbid a card of another suit that declarer names."""
    return _of_other_suits("forbid-another-suit", "play-not-suit", suit_led)


@clause("57B")
def partner_unable(f: Facts) -> Conclusion:
    """If partner cannot do what declarer chose, he plays any card under 59."""
    return reminder("any-card-if-unable", who="partner")


def _of_other_suits(key: str, play: str, suit_led: Suit | None) -> tuple[Conclusion, ...]:
    suits: tuple[Suit | None, ...] = tuple(suit for suit in Suit if suit != suit_led) if suit_led else (None,)
    return tuple(
        option(key, "declarer", effect(play, who="partner", suit=suit), who="partner", suit=suit) for suit in suits
    )
