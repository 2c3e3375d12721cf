"""What follows at once from a ruling: each effect is a type, which knows its values and what it decides.

The classes stand in ``rulings.effects``; those that change the cards on the table are ``table.consequences.TableEffect``.
"""

import re
from collections.abc import Hashable
from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Any, ClassVar, Literal, Self

from rulings.engine.trace import Conclusion, Part


class _Unsaid(Enum):
    UNSAID = "unsaid"

    def __bool__(self) -> bool:
        return False


UNSAID: Any = _Unsaid.UNSAID
"""The default of a value that may be left out: then no sentence and no answer has it."""


Player = str
"""A role (“offender”, “declarer”, …), or where the play is known a seat or a side."""

Grade = Literal["major", "minor"]


@dataclass(slots=True, kw_only=True)
class Effect(Conclusion):
    """What follows at once. The name of the class is its key (``LeadStands`` is ``lead-stands``), unless it has
    one of its own; keys are public and stable.

    ``trick`` says to which trick it belongs where a record of the play shows several.
    """

    part: ClassVar[Part] = "effect"
    key: ClassVar[str] = ""
    names: ClassVar[tuple[str, ...]] = ()
    clause: str = ""
    trick: int = UNSAID

    def __init_subclass__(cls) -> None:
        """Called again for the class with slots, whose fields are known."""
        if "key" not in cls.__dict__:
            cls.key = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        own = fields(cls) if "__dataclass_fields__" in cls.__dict__ else ()
        cls.names = (*(one.name for one in own if one.name not in ("clause", "trick")), "trick")

    @property
    def values(self) -> dict[str, Any]:
        """What was given, by name."""
        return {name: value for name in self.names if (value := getattr(self, name)) is not UNSAID}

    def but(self, **values: Any) -> Self:
        """The same with some values changed."""
        return replace(self, **values)

    def put(self, **values: Any) -> None:
        """Change some values."""
        for name, value in values.items():
            setattr(self, name, value)

    def about(self) -> Hashable | None:
        """The question that it decides. Two effects that decide the same one differently contradict each other."""
        return None
