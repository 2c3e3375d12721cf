"""The trace of a ruling: a tree of steps, each with its clause, what it found, and the facts it read. No sentences."""

from dataclasses import dataclass, field
from typing import Any, Literal

Part = Literal["effect", "option", "information", "reminder", "judgement"]


@dataclass(slots=True)
class Conclusion:
    """One thing that a clause concludes.

    ``part`` says where it belongs in the ruling; ``key`` names it (the message catalogues hold its sentence); ``values``
    are what the sentence and a program need: players (``"offender"``, ``"declarer"`` … or a seat), cards, suits, numbers.
    ``then`` is what follows if an option is chosen (``choices.choice``). The clause is that of the rule that returns it,
    unless given.
    """

    part: Part
    key: str
    values: dict[str, Any] = field(default_factory=dict)
    then: tuple["Conclusion", ...] = ()
    clause: str = ""


Finding = Any
"""What a rule found: a truth, a number, a name, a conclusion, or several."""


@dataclass(slots=True)
class Step:
    """One rule at work: its clause (at the root: the kind of the case), what it found, the facts it read, the rules it asked.

    ``facts`` were given, ``assumed`` ones were taken as usual. A step with ``supposed`` stands for an option (its
    finding): the steps below it say what follows if that is chosen, ``supposed`` the facts that then say so.
    """

    clause: str
    rule: str = ""
    finding: Finding = None
    facts: dict[str, Any] = field(default_factory=dict)
    assumed: dict[str, Any] = field(default_factory=dict)
    steps: list["Step"] = field(default_factory=list)
    supposed: dict[str, Any] | None = None


def effect(key: str, *, clause: str = "", **values: Any) -> Conclusion:
    """What follows at once."""
    return Conclusion("effect", key, values, (), clause)


def option(key: str, chooser: str, **values: Any) -> Conclusion:
    """What a player (or the director) may choose, where nothing follows that could be said now; else see ``choices``."""
    return Conclusion("option", key, {"chooser": chooser, **values})


def information(key: str, *, clause: str = "", **values: Any) -> Conclusion:
    """Who may use what was learned, and who may not."""
    return Conclusion("information", key, values, (), clause)


def reminder(key: str, *, clause: str = "", **values: Any) -> Conclusion:
    """What the director has to look at later, mostly after play."""
    return Conclusion("reminder", key, values, (), clause)


def judgement(key: str, *, clause: str = "", **values: Any) -> Conclusion:
    """A question that only the director can answer and that does not hold up the ruling."""
    return Conclusion("judgement", key, values, (), clause)


def conclusions(step: Step) -> list[Conclusion]:
    """Everything that was concluded in a step and below it, once each, in the order of the trace; nothing supposed."""
    found: dict[int, Conclusion] = {}
    _gather(step, found)
    _note(step.finding, found)
    return list(found.values())


def _gather(step: Step, found: dict[int, Conclusion]) -> None:
    for child in step.steps:
        if child.supposed is None:
            if child.steps:
                _gather(child, found)
            _note(child.finding, found)


def _note(finding: Finding, found: dict[int, Conclusion]) -> None:
    if isinstance(finding, Conclusion):
        found[id(finding)] = finding
    elif isinstance(finding, tuple):
        for item in finding:
            if isinstance(item, Conclusion):
                found[id(item)] = item
