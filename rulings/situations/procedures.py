"""Attention, the director's call and what players do before he rules (9, 11), and how they choose (10)."""

from rulings.effects.procedures import RightToRectificationLost
from rulings.engine.effects import Player
from rulings.engine.kinds import rules_on
from rulings.laws import law_09, law_10, law_11, law_12, law_16, law_43, law_72, law_81, law_84, law_90
from rulings.situations import awareness
from rulings.situations.other_table import considered_where_adjusted
from rulings.situations.procedures_facts import (
    ACTION_BEFORE_DIRECTOR_CHECKS,
    DRAWING_ATTENTION_CHECKS,
    ActionBeforeDirectorFacts,
    ChoiceOfRectificationFacts,
    DrawingAttentionFacts,
)


@rules_on(DrawingAttentionFacts, *DRAWING_ATTENTION_CHECKS)
def rule_drawing_attention(f: DrawingAttentionFacts) -> None:
    """By what the player did."""
    ATTENTION[f.player_did](f)


def draws_attention(f: DrawingAttentionFacts) -> None:
    """9A1, 9A2, 9A4; then the director is called (9B1)."""
    if law_09.as_mistaken_explanation(f):
        return
    may_speak(f)
    law_09.director_is_called(f)
    if f.own_side_offended:
        law_09.opponents_keep_rights(f)


def may_speak(f: DrawingAttentionFacts) -> None:
    """Who may draw attention depends on the stage; only dummy may not, during the play, nor call the director (43A1(a))."""
    if f.stage == "play" and f.by_dummy and f.player_did == "calls-director":
        law_43.calls_director(f)
        law_43.may_be_penalised(f)
    elif f.stage == "auction":
        law_09.anybody_in_auction(f)
    elif f.stage == "after-play" or f.by_dummy:
        law_09.not_dummy_during_play(f)
    else:
        law_09.declarer_and_defenders_in_play(f)


def prevents(f: DrawingAttentionFacts) -> None:
    """9A3: everybody, dummy within the bounds of 42 and 43; but who would prevent what partner has explained corrects it."""
    if not law_09.as_mistaken_explanation(f):
        law_09.anybody_may_prevent(f)


def calls_director(f: DrawingAttentionFacts) -> None:
    """9B1(b), (c) once attention has been drawn; who calls before that draws attention by it."""
    if not law_09.anybody_may_call(f):
        draws_attention(f)
    law_09.caller_keeps_rights(f)


def says_nothing(f: DrawingAttentionFacts) -> None:
    """9A5, unless attention has been drawn, or it is partner's mistaken explanation."""
    if law_09.as_mistaken_explanation(f):
        return
    if f.attention_drawn:
        law_09.director_is_called(f)
    elif f.own_side_offended:
        law_09.no_duty_to_speak(f)
    else:
        may_speak(f)


ATTENTION = {
    "draws-attention": draws_attention,
    "prevents": prevents,
    "calls-director": calls_director,
    "says-nothing": says_nothing,
}


@rules_on(ActionBeforeDirectorFacts, *ACTION_BEFORE_DIRECTOR_CHECKS)
@considered_where_adjusted
def rule_action_before_director(f: ActionBeforeDirectorFacts) -> None:
    """What was done between the irregularity and the director's explanation."""
    match f.done_before:
        case "nothing":
            law_09.nobody_acts(f)
        case "rectified" | "waived":
            settled_by_players(f)
        case "offender-corrected":
            law_09.corrected_prematurely(f)
            law_09.ruled_by_its_law(f)
            gain_if_found(f)
        case "offending-side-acted":
            acted_against_9b2(f, "offending-side")
            gain(f)
        case _:
            non_offender_acted(f)


def acted_against_9b2(f: ActionBeforeDirectorFacts, side: Player) -> None:
    """9B2 sets no rectification of its own: the irregularity is ruled on, and a penalty is possible."""
    law_09.nobody_acts(f)
    law_90.penalty_for_procedure(f, side)


def settled_by_players(f: ActionBeforeDirectorFacts) -> None:
    """10A and 10B; a wrong rectification may lead to an adjusted score (12A3)."""
    law_10.not_for_players(f)
    law_10.may_let_stand_or_cancel(f)
    if f.done_before == "waived":
        law_81.waives_on_request(f)
    else:
        law_12.wrongly_rectified(f)
    gain_if_found(f)


def non_offender_acted(f: ActionBeforeDirectorFacts) -> None:
    """11A and 11B, if the director had not been called before: whether the right is lost."""
    if law_11.had_been_called(f):
        acted_against_9b2(f, "opponents")
    elif isinstance(law_11.right_lost(f), RightToRectificationLost):
        law_11.may_still_be_penalised(f)
    gain(f)


def gain(f: ActionBeforeDirectorFacts) -> None:
    """11A: who gained by the other side's ignorance, if anybody."""
    if not f.given("gained_by_ignorance") or f.gained_by_ignorance != "nobody":
        law_11.gain_taken_away(f)


def gain_if_found(f: ActionBeforeDirectorFacts) -> None:
    """11A speaks of any action in ignorance of the Law: what was settled or corrected without the director is one too."""
    if f.given("gained_by_ignorance"):
        gain(f)


@rules_on(ChoiceOfRectificationFacts)
@considered_where_adjusted
def rule_choice_of_rectification(f: ChoiceOfRectificationFacts) -> None:
    """10C: by what happened about the choice."""
    match f.about_choice:
        case "before-explained":
            law_10.explains_all_options(f)
        case "consulted-partner":
            side: Player = "offending-side" if f.own_side_offended else "opponents"
            law_10.chooses_alone(f)
            law_16.unauthorised_from_partner(f, "partners-advice", side)
            law_90.penalty_for_procedure(f, side)
        case "changed-mind":
            law_84.choice_carried_out(f)
        case "most-advantageous" if not f.own_side_offended:
            law_10.best_option_is_proper(f)
        case _:
            offenders_gain(f)


def offenders_gain(f: ChoiceOfRectificationFacts) -> None:
    """10C4, with 16C2; 72C after an intended infraction too."""
    if f.infraction_intended:
        law_72.may_not_be_intended(f)
        law_90.penalty_for_procedure(f, "offender")
        awareness.look_at(f)
        return
    law_10.may_act_in_own_interest(f)
    law_16.withdrawn_is_unauthorised(f, "withdrawn-actions", "offending-side")
    awareness.look_at(f)
