"""The card of a case, whichever situation tells it."""

from bridge.cards import Card
from rulings.engine.facts import Facts


def card_of(f: Facts) -> Card | None:
    """The card that the case is about; ``None`` where it is not named."""
    if not f.given("card"):
        return None
    card: Card = f.fields["card"].__get__(f, type(f))
    return card
