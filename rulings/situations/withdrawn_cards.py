"""May a card that was played be taken back (47)?"""

from rulings.effects.plays import PlayWithdrawn
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion
from rulings.laws import law_16, law_47
from rulings.situations import penalty_card_effects
from rulings.situations.cards_told import card_of
from rulings.situations.other_table import considered_where_adjusted
from rulings.situations.withdrawn_card_facts import WITHDRAWN_CARD_CHECKS, WithdrawnCardFacts


@rules_on(WithdrawnCardFacts, *WITHDRAWN_CARD_CHECKS)
@considered_where_adjusted
def rule_withdrawn_card(f: WithdrawnCardFacts) -> None:
    """47 by the reason; 47F2 if no clause permits it."""
    _BY_REASON[f.reason](f)


def _rectification(f: WithdrawnCardFacts) -> None:
    if found := law_47.withdrawn_in_rectification(f):
        _to_hand_or_penalised(f, found)
    else:
        law_47.cannot_be_withdrawn(f)


def _illegal_play(f: WithdrawnCardFacts) -> None:
    _to_hand_or_penalised(f, law_47.withdrawn_to_correct(f))


def _to_hand_or_penalised(f: WithdrawnCardFacts, found: Conclusion | tuple[Conclusion, ...]) -> None:
    """A penalty card is known to all while it lies on the table (50E1), so 16C is only for a card that goes back."""
    if isinstance(found, PlayWithdrawn):
        penalty_card_effects.becomes_major(f, "offender", card_of(f))
    else:
        law_16.information_from_withdrawn_cards(f)


def _unintended_designation(f: WithdrawnCardFacts) -> None:
    if not law_47.designation_withdrawn(f):
        law_47.cannot_be_withdrawn(f)


def _opponent_changed(f: WithdrawnCardFacts) -> None:
    if law_47.change_after_opponent(f, _penalised):
        law_16.information_from_withdrawn_cards(f)
    else:
        law_47.cannot_be_withdrawn(f)


def _penalised(f: WithdrawnCardFacts) -> None:
    penalty_card_effects.becomes_major(f, f.hand, card_of(f))


def _misinformation(f: WithdrawnCardFacts) -> None:
    match law_47.right_after_explanation(f):
        case "in-time":
            law_47.misinformed_player_may_withdraw(f)
            law_16.information_from_withdrawn_cards(f)
        case "too-late":
            law_47.cannot_be_withdrawn(f)
            law_47.adjustment_instead(f)
        case _:
            law_47.cannot_be_withdrawn(f)


def _told_to_play(f: WithdrawnCardFacts) -> None:
    law_47.taken_back_after_misinformation(f, f.hand, card_of(f), to_a_trick=not f.opening_lead, play=True)
    law_16.information_from_withdrawn_cards(f)


def _correct_lead_made(f: WithdrawnCardFacts) -> None:
    law_47.withdrawn_after_correct_lead(f)
    law_16.information_from_withdrawn_cards(f)


_BY_REASON = {
    "rectification": _rectification,
    "illegal-play": _illegal_play,
    "simultaneous-play": law_47.withdrawn_to_correct,
    "unintended-designation": _unintended_designation,
    "opponent-changed": _opponent_changed,
    "misinformation": _misinformation,
    "told-to-play": _told_to_play,
    "correct-lead-made": _correct_lead_made,
    "none": law_47.cannot_be_withdrawn,
}
