"""The cards of a wrong board (15A), and a wrong board, wrong opponents or wrong directions at a table (15B)."""

from rulings.engine.kinds import rules_on
from rulings.laws import footnotes, law_05, law_07, law_08, law_15, law_16, law_82, law_86, law_90
from rulings.situations import other_table
from rulings.situations.wrong_boards_facts import (
    CARDS_FROM_WRONG_BOARD_CHECKS,
    CardsFromWrongBoardFacts,
    WrongBoardFacts,
)


@rules_on(CardsFromWrongBoardFacts, *CARDS_FROM_WRONG_BOARD_CHECKS)
def rule_cards_from_wrong_board(f: CardsFromWrongBoardFacts) -> None:
    """The board in play, and later the one whose cards he had taken."""
    if f.board_at_issue == "board-of-the-cards":
        board_of_the_cards(f)
    elif not law_15.calls_cancelled(f):
        law_07.takes_own_hand(f)
        law_16.another_hand_seen(f)
    else:
        adjusted = law_15.partner_has_called(f)
        other_table.considered_if_adjusted(f, adjusted)
        if not adjusted:
            law_15.calls_with_right_cards(f)
            law_15.information_from_cancelled_calls(f)
        law_15.same_call_later(f)
        law_15.may_be_penalised(f)


def board_of_the_cards(f: CardsFromWrongBoardFacts) -> None:
    """15A3: the same call again, or another."""
    other_table.considered_if_adjusted(f, law_15.played_or_adjusted(f))
    law_15.may_be_penalised(f)


@rules_on(WrongBoardFacts)
def rule_wrong_board(f: WrongBoardFacts) -> None:
    """Directions by themselves; the board or the opponents by 15B, which in a team match gives way to 86B (footnote 4)."""
    if f.wrong_at_table == "direction":
        wrong_direction(f)
    elif not law_15.auction_has_begun(f):
        (law_08.right_board if f.wrong_at_table == "board" else law_05.right_opponents)(f)
        law_16.another_hand_seen(f)
    elif footnotes.as_in_team_match(f):
        law_90.penalty_for_procedure(f, "offending-side")
    else:
        if not law_15.played_before(f):
            law_15.played_on(f)
        if law_15.left_without_score(f):
            law_90.penalty_for_adjustment(f)
        else:
            law_90.penalty_for_procedure(f, "offending-side")


def wrong_direction(f: WrongBoardFacts) -> None:
    """The right pairs play the right board, but sit wrongly: 15B does not speak of it."""
    law_05.right_seats(f)
    if f.auction_begun:
        law_82.may_adjust(f)
        law_82.may_have_board_played_or_cancelled(f)
        if f.event == "teams":
            law_86.other_table_considered(f)
    else:
        law_16.another_hand_seen(f)
