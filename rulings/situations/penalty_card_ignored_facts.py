"""What a director is told: a defender does not lead or play his penalty card when he has to."""

from typing import Annotated, Literal

from bridge.cards import CardFact
from bridge.problems import Problem
from rulings.engine.facts import Facts
from rulings.situations import told


class PenaltyCardNotPlayedFacts(Facts, kind="penalty-card-not-played"):
    """A defender with a penalty card on the table led or played another card."""

    duty: Annotated[
        Literal["major", "designated", "minor", "none"],
        "the duty he neglected: to play a major penalty card; the one of several that declarer designated; no other "
        "card of the suit below an honour before a minor one; none (he followed suit, obeyed a restriction, played an honour)",
    ]
    excuse: Annotated[
        Literal["follow-suit", "restriction", "minor-card"],
        "why there was no duty: he had to follow suit; he obeyed a restriction; his card is minor, and the one that he played "
        "an honour or of another suit",
    ]
    declarer_played: Annotated[bool, "declarer has since played a card from his own hand or from dummy"]
    penalty_card: Annotated[CardFact, "the penalty card that had to be played"]
    card: told.TheCard


def _two_cards(f: PenaltyCardNotPlayedFacts) -> Problem | None:
    return Problem("card", "penalty-card-was-played", {"card": f.card}) if f.card == f.penalty_card else None


def _honour_before_minor(f: PenaltyCardNotPlayedFacts) -> Problem | None:
    if f.duty != "minor":
        return None
    allowed = f.card.is_honour or f.card.suit != f.penalty_card.suit
    return Problem("duty", "minor-duty-not-broken", {"card": f.card}) if allowed else None


PENALTY_CARD_NOT_PLAYED_CHECKS = (
    _two_cards,
    _honour_before_minor,
)
