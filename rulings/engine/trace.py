"""The trace of a ruling: a tree of steps, each with its clause, what it found, and the facts it read. No sentences."""

from dataclasses import dataclass, field, replace
from typing import Any, Literal, Self

Part = Literal["effect", "option", "information", "reminder", "judgement"]


class Conclusion:
    """One thing that a clause concludes: an ``Effect``, an ``Option``, or a ``Note`` for the director.

    ``part`` says where it belongs in the ruling; ``key`` names it (the message catalogues hold its sentence); ``values``
    are what the sentence and a program need: players (``"offender"``, ``"declarer"`` … or a seat), cards, suits, numbers.
    ``then`` is what follows if an option is chosen. The clause is that of the rule that returns it, unless given.
    """

    __slots__ = ("clause",)
    clause: str

    @property
    def part(self) -> Part:
        """Where it belongs in the ruling."""
        raise NotImplementedError

    @property
    def key(self) -> str:
        """Its name, public and stable."""
        raise NotImplementedError

    @property
    def values(self) -> dict[str, Any]:
        """What the sentence and a program need, by name."""
        raise NotImplementedError

    @property
    def then(self) -> tuple["Conclusion", ...]:
        """What follows if it is chosen."""
        return ()

    def but(self, **values: Any) -> Self:
        """The same with some values changed."""
        raise NotImplementedError

    def put(self, **values: Any) -> None:
        """Change or add some values."""
        raise NotImplementedError


@dataclass(slots=True)
class Note(Conclusion):
    """A conclusion told by its key alone: who may use what was learned, what to look at later, what only he can judge."""

    part: Part
    key: str
    values: dict[str, Any] = field(default_factory=dict)
    clause: str = ""

    def but(self, **values: Any) -> Self:
        """The same with some values changed."""
        return replace(self, values=self.values | values)

    def put(self, **values: Any) -> None:
        """Change or add some values."""
        self.values = self.values | values


Due = Literal["open", "play", "lead", "each", "call"]
"""Whether a choice has to be made: it may be left; before play goes on; so too, and it settles the lead to this trick
(50D2, 51B, 26B); each of several players has it for himself and may leave it (62C); by the call that the player makes next
(27B)."""


@dataclass(slots=True)
class Option(Note):
    """What a player (``chooser``), or the director, may choose; ``then`` is what follows if it is chosen."""

    then: tuple[Conclusion, ...] = ()
    due: Due = "open"


Finding = Any
"""What a rule found: a truth, a number, a name, a conclusion, or several."""


@dataclass(slots=True)
class Step:
    """One rule at work: its clause (at the root: the kind of the case), what it found, the facts it read, the rules it asked.

    ``facts`` were given, ``assumed`` ones were taken as usual. A step with ``supposed`` stands for an option (its
    finding): the steps below it say what follows if that is chosen, ``supposed`` the facts that then say so. ``to`` is the
    general rule to which this one is an exception; ``waits``: the rule came upon a fact that is not known, so that what it
    found is not all.
    """

    clause: str
    rule: str = ""
    finding: Finding = None
    facts: dict[str, Any] = field(default_factory=dict)
    assumed: dict[str, Any] = field(default_factory=dict)
    steps: list["Step"] = field(default_factory=list)
    supposed: dict[str, Any] | None = None
    to: str = ""
    waits: bool = False


def option(key: str, chooser: str, *, due: Due = "open", **values: Any) -> Option:
    """What a player (or the director) may choose, where nothing follows that could be said now; else see ``choices``."""
    return Option("option", key, {"chooser": chooser, **values}, due=due)


def information(key: str, *, clause: str = "", **values: Any) -> Note:
    """Who may use what was learned, and who may not."""
    return Note("information", key, values, clause)


def reminder(key: str, *, clause: str = "", **values: Any) -> Note:
    """What the director has to look at later, mostly after play."""
    return Note("reminder", key, values, clause)


def judgement(key: str, *, clause: str = "", **values: Any) -> Note:
    """A question that only the director can answer and that does not hold up the ruling."""
    return Note("judgement", key, values, clause)


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
            if child.finding and child.finding is not True:
                _note(child.finding, found)


def _note(finding: Finding, found: dict[int, Conclusion]) -> None:
    if isinstance(finding, Conclusion):
        found[id(finding)] = finding
    elif isinstance(finding, tuple):
        for item in finding:
            if isinstance(item, Conclusion):
                found[id(item)] = item
