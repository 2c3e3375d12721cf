"""Law 10: assessment of rectification."""

from rulings.effects.procedures import (
    BestOptionIsProper,
    ChoosesAlone,
    MayActInOwnInterest,
    OptionsExplainedFirst,
    PlayersMayNotSettle,
    SettlementCancelled,
    SettlementStands,
)
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, reminder
from rulings.situations.procedures_facts import ActionBeforeDirectorFacts, ChoiceOfRectificationFacts


@clause("10A")
def not_for_players(f: ActionBeforeDirectorFacts) -> Conclusion:
    """The director alone determines a rectification; players may neither determine nor waive one themselves."""
    return PlayersMayNotSettle(what=f.done_before)


@clause("10B")
def may_let_stand_or_cancel(f: ActionBeforeDirectorFacts) -> tuple[Conclusion, ...]:
    """The director may let stand what players rectified or waived without him, or cancel it and determine it himself."""
    what = f.done_before
    return (
        choice(f, "let-settlement-stand", "director", lambda _: SettlementStands(what=what), what=what),
        choice(f, "cancel-settlement", "director", lambda _: SettlementCancelled(what=what), what=what),
    )


@clause("10C1")
def explains_all_options(f: ChoiceOfRectificationFacts) -> Conclusion:
    """The director explains all options; only then is a choice made."""
    return OptionsExplainedFirst()


@clause("10C2")
def chooses_alone(f: ChoiceOfRectificationFacts) -> Conclusion:
    """A player must choose without consulting his partner."""
    return ChoosesAlone()


@clause("10C3")
def best_option_is_proper(f: ChoiceOfRectificationFacts) -> Conclusion:
    """It is proper for the player of the non-offending side who chooses to take the most advantageous option."""
    return BestOptionIsProper(who="player")


@clause("10C4", "27D")
def may_act_in_own_interest(f: ChoiceOfRectificationFacts) -> tuple[Conclusion, ...]:
    """After an unintended infraction is rectified the offenders may call and play to their advantage, within 16C2.

    But see 27 and 72C: after an insufficient bid its own test is made after play.
    """
    return MayActInOwnInterest(who="offending-side"), reminder("after-insufficient-bid")
