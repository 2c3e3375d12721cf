"""Misinformation, as a director asks: was there any, can the call be changed, was there damage (21, 40, 75)?"""

from rulings.engine.kinds import rules_on
from rulings.laws import law_16, law_20, law_21, law_40, law_47, law_75
from rulings.situations import other_table
from rulings.situations.misinformation_facts import MISINFORMATION_CHECKS, MisinformationFacts


@rules_on(MisinformationFacts, *MISINFORMATION_CHECKS)
def rule_misinformation(f: MisinformationFacts) -> None:
    """First whether the opponents have misinformed him; then the call, then the score."""
    if f.misled_by == "own-misunderstanding":
        law_21.own_misunderstanding(f)
        return
    if not _misinformed(f):
        return
    if f.repeated_failure:
        law_40.repeatedly_undisclosed(f)
    if f.play_over:
        _after_play(f)
    elif f.lead_faced:
        _during_play(f)
    elif f.auction_over and f.hands_in_board:
        _passed_out(f)
    else:
        _in_auction_period(f)


def _misinformed(f: MisinformationFacts) -> bool:
    """75 for a wrong explanation, 40B5 for one that left something out, 21B1(a) for an alert that was not given."""
    match f.misled_by:
        case "explanation":
            if law_75.mistaken_call(f):
                return False
            _wrong_explanation(f)
        case "incomplete-explanation":
            if _explained_wrongly(f):
                _wrong_explanation(f)
                return True
            if law_40.general_knowledge(f):
                return False
            law_75.not_clearly_explained(f)
        case _:
            if law_75.mistaken_call(f) or law_21.nothing_to_alert(f):
                return False
            if f.agreement == "unproven":
                law_21.mistaken_explanation_presumed(f)
            law_21.alert_omitted(f)
    return True


def _explained_wrongly(f: MisinformationFacts) -> bool:
    """What was said is asked first: that something besides went unsaid because everybody knows it makes it no better."""
    return f.misled_by == "incomplete-explanation" and f.given("agreement") and f.agreement != "as-explained"


def _wrong_explanation(f: MisinformationFacts) -> None:
    match f.agreement:
        case "unproven":
            law_21.mistaken_explanation_presumed(f)
        case "none":
            law_75.no_agreement_to_explain(f)
        case _:
            law_75.differs_from_agreement(f)


def _in_auction_period(f: MisinformationFacts) -> None:
    """21B1 and 21B2, up to the faced lead."""
    law_20.law_to_apply(f)
    if law_21.not_affected(f):
        return
    if law_21.partner_has_called(f):
        law_21.looked_at_after_play(f)
    elif not f.given("changes_call"):
        law_21.may_change_call(f, call_is_changed)
        law_21.looked_at_after_play(f)
    elif f.changes_call:
        call_is_changed(f)
    else:
        law_21.keeps_call(f)


def _passed_out(f: MisinformationFacts) -> None:
    """17D2: after four passes the auction period is over once the hands are back in the board; nothing is left to play."""
    law_21.too_late_for_calls(f)
    _after_play(f)


def call_is_changed(f: MisinformationFacts) -> None:
    """What a changed call brings: the next player may change his too (21B2), and 16C."""
    law_21.call_changed(f)
    if f.next_player_called:
        law_21.next_player_may_change(f)
    law_16.information_from_withdrawn_call(f)


def _during_play(f: MisinformationFacts) -> None:
    """The time for calls is over; a card played because of it may still be taken back (47E2), and the score is looked at."""
    law_20.law_to_apply(f)
    law_21.too_late_for_calls(f)
    if not f.given("action_affected") or f.action_affected:
        law_47.misinformed_player_may_withdraw(f)
        law_21.looked_at_after_play(f)


def _after_play(f: MisinformationFacts) -> None:
    """Did it affect what he did, and was his side damaged? Then the score is adjusted, in a team match by 86B."""
    if law_21.offenders_gained(f) is not True:
        return
    if f.misled_by == "explanation" or _explained_wrongly(f):
        law_75.adjusted_by_agreement(f)
    elif f.misled_by == "incomplete-explanation":
        law_40.adjusted_for_what_was_left_out(f)
    else:
        law_40.adjusted_for_undisclosed(f)
    other_table.considered(f)
