"""The facts of a case: typed, perhaps unknown, and noted in the trace when a rule reads them.

A kind of case declares its facts as annotated attributes::

    class RevokeFacts(Facts, kind="revoke"):
        trick_won_by: Annotated[Literal["offender", "partner", "opponents"], "who won the revoke trick"]
        both_sides_revoked: Annotated[bool, "each side has an established revoke on this board"] = False

A fact with a default is assumed to be so unless the case says otherwise; the ruling lists what it assumed. A fact without one
is unknown until it is given, and reading it then raises ``FactMissing``.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal, Self, get_args, get_origin, get_type_hints

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, create_model

from rulings.engine.regulations import Regulated
from rulings.engine.trace import Step

UNKNOWN: Any = object()


class FactMissing(Exception):
    """A rule needs a fact that the case does not give."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@dataclass(frozen=True)
class Judgement:
    """Marks a fact that only the director can find, by a test that a clause sets."""

    clause: str


@dataclass(frozen=True)
class Formerly:
    """Marks a fact that was published under another name, which cases go on to be understood by.

    ``value``: what was one value of an older fact is a fact of its own now; any other value, or “no”, said that it was not so.
    """

    name: str
    value: str = ""


def former_value(value: str, now: str) -> BeforeValidator:
    """Marks a value that was published under another name, which cases go on to be understood by."""
    return BeforeValidator(lambda told: now if told == value else told)


@dataclass(frozen=True)
class FactField:
    """A fact as declared: its type, its default (``UNKNOWN`` for none), for a judgement the clause of the test.

    ``regulation`` names the one that settles it, if an organisation has regulations; ``formerly`` is an older name of it,
    with the value by which it was said if it was one of several.
    """

    name: str
    type: Any
    default: Any
    judgement: str = ""
    candidates: tuple[Any, ...] = field(default=())
    regulation: str = ""
    formerly: str = ""
    former_value: str = ""

    def __get__(self, facts: "Facts | None", owner: type) -> Any:
        """The value, noted in the trace; ``FactMissing`` if it is unknown."""
        if facts is None:
            return self
        known, name = facts.known, self.name
        if name in known:
            value = facts.step.facts[name] = known[name]
            return value
        if self.default is UNKNOWN or name in facts.unassumed:
            raise FactMissing(name)
        facts.step.assumed[name] = self.default
        return self.default


class Facts:
    """Base of the facts of every kind of case. ``step`` is where reading is noted at the moment."""

    kind: ClassVar[str] = ""
    fields: ClassVar[dict[str, FactField]] = {}

    def __init_subclass__(cls, kind: str = "", **options: Any) -> None:
        super().__init_subclass__(**options)
        cls.kind = kind or cls.kind
        hints = get_type_hints(cls, include_extras=True)
        hints = {
            name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar and name not in _PLUMBING
        }
        cls.fields = {
            name: _declared(name, hint, cls.__dict__.get(name, _inherited(cls, name))) for name, hint in hints.items()
        }
        for name, declared in cls.fields.items():
            setattr(cls, name, declared)

    def __init__(self, step: Step | None = None, *, unassumed: frozenset[str] = frozenset(), **known: Any) -> None:
        """``unassumed``: facts with a default that are nevertheless unknown until they are given."""
        self._refuse_unknown(known)
        self.known = known
        self.unassumed = unassumed
        self.step = step if step is not None else Step(self.kind)

    def _refuse_unknown(self, known: dict[str, Any]) -> None:
        if not known.keys() <= self.fields.keys():
            raise TypeError(f"{self.kind} has no fact {', '.join(sorted(known.keys() - self.fields.keys()))}")

    def given(self, name: str) -> bool:
        """Whether the case says anything of a fact; asking is noted as reading it."""
        if name not in self.known:
            self.step.facts.setdefault(name, None)
            return False
        self.step.facts[name] = self.known[name]
        return True

    def but(self, **changed: Any) -> Self:
        """The same case with some facts changed, and a trace of its own."""
        other = object.__new__(type(self))
        other.known = self.known
        if changed:
            self._refuse_unknown(changed)
            other.known = self.known | changed
        other.unassumed = self.unassumed
        other.step = Step(self.kind, "", None, {}, {}, [])
        return other

    def telling(self, tells: Callable[[str], bool]) -> Self:
        """A case of the same kind that says nothing but these of its facts."""
        return type(self)(**{name: value for name, value in self.known.items() if tells(name)})


_PLUMBING = {"known", "step", "unassumed"}


def _inherited(cls: type[Facts], name: str) -> Any:
    for base in cls.__mro__[1:]:
        declared = base.__dict__.get("fields", {}).get(name)
        if declared is not None:
            return declared.default
    return UNKNOWN


def _declared(name: str, hint: Any, default: Any) -> FactField:
    value_type, *notes = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    judgement = next((note.clause for note in notes if isinstance(note, Judgement)), "")
    regulation = next((note.name for note in notes if isinstance(note, Regulated)), "")
    older = next((note for note in notes if isinstance(note, Formerly)), Formerly(""))
    candidates = tuple(_candidates(value_type, notes))
    return FactField(name, hint, default, judgement, candidates, regulation, older.name, older.value)


_MOST_CANDIDATES = 13
"""Numbers that are counted at the table; a ruling does not split on a score."""


def _candidates(value_type: Any, notes: list[Any]) -> Iterable[Any]:
    """The values a fact can have, where they can be counted: a ruling splits on them."""
    if value_type is bool:
        return (False, True)
    if get_origin(value_type) is Literal:
        return get_args(value_type)
    bounds = [item for note in notes for item in getattr(note, "metadata", ())]
    low = next((item.ge for item in bounds if hasattr(item, "ge")), None)
    high = next((item.le for item in bounds if hasattr(item, "le")), None)
    if value_type is not int or low is None or high is None or high - low > _MOST_CANDIDATES:
        return ()
    return range(low, high + 1)


def input_model(facts: type[Facts]) -> type[BaseModel]:
    """What a case of this kind may say: every fact can be left out, nothing else may stand there."""
    fields: dict[str, Any] = {
        name: (_described(one.type), Field(default=None, validate_default=False)) for name, one in facts.fields.items()
    }
    return create_model(
        f"{facts.__name__}Input", __config__=ConfigDict(extra="forbid", strict=False), __doc__=facts.__doc__, **fields
    )


def _described(hint: Any) -> Any:
    """The type with its one-line description as pydantic wants it."""
    if get_origin(hint) is not Annotated:
        return hint
    value_type, *notes = get_args(hint)
    text = next((note for note in notes if isinstance(note, str)), "")
    kept = [note for note in notes if not isinstance(note, (str, Judgement, Regulated, Formerly))]
    return (
        Annotated[(value_type, *kept, Field(description=text))]
        if text
        else Annotated[(value_type, *kept)]
        if kept
        else value_type
    )
