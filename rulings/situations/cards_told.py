"""The card of a case, whichever situation tells it."""

from bridge.cards import Card
from rulings.engine.facts import Facts


def card_of(f: Facts) -> Card | None:
    """The card that the case is about; ``None`` where it is not named."""
    return f.known["card"] if f.given("card") else None
