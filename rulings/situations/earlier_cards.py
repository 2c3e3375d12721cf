"""What cannot be true of the penalty cards that the defender of a case already has."""

from bridge.problems import Problem
from rulings.engine.exclusions import excluding
from rulings.engine.facts import Facts
from rulings.situations.cards_told import card_of


def only_defenders(f: Facts) -> Problem | None:
    """48A: no card of declarer or dummy is ever a penalty card."""
    wrong = f.known.get("earlier_cards") and f.known.get("hand") in ("declarer", "dummy", "declaring-side")
    return excluding(f, "hand", "earlier_cards") if wrong else None


def not_the_same(f: Facts) -> Problem | None:
    """The card of the case is another one."""
    card = card_of(f)
    wrong = card is not None and card in f.known.get("earlier_cards", ())
    return Problem("earlier_cards", "already-penalty-card", {"card": card}) if wrong else None


def leaders_cards_are_partners(f: Facts) -> Problem | None:
    """The penalty cards of the player who leads after a lead out of turn are told where he is the partner of who led."""
    cards = f.known.get("leaders_major_cards", ())
    if not cards:
        return None
    if f.known.get("turn", "partner") != "partner":
        return excluding(f, "turn", "leaders_major_cards")
    if f.known.get("hand") in ("declarer", "dummy", "declaring-side"):
        return excluding(f, "hand", "leaders_major_cards")
    twice = next((card for card in cards if card in (card_of(f), *f.known.get("earlier_cards", ()))), None)
    return Problem("leaders_major_cards", "already-penalty-card", {"card": twice}) if twice else None


EARLIER_CARDS_CHECKS = (only_defenders, not_the_same)
