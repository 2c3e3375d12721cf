"""Handling boards and cards (2, 7, 8A2): what is right, what is put right, and what may be penalised."""

from rulings.effects.deals import MayNotTakeOutHand, MayNotTouchCards
from rulings.engine.kinds import rules_on
from rulings.laws import law_02, law_07, law_08, law_87, law_90
from rulings.situations.board_handling_facts import BoardHandlingFacts


@rules_on(BoardHandlingFacts)
def rule_board_handling(f: BoardHandlingFacts) -> None:
    """By what was done."""
    HANDLING[f.handling](f)


def board_moved(f: BoardHandlingFacts) -> None:
    """7A, and 90A as for any breach of procedure."""
    law_07.board_stays_in_the_middle(f)
    law_90.penalty_for_procedure(f, "offender")


def not_counted_or_seen(f: BoardHandlingFacts) -> None:
    """7B2; what follows if the number is wrong stands in 13 and 14."""
    law_07.counts_and_looks(f)
    law_90.penalty_for_procedure(f, "offender")


def touched_cards(f: BoardHandlingFacts) -> None:
    """7B3, by whose leave."""
    if isinstance(law_07.touches_cards(f), MayNotTouchCards):
        law_90.penalty_for_touching(f, "offender")


def returned_wrongly(f: BoardHandlingFacts) -> None:
    """7C; boards that were then played otherwise are fouled (87)."""
    law_07.cards_put_right(f)
    law_87.may_be_fouled(f)
    law_90.penalty_for_wrong_pocket(f, "offender")


def hand_taken_out(f: BoardHandlingFacts) -> None:
    """7C, by who was present."""
    if isinstance(law_07.takes_hand_out(f), MayNotTakeOutHand):
        law_90.penalty_for_procedure(f, "offender")


def not_passed_on(f: BoardHandlingFacts) -> None:
    """8A2, unless the director has instructed otherwise."""
    law_08.north_is_responsible(f)
    law_90.penalty_for_procedure(f, "offender")


HANDLING = {
    "conditions-differ": law_02.conditions_on_board_apply,
    "board-moved": board_moved,
    "not-counted": not_counted_or_seen,
    "called-unseen": not_counted_or_seen,
    "touched-cards": touched_cards,
    "returned-wrongly": returned_wrongly,
    "hand-taken-out": hand_taken_out,
    "not-passed-on": not_passed_on,
}
