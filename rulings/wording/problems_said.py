"""Why a case is refused, in the reader's language."""

from bridge.problems import Problem
from rulings.engine.exclusions import Told
from rulings.wording.players import PLAYERS
from rulings.wording.speech import capitalised, formatted, question, value_name
from rulings.wording.stated import stated

_ROLES = {role.replace("-", "_"): role for role in PLAYERS if len(role) > 2}
"""A case has no seats: its players are named by their roles."""


def say_problem(problem: Problem) -> str:
    """What is wrong, without its place."""
    values = problem.values
    if "told" in values:
        values = {"facts": "; ".join(map(_said, values["told"]))}
    return capitalised(formatted(f"problem.{problem.key}", values, ["meant"] if values.get("meant") else []))


def _said(told: Told) -> str:
    """A fact as it is told; of what no sentence says, the question and the answer."""
    words = stated(told.kind, told.name, told.value, _ROLES)
    return words or f"{question(told.name)} {value_name(told.name, told.value)}"
