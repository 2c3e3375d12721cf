"""Who corrects a mistaken explanation, and when (20F4, 20F5, 75)."""

from rulings.effects.information import MustCorrectExplanation
from rulings.engine.kinds import rules_on
from rulings.laws import law_16, law_20, law_75, law_90
from rulings.situations.mistaken_explanation_facts import (
    MISTAKEN_EXPLANATION_CHECKS,
    MistakenExplanationFacts,
    nothing_left,
)


@rules_on(MistakenExplanationFacts, *MISTAKEN_EXPLANATION_CHECKS)
def rule_mistaken_explanation(f: MistakenExplanationFacts) -> None:
    """By who notices: he who explained corrects early, his partner as late as the Law has it."""
    _heard_by_partner(f)
    if f.noticed_by == "explainer":
        if not law_75.mistaken_call(f):
            _explainer(f)
    elif not law_75.mistaken_call(f):
        _partner(f)
    elif f.already_shown:
        law_16.unauthorised_from_partner(f, "correction", "explainer")


def _heard_by_partner(f: MistakenExplanationFacts) -> None:
    """75A, while there is something left to call or play; of who explained his own call partner has heard it (16B1)."""
    if nothing_left(f):
        return
    if f.explained_by == "caller":
        law_16.unauthorised_from_partner(f, "own-explanation")
    else:
        law_75.explanation_heard(f)


def _explainer(f: MistakenExplanationFacts) -> None:
    """20F4 and 75B2."""
    if not f.auction_over or not (f.lead_faced or f.hands_in_board):
        law_20.explainer_corrects(f)
        law_20.director_applies_21b(f)
    else:
        law_75.explainer_corrects_at_once(f)
        _card_or_score(f)


def _partner(f: MistakenExplanationFacts) -> None:
    """20F5 and 75B3."""
    if not f.auction_over:
        law_20.partner_waits_in_auction(f)
        _shown_too_early(f)
    elif f.partners_side == "neither":
        law_20.partners_explanation_is_corrected(f)
        _call_or_score(f)
    elif f.partners_side == "declaring":
        _declaring(f)
    elif isinstance(law_20.defender_waits(f), MustCorrectExplanation):
        law_75.damage_looked_at(f)
    else:
        _shown_too_early(f)


def _declaring(f: MistakenExplanationFacts) -> None:
    """Declarer and dummy speak after the final pass; if they have not, they do so now."""
    law_20.declaring_side_speaks(f)
    if not f.lead_faced:
        law_20.director_applies_21b(f)
    else:
        _card_or_score(f)


def _call_or_score(f: MistakenExplanationFacts) -> None:
    """After four passes a call may be changed (21B1) until the hands are back in the board (17D2); then only the score."""
    if f.hands_in_board:
        law_75.damage_looked_at(f)
    else:
        law_20.director_applies_21b(f)


def _card_or_score(f: MistakenExplanationFacts) -> None:
    """Once the lead is faced: a card may be taken back (47E2) while play goes on, then the score is looked at."""
    if f.lead_faced and not f.play_over:
        law_20.law_to_apply(f)
    law_75.damage_looked_at(f)


def _shown_too_early(f: MistakenExplanationFacts) -> None:
    if f.already_shown:
        law_20.corrected_too_early(f)
        law_16.unauthorised_from_partner(f, "correction", "explainer")
        law_90.penalty_for_procedure(f, "explained")
