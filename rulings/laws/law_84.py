"""Law 84: rulings on agreed facts."""

from rulings.effects.directors import GoOn, RectificationMade
from rulings.effects.procedures import ChoiceStands, OptionsExplainedFirst
from rulings.effects.scores import AdjustedScore
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion
from rulings.situations.rulings_on_facts_facts import RulingOnFactsFacts


@clause("84A")
def no_rectification(f: RulingOnFactsFacts) -> Conclusion:
    """No Law has a rectification and the director's discretion is not called for: the auction or the play goes on."""
    return GoOn(why="no-rectification")


@clause("84B")
def rectification_made(f: RulingOnFactsFacts) -> Conclusion:
    """A Law clearly has a rectification: the director determines it and sees to it that it is carried out."""
    return RectificationMade()


@clause("84C")
def options_explained(f: RulingOnFactsFacts) -> tuple[Conclusion, ...]:
    """A player has the choice: the director explains the options, and sees to it that one is chosen and carried out."""
    return OptionsExplainedFirst(), RectificationMade(how="chosen")


@clause("84C")
def choice_carried_out(f: Facts) -> Conclusion:
    """The director explains the options, and sees to it that one is chosen and carried out."""
    return ChoiceStands()


@clause("84D")
def adjusted_for_damage(f: RulingOnFactsFacts) -> Conclusion | None:
    """What is doubtful is resolved in favour of the side not at fault; damage that no rectification makes good is adjusted."""
    return AdjustedScore(towards="equity") if f.damage_left else None
