"""What a director is told: the fifth card played to a trick."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.facts import Facts, Judgement
from rulings.situations import told
from rulings.situations.cards_told import honour_as_card

TURNS = {
    "defender": ("same-hand", "partner", "declarer", "dummy"),
    "declarer": ("same-hand", "dummy", "lho", "rho"),
    "dummy": ("same-hand", "declarer", "lho", "rho"),
}
"""Who can have won the trick, by the hand of the fifth card."""


class FifthCardFacts(Facts, kind="fifth-card"):
    """A second card came from one hand after that hand had played to the trick."""

    hand: told.Hand
    led: Annotated[bool, "the card was a lead to the next trick", Judgement("45E")]
    partner_has_played: Annotated[bool, "the partner of the defender had played to the trick too"] = True
    suit_led: told.SuitLed
    turn: Annotated[Literal["same-hand", "partner", "declarer", "dummy", "lho", "rho"], told.TURN]
    thirteenth_trick: told.ThirteenthTrick = False
    sides_played_next: told.SidesPlayedNext
    card: told.TheCard
    honour: told.Honour
    has_penalty_card: told.HasPenaltyCard = False


def _turn_can_be(f: FifthCardFacts) -> Problem | None:
    if f.turn in TURNS[f.hand]:
        return None
    return Problem("turn", "trick-not-won-there", {"who": f.turn, "hand": f.hand})


FIFTH_CARD_CHECKS = (
    _turn_can_be,
    honour_as_card,
)
