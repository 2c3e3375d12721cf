"""Law 84: rulings on agreed facts."""

from rulings.effects.procedures import ChoiceStands
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion


@clause("84C")
def choice_carried_out(f: Facts) -> Conclusion:
    """The director explains the options, and sees to it that one is chosen and carried out."""
    return ChoiceStands()
