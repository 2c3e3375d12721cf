"""What a director is told: plays made after an illegal play and before it was rectified."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.facts import Facts, Formerly
from rulings.situations import told
from rulings.situations.earlier_cards import not_the_same


class LaterPlayFacts(Facts, kind="play-before-rectification"):
    """After an illegal lead or play somebody played on before it was rectified."""

    lead_taken_back: Annotated[
        bool, "declarer's lead out of turn had been required back and the correct lead had not yet been made"
    ] = False
    rectification_set: Annotated[bool, "the rectification had been determined before the card was played"] = False
    played_on_by: Annotated[Literal["non-offender", "offending-side"], "who played on", Formerly("player")]
    irregularity: Annotated[Literal["lead", "play", "other"], told.IRREGULARITY]
    misinformed: Annotated[told.Misinformed, Formerly("lead_cannot_stand", "misinformed")] = False
    told_to_play: told.ToldToPlay = False
    thirteenth_trick: Annotated[told.ThirteenthTrick, Formerly("lead_cannot_stand", "thirteenth-trick")] = False
    offender_on_right: told.OffenderOnRight
    his_turn_to_lead: Annotated[bool, "it was the turn of the hand that played on to lead to the trick"]
    meant_as_lead: told.MeantAsLead
    irregularity_by: Annotated[told.IrregularityBy, Formerly("offender")]
    earlier_obligation: Annotated[
        Literal["none", "penalty-card", "restriction"],
        "what the offender already had to do before: nothing; play a penalty card; obey a lead or play restriction",
    ] = "none"
    turn: Annotated[Literal["declaring-side", "defender"], told.TURN, Formerly("correct_hand")]
    defender_in_turn: Annotated[bool, "the defender who played is the one whose turn it was"]
    card: told.TheCard
    earlier_cards: told.EarlierCards = ()


def _taken_back_is_rectified(f: LaterPlayFacts) -> Problem | None:
    wrong = f.lead_taken_back and f.irregularity_by == "defender"
    return Problem("irregularity_by", "only-declarers-lead-taken-back", {}) if wrong else None


LATER_PLAY_CHECKS = (_taken_back_is_rectified, not_the_same)
