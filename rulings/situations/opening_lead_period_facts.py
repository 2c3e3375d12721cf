"""What a director is told: between the end of the auction and the play."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.facts import Facts, Formerly
from rulings.engine.regulations import Regulated
from rulings.situations import told


class FaceDownLeadFacts(Facts, kind="face-down-lead"):
    """A defender has put a card face down on the table as the opening lead: may it be taken back?"""

    irregularity: Annotated[
        Literal["none", "wrong-leader", "partner-led-faced", "misinformation", "penalty-card"], told.IRREGULARITY
    ]
    director_instructs: Annotated[bool, "the director has told the player to take the lead back, or that he may"]
    led_face_up: Annotated[
        bool, "the regulations require the opening lead to be made face up", Regulated("opening_lead_faced")
    ] = False
    card: told.TheCard


class QuestionFacts(Facts, kind="questions-at-opening-lead"):
    """A player asks about the auction or the contract after the final pass."""

    asker: Annotated[Literal["leader", "leaders-partner", "declarer", "dummy"], told.ASKER, Formerly("who")]
    what: Annotated[
        Literal["review", "explanation", "contract", "who-doubled", "whose-lead"],
        "for what: a review of the auction; an explanation of an opponent's call; the contract and whether it was doubled; "
        "who doubled or redoubled; whether the opening lead is his",
    ]
    lead_faced: told.LeadFaced
    has_played: Annotated[
        bool, "the player has already played a card (the leader: made his lead; declarer: from dummy or his hand)"
    ]
    on_turn: Annotated[bool, "it is the player's turn to play; for declarer, from his own hand or from dummy"]


def _leader_has_played(f: QuestionFacts) -> Problem | None:
    wrong = f.asker == "leader" and f.lead_faced and not f.has_played
    return Problem("has_played", "leader-has-played", {}) if wrong else None


def _nobody_else_has_played(f: QuestionFacts) -> Problem | None:
    wrong = f.asker != "leader" and not f.lead_faced and f.has_played
    return Problem("has_played", "lead-not-faced", {}) if wrong else None


QUESTION_CHECKS = (
    _leader_has_played,
    _nobody_else_has_played,
)
