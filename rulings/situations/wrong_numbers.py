"""Wrong number of cards (13): found before a wrong hand has called, later, after play, or a card too many in the pack."""

from rulings.engine.kinds import rules_on
from rulings.laws import footnotes, law_13, law_86
from rulings.situations.wrong_numbers_facts import WRONG_NUMBER_CHECKS, WrongNumberFacts


@rules_on(WrongNumberFacts, *WRONG_NUMBER_CHECKS)
def rule_wrong_number(f: WrongNumberFacts) -> None:
    """What counting showed, then when it was found and whether a wrong hand had called."""
    if f.card_count == "foreign-card":
        extra_card(f)
    elif not footnotes.some_hand_has_more(f):
        footnotes.only_too_few(f)
    elif law_13.noticed_after_play(f):
        law_13.table_score_cancelled(f)
        in_a_team_match(f)
    elif law_13.no_wrong_hand_has_called(f):
        before_a_call(f)
    else:
        after_a_call(f)


def before_a_call(f: WrongNumberFacts) -> None:
    """13A: corrected; then by the card that a player has seen."""
    law_13.hands_corrected(f)
    if law_13.nothing_seen(f):
        law_13.play_goes_on_normally(f)
    elif not law_13.opponents_card_from_wrong_pocket(f):
        law_13.other_card_seen(f)
    else:
        law_13.played_and_scored(f)
        if not f.given("result_affected"):
            law_13.looked_at_after_play(f)
        elif law_13.affected_result(f):
            law_13.adjusted_after_affected_result(f)
            in_a_team_match(f)
        else:
            law_13.score_unaffected(f)


def after_a_call(f: WrongNumberFacts) -> None:
    """13B: a player with the wrong number of cards has called."""
    if law_13.can_be_corrected(f):
        law_13.corrected_and_played(f)
    else:
        law_13.cannot_be_played(f)
        in_a_team_match(f)


def in_a_team_match(f: WrongNumberFacts) -> None:
    """An adjusted score in a team match looks at the other table (12A and 13D refer to 86B)."""
    if f.event == "teams":
        law_86.other_table_considered(f)


def extra_card(f: WrongNumberFacts) -> None:
    """13C: the card is taken out; only one that was played to a past trick can lead to an adjusted score."""
    law_13.extra_card_removed(f)
    if law_13.played_to_past_trick(f):
        law_13.may_adjust_for_extra_card(f)
        in_a_team_match(f)
    else:
        law_13.no_adjustment_for_extra_card(f)
