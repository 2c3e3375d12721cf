"""The card of a case and whose it is, whichever situation tells it."""

from typing import Protocol

from bridge.cards import Card
from bridge.problems import Problem
from rulings.engine.facts import Facts


class OfAHand(Protocol):
    """Facts that tell from whose hand a card came."""

    @property
    def hand(self) -> str:
        """Of a defender, of declarer or of dummy."""


class OfAnHonour(Protocol):
    """Facts that tell a card, and whether it is an honour."""

    card: Card
    honour: bool


def card_of(f: Facts) -> Card | None:
    """The card that the case is about; ``None`` where it is not named."""
    return f.known["card"] if f.given("card") else None


def player_of(f: OfAHand) -> str:
    """Whose card it is, as a player of the ruling: a defender is the offender, declarer's hands keep their names."""
    return "offender" if f.hand == "defender" else f.hand


def honour_as_card(f: OfAnHonour) -> Problem | None:
    """A check: an honour is told of a card that is one."""
    return Problem("honour", "honour-not-as-card", {"card": f.card}) if f.honour != f.card.is_honour else None
