"""What a director is told: a player notices that his side has explained a call wrongly, or has not alerted it."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.exclusions import not_together
from rulings.engine.facts import Facts, Judgement
from rulings.situations import told
from rulings.situations.played_out import no_end_without_lead


class MistakenExplanationFacts(Facts, kind="mistaken-explanation"):
    """An explanation and the hand or the call do not fit: who says so, and when?"""

    noticed_by: Annotated[
        Literal["explainer", "partner"],
        "who notices: the player who explained (or did not alert); his partner, whose call it was",
    ]
    explained_by: told.ExplainedBy = "callers-partner"
    explanation_right: Annotated[
        bool, "the explanation is what the two have agreed; the call was the mistake", Judgement("75C")
    ]
    auction_over: told.AuctionOver
    lead_faced: told.LeadFaced
    play_over: told.PlayOver
    partners_side: Annotated[
        Literal["declaring", "defending", "neither"],
        "after the final pass: whether their side declares or defends; neither, for all four have passed",
    ]
    hands_in_board: told.HandsInBoard = False
    already_shown: Annotated[
        bool, "he has already corrected the explanation, or shown by word or manner that it was wrong"
    ] = False


def _no_lead_in_auction(f: MistakenExplanationFacts) -> Problem | None:
    wrong = f.lead_faced and not f.auction_over
    return Problem("auction_over", "lead-before-final-pass", {}) if wrong else None


def _no_lead_after_four_passes(f: MistakenExplanationFacts) -> Problem | None:
    wrong = f.known.get("lead_faced") and f.partners_side == "neither"
    return Problem("partners_side", "lead-after-four-passes", {}) if wrong else None


def _hands_back_unplayed(f: MistakenExplanationFacts) -> Problem | None:
    """Without a lead the hands go back only after four passes (22B)."""
    unplayed = f.known.get("hands_in_board") and f.known.get("lead_faced") is False
    return Problem("partners_side", "hands-back-unplayed", {}) if unplayed and f.partners_side != "neither" else None


def nothing_left(f: MistakenExplanationFacts) -> bool:
    """Whether the play is over, or, after four passes, the hands are back in the board (17D2)."""
    if not f.auction_over:
        return False
    return f.play_over if f.lead_faced else f.hands_in_board


MISTAKEN_EXPLANATION_CHECKS = (
    _no_lead_in_auction,
    no_end_without_lead,
    _no_lead_after_four_passes,
    _hands_back_unplayed,
    not_together(auction_over=False, hands_in_board=True),
    not_together(auction_over=False, play_over=True),
)
