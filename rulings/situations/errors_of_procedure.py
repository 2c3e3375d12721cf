"""Errors of procedure (82): the director's own (82C), or the players' (82B)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_81, law_82, law_92
from rulings.situations.errors_of_procedure_facts import ERROR_OF_PROCEDURE_CHECKS, ErrorOfProcedureFacts
from rulings.situations.other_table import considered_where_adjusted


@rules_on(ErrorOfProcedureFacts, *ERROR_OF_PROCEDURE_CHECKS)
@considered_where_adjusted
def rule_error_of_procedure(f: ErrorOfProcedureFacts) -> None:
    """81C3: also his own error is rectified only in time."""
    if not law_92.within_appeal_period(f):
        law_81.noticed_too_late(f)
    elif f.error_by == "players":
        law_82.error_is_rectified(f)
        law_82.may_adjust(f)
        law_82.may_have_board_played_or_cancelled(f)
        law_82.may_use_other_powers(f)
    else:
        law_82.own_wrong_ruling(f)
