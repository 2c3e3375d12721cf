"""What comes out of a case: a ruling with its trace, or one that splits on a fact that is missing."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from rulings.engine.deciding import deciding_clauses
from rulings.engine.trace import Conclusion, Option, Part, Step, conclusions

Status = Literal["ruled", "fact-missing", "judgement-needed"]


@dataclass(frozen=True)
class Branch:
    """How the case is ruled if the missing fact is one of ``values``."""

    values: tuple[Any, ...]
    ruling: "Ruling"


@dataclass(frozen=True)
class Split:
    """The fact that is missing, whether only the director's judgement can give it (and by which clause), and the branches."""

    fact: str
    judgement: str
    branches: tuple[Branch, ...]


@dataclass(frozen=True)
class Ruling:
    """What follows from a case. All parts are read off the trace.

    ``concluded`` is every conclusion, in the order of the trace.
    """

    kind: str
    trace: Step
    split: Split | None = None
    concluded: list[Conclusion] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Read the conclusions at once: whoever rules asks for them."""
        object.__setattr__(self, "concluded", conclusions(self.trace))

    @property
    def status(self) -> Status:
        """``ruled``, or why not."""
        if self.split is None:
            return "ruled"
        return "judgement-needed" if self.split.judgement else "fact-missing"

    def part(self, part: Part) -> list[Conclusion]:
        """The effects, options, information, reminders or judgements."""
        return [item for item in self.concluded if item.part == part]

    @property
    def options(self) -> list[Option]:
        """What may be chosen."""
        return [item for item in self.concluded if isinstance(item, Option)]

    @cached_property
    def clauses(self) -> list[str]:
        """The clauses that the ruling rests on: those that concluded or found something, in the order of the trace."""
        return deciding_clauses(self.trace)

    @cached_property
    def assumed(self) -> dict[str, Any]:
        """The facts that the case did not give and that were taken as usual."""
        return dict(self._assumed(self.trace))

    def _assumed(self, step: Step) -> Iterable[tuple[str, Any]]:
        yield from step.assumed.items()
        for child in step.steps:
            yield from self._assumed(child)
