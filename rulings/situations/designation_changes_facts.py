"""What a director is told: declarer changes the card that he designated."""

from typing import Annotated, Literal

from bridge.cards import CardFact
from bridge.problems import Problem
from rulings.engine.facts import Facts, Judgement
from rulings.situations import told


class ChangeFacts(Facts, kind="designation-changed"):
    """Declarer designated a card and wants another."""

    hand: Annotated[Literal["dummy", "declarer"], told.HAND] = "dummy"
    cause: Annotated[
        Literal["slip-of-the-tongue", "loss-of-concentration", "reconsideration"],
        "why he wants to change: he never meant that card (a slip of the tongue or the like); his mind was elsewhere; "
        "he has thought again",
        Judgement("45C4b"),
    ]
    card_played_since: told.CardPlayedSince
    defender_played: Annotated[bool, "the next defender has played a card, legal at that time, to the designated card"]
    designated_card: told.DesignatedCard
    new_card: Annotated[CardFact, "the card that declarer meant"]


def _another_card(f: ChangeFacts) -> Problem | None:
    same = f.designated_card == f.new_card
    return Problem("new_card", "same-card", {"card": f.new_card}) if same else None


CHANGE_CHECKS = (_another_card,)
