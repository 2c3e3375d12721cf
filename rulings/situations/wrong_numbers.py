"""Wrong number of cards (13): found before a wrong hand has called, later, after play, or a card too many in the pack."""

from rulings.effects.deals import NoAdjustedScore
from rulings.effects.scores import AdjustedScore
from rulings.engine.kinds import rules_on
from rulings.laws import footnotes, law_12, law_13, law_81, law_87, law_92
from rulings.situations import other_table
from rulings.situations.wrong_numbers_facts import WRONG_NUMBER_CHECKS, WrongNumberFacts


@rules_on(WrongNumberFacts, *WRONG_NUMBER_CHECKS)
def rule_wrong_number(f: WrongNumberFacts) -> None:
    """What counting showed, then when it was found and whether a wrong hand had called."""
    if f.card_count == "foreign-card":
        extra_card(f)
    elif not footnotes.where_a_hand_has_more(f):
        too_many_and_too_few(f)


def too_many_and_too_few(f: WrongNumberFacts) -> None:
    """13A, B or D by when it was found, within the time of 92B (81C3); a board that others have played so is fouled (87)."""
    if f.play_over and not law_92.within_appeal_period(f):
        law_81.noticed_too_late(f)
        return
    if f.play_over:
        law_13.noticed_after_play(f)
        other_table.considered(f)
    elif law_13.no_wrong_hand_has_called(f):
        before_a_call(f)
    else:
        after_a_call(f)
    law_87.may_be_fouled(f)


def before_a_call(f: WrongNumberFacts) -> None:
    """13A: corrected, unless no correction is possible (12A2); then by the card that a player has seen."""
    if law_12.board_cannot_be_played(f):
        other_table.considered(f)
        return
    law_13.hands_corrected(f)
    if f.card_seen != "none" and any(
        isinstance(item, AdjustedScore) for item in law_13.opponents_card_from_wrong_pocket(f)
    ):
        other_table.considered(f)


def after_a_call(f: WrongNumberFacts) -> None:
    """13B: a player with the wrong number of cards has called."""
    if not law_13.corrected_and_played(f):
        law_13.cannot_be_played(f)
        other_table.considered(f)


def extra_card(f: WrongNumberFacts) -> None:
    """13C: the card is taken out; only one that was played to a past trick can lead to an adjusted score, in time (81C3)."""
    if f.foreign_card_played == "past-trick" and f.play_over and not law_92.within_appeal_period(f):
        law_81.noticed_too_late(f)
        return
    *_, score = law_13.extra_card_removed(f)
    if not isinstance(score, NoAdjustedScore):
        other_table.considered(f)
