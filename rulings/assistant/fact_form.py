"""All facts of a situation on one screen, each with its values, to be told at once or changed."""

from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import pgettext_lazy

from rulings.assistant.told import NOT_KNOWN, Told, holds_several, offered, value_type
from rulings.engine.facts import UNKNOWN, FactField
from rulings.engine.kinds import kind_named
from rulings.wording.choices import Choice, choices
from rulings.wording.speech import question, value_name

_EXAMPLES = {
    "Call": "1NT",
    "Card": "S5",
    "Contract": pgettext_lazy("example", "4SX N"),
    "Suit": "S H",
    "PossibleResult": pgettext_lazy("example", "4S=N:60 4S-1N:40"),
    "tuple[typing.Annotated[tuple": "420 170; 430 −50",
    "Result": pgettext_lazy("example", "4S=N"),
    "Fraction": pgettext_lazy("example", "62.5"),
    "Mapping": "N:AKQ2.KQ3.AK4.AKQ …",
}
_SEVERAL = {"Call": "1NT P 2H", "Card": "S5 H7"}
_NUMBERS = {"ours": "620", "theirs": "−50", "scores": "420 420 170 −50"}


@dataclass(frozen=True)
class Field:
    """A fact in the form: to be chosen from its options, or typed (``example`` shows how).

    ``usual``: it has a usual value, and nothing else has been told.
    """

    name: str
    question: str
    options: list[Choice]
    typed: str
    example: str
    usual: bool = False


def fields(told: Told) -> list[Field]:
    """Every fact that can be told of the situation, in the order in which it declares them, in the active language."""
    return [_field(told, declared) for declared in kind_named(told.kind).facts.fields.values()]


def _field(told: Told, declared: FactField) -> Field:
    now = told.facts.get(declared.name, "")
    options = _options(declared, now) if declared.candidates else []
    usual = declared.default is not UNKNOWN and not now
    return Field(declared.name, question(declared.name), options, now, "" if options else example_of(declared), usual)


def _options(declared: FactField, now: str) -> list[Choice]:
    if declared.default is UNKNOWN:
        first = [Choice("", "", not now), Choice(NOT_KNOWN, _("not known"), now == NOT_KNOWN)]
    else:
        usual = _("as usual: %(value)s") % {"value": value_name(declared.name, declared.default)}
        first = [Choice("", usual, not now)]
    return first + choices(declared.name, offered(declared.candidates), now)


def example_of(declared: FactField) -> str:
    """How a fact that has to be typed looks; empty where nothing has to be shown."""
    if declared.name in _NUMBERS:
        return _NUMBERS[declared.name]
    name = str(value_type(declared))
    examples = _EXAMPLES | _SEVERAL if holds_several(declared) else _EXAMPLES
    return next((str(example) for part, example in examples.items() if part in name), "")
