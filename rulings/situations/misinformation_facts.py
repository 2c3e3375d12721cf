"""What a director is told: a player called or played on what his opponents had told him, or had not."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.exclusions import not_together
from rulings.engine.facts import Facts, Judgement
from rulings.situations import told
from rulings.situations.played_out import no_end_without_lead


class MisinformationFacts(Facts, kind="misinformation"):
    """A player says that he would have called (or played) otherwise, had he been told rightly."""

    misled_by: Annotated[
        Literal["own-misunderstanding", "explanation", "incomplete-explanation", "no-alert"],
        "what misled him: he misunderstood what was said or done rightly; a wrong explanation; one that left "
        "something out; no "
        "alert, or no explanation, was given (whether it was due follows from the agreement)",
    ]
    agreement: Annotated[
        Literal["as-explained", "otherwise", "none", "unproven"],
        "what the opponents have agreed: what was explained (or no alert said), so that the call was the mistake; "
        "something else; nothing, or the two understand it differently; there is no evidence of it; of an explanation "
        "that left something out it is told only where what was said was wrong too",
        Judgement("75D"),
    ]
    general_knowledge: Annotated[
        bool,
        "what was left out any bridge player could infer; it rests on no agreement or experience",
        Judgement("40B5a"),
    ] = False
    lead_faced: told.LeadFaced
    play_over: told.PlayOver = False
    auction_over: told.AuctionOver = False
    hands_in_board: told.HandsInBoard = False
    action_affected: Annotated[
        bool, "his call or play may have been affected by the misinformation", Judgement("21B1a")
    ]
    partner_called: told.PartnerCalled
    next_player_called: told.NextPlayerCalled
    changes_call: Annotated[bool, "he changes the call"]
    damaged: told.Damaged
    repeated_failure: Annotated[bool, "the partnership has failed to disclose its agreements again and again"] = False
    event: told.Event = "pairs"


def partner_called_before_next(f: MisinformationFacts) -> Problem | None:
    """Where partner has called in turn, the opponent between them has called too."""
    wrong = f.partner_called and not f.next_player_called
    return Problem("next_player_called", "next-player-called-before-partner", {}) if wrong else None


def no_change_once_lead_faced(f: MisinformationFacts) -> Problem | None:
    """A call is changed only in the auction period (17D), and not once partner has called."""
    period_over = f.known.get("lead_faced") or (f.known.get("auction_over") and f.known.get("hands_in_board"))
    late = period_over or f.known.get("partner_called") or f.known.get("action_affected") is False
    wrong = f.known.get("changes_call") and late
    return Problem("changes_call", "call-cannot-be-changed", {}) if wrong else None


def passed_out_without_lead(f: MisinformationFacts) -> Problem | None:
    """Hands that went back into the board without play were not led from (17D2, 22B)."""
    wrong = f.hands_in_board and f.lead_faced and f.given("play_over") and not f.play_over
    return Problem("hands_in_board", "hands-back-while-play-goes-on", {}) if wrong else None


MISINFORMATION_CHECKS = (
    partner_called_before_next,
    no_change_once_lead_faced,
    no_end_without_lead,
    passed_out_without_lead,
    not_together(auction_over=False, lead_faced=True),
    not_together(auction_over=False, hands_in_board=True),
    not_together(auction_over=False, play_over=True),
    not_together(action_affected=False, damaged=True),
)
