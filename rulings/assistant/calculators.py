"""The score calculators: for each the situation that reckons, and the facts without which it cannot."""

from dataclasses import dataclass

from rulings.assistant.entry import said_of
from rulings.assistant.fact_form import Field, fields
from rulings.assistant.told import Told

CALCULATORS = {
    "score": ("contract", "tricks_at_table", "vulnerable"),
    "imps": ("ours", "theirs"),
    "matchpoints": ("scores",),
    "artificial-score": (
        "scoring",
        "fault_of_ns",
        "ns_on_other_boards",
        "fault_of_ew",
        "ew_on_other_boards",
        "top",
        "knockout",
    ),
    "assigned-score": ("results", "vulnerable", "scoring", "other_table_score", "other_scores", "knockout"),
    "fouled-board": ("difference", "score_groups", "vulnerable", "group_method"),
}
"""What else a situation knows is asked for on its own page."""

SCORES = {"score", "imps", "matchpoints", "artificial-score", "assigned-score", "fouled-board", "team-match-score"}
"""Situations that are sums: nothing irregular happens in them."""


@dataclass(frozen=True)
class Calculator:
    """A situation in players' words, the form for its facts, and the page that answers."""

    kind: str
    said: str
    action: str
    fields: list[Field]


def calculators(language: str) -> list[Calculator]:
    """All of them, in the active language."""
    return [_calculator(kind, names, language) for kind, names in CALCULATORS.items()]


def _calculator(kind: str, names: tuple[str, ...], language: str) -> Calculator:
    told = Told(kind)
    by_name = {field.name: field for field in fields(told)}
    return Calculator(kind, said_of(kind, language), told.address(language), [by_name[name] for name in names])
