"""Sentences of rulings in the reader's language, from their keys and values."""

from collections.abc import Callable, Collection, Iterable, Mapping
from decimal import Decimal
from fractions import Fraction
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from django.utils.formats import number_format
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from bridge.auction import PASS, Call
from bridge.cards import Card, Strain, Suit
from bridge.contracts import Contract
from bridge.deal import write_pbn
from bridge.scoring.exact import rounded
from bridge.scoring.results import Result, parse_result
from bridge.seats import Seat
from lawbook import turkish
from rulings import wording
from rulings.engine.trace import Conclusion
from rulings.situations.score_values import PossibleResult
from rulings.table.facts import PenaltyCardFact
from rulings.wording.forms import Fact, Text
from rulings.wording.players import (
    ADDRESSED,
    PLAYERS,
    SEAT_LETTERS,
    SUITS,
    SUITS_AS_OBJECT,
    call_name,
    card_name,
    the_call,
)

MINUS = "−"
_GLYPHS = str.maketrans("SHDC", "♠♥♦♣")


def say(conclusion: Conclusion) -> str:
    """The sentence of a conclusion, whichever situation drew it. An option is said to the player who chooses."""
    sentence = formatted(conclusion.key, conclusion.values)
    return sentence if conclusion.part == "option" else capitalised(sentence)


def say_text(text: Text, values: Mapping[str, Any]) -> str:
    """A sentence with its values put into it as words: players, cards and suits also in the cases that Turkish needs."""
    return str(text) % _Words(values) if values else str(text)


def kind_title(kind: str) -> str:
    """The name of a kind of case."""
    return str(_merged("KINDS")[kind])


def question(fact: str) -> str:
    """A fact as one asks for it."""
    return str(question_text(fact))


def question_text(fact: str) -> Text:
    """The same, for a sentence that is said later."""
    return _fact(fact).question


def value_name(fact: str, value: Any) -> str:
    """A value of a fact in words."""
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if value == ():
        return _("none")
    named = _fact(fact).values
    if named and isinstance(value, tuple):
        return _(", ").join(value_name(fact, one) for one in value)
    words = named.get(value) if isinstance(value, str) else None
    return str(words) if words is not None else _word(value)


def address_of(player: str) -> str:
    """How the director addresses who has the choice."""
    return str(ADDRESSED[player]) if player in ADDRESSED else capitalised(str(PLAYERS[player].plain))


def capitalised(text: str) -> str:
    """The text with its first letter large, as the language has it."""
    first = text[:1]
    return (turkish.upper(first) if first == "i" and get_language() == "tr" else first.upper()) + text[1:]


def _fact(fact: str) -> Fact:
    found: Fact = _merged("FACTS")[fact]
    return found


@cache
def modules() -> list[Any]:
    """Everything that is worded, imported once."""
    return [import_module(f"{wording.__name__}.{module.name}") for module in iter_modules(wording.__path__)]


@cache
def _merged(name: str) -> dict[str, Any]:
    """What all wording modules say under a name."""
    return {key: value for module in modules() for key, value in getattr(module, name, {}).items()}


def sentences() -> dict[str, Text]:
    """What is said of each conclusion and each problem: one sentence for a key."""
    return _merged("SENTENCES")


def formatted(key: str, values: Mapping[str, Any], extra: Iterable[str] = ()) -> str:
    """The most refined sentence that there is for a key, with its values as words."""
    return str(_sentence(key, values, extra) % _Words(values))


def _sentence(key: str, values: Mapping[str, Any], extra: Iterable[str]) -> Text:
    """The most refined sentence that there is for the values."""
    said = sentences()
    refined = [
        value
        for value in values.values()
        if isinstance(value, str) and value not in PLAYERS and not isinstance(value, Suit)
    ]
    refined += [f"no-{name}" for name, value in values.items() if value is None]
    refined += [f"in-{name}" for name in ("matchpoints",) if name in values]
    refined += extra
    candidates = [".".join([key, *refined]), *(f"{key}.{one}" for one in reversed(refined)), key]
    if "trick" in values:
        candidates = [".".join([key, *refined, "on-trick"]), *candidates]
    found: Text = next(said[one] for one in candidates if one in said)
    return found


class _Words(dict[str, Any]):
    """The values of a sentence as words, each when the sentence has it: of a player it could have any of five forms."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        super().__init__()
        self._values = values

    def __missing__(self, name: str) -> Any:
        if name in self._values:
            said = _as_words(name, self._values[name])
        else:
            of, _separator, form = name.rpartition("_")
            said = _FORMS[form](self._values[of])
        self[name] = said
        return said


def _as_words(name: str, value: Any) -> Any:
    if name == "result" and isinstance(value, str):
        value = parse_result(value)
    if name == "suits" and isinstance(value, tuple):
        return _listed([_word(item) for item in value], _("%(first)s or %(last)s")) if len(value) > 1 else _word(value)
    return value if isinstance(value, int) and value >= 0 else _word(value)


def _of(value: Any) -> Text:
    if not isinstance(value, Card):
        return PLAYERS[value].of
    return turkish.genitive(card_name(value)) if get_language() == "tr" else card_name(value)


def _at(value: Any) -> Text:
    return turkish.locative(str(PLAYERS[value].source)) if get_language() == "tr" else PLAYERS[value].plain


def _acc(value: Any) -> Text:
    if isinstance(value, Suit):
        return SUITS_AS_OBJECT[value]
    return turkish.accusative(card_name(value)) if get_language() == "tr" else card_name(value)


def _imps(value: Any) -> str:
    return (_("%(imps)s IMP") if abs(value) == 1 else _("%(imps)s IMPs")) % {"imps": _word(value)}


_FORMS: dict[str, Callable[[Any], Text]] = {
    "of": _of,
    "to": lambda value: PLAYERS[value].to,
    "from": lambda value: PLAYERS[value].source,
    "at": _at,
    "acc": _acc,
    "the": the_call,
    "imps": _imps,
}
"""What a sentence may have of a value: a case of a name (``%(who_of)s``), a call that was made (``%(call_the)s``), IMPs with
their unit (``%(worth_imps)s``: 1 IMP, 2 IMPs)."""


def _is_player(value: Any) -> bool:
    """A seat, a side or a role; the letters of suits are not."""
    return isinstance(value, str) and value in PLAYERS and not isinstance(value, Suit | Strain)


def _word(value: Any) -> str:
    """A value of a fact or a conclusion in words."""
    if isinstance(value, Suit):
        return str(SUITS[value])
    if isinstance(value, Call):
        return call_name(value)
    if isinstance(value, str):
        return str(PLAYERS[value].plain) if _is_player(value) else value
    if isinstance(value, Mapping):
        named = (f"{name} {_word(item)}" for name, item in value.items())
        return write_pbn(value) if Seat.N in value else _(", ").join(named)
    if isinstance(value, list | tuple | set | frozenset) and not isinstance(value, Card):
        if len(value) > 1 and all(isinstance(item, Suit) for item in value):
            return _listed([_word(item) for item in value], _("%(first)s and %(last)s"))
        return _between(value).join(_word(item) for item in value)
    return _of_the_game(value)


def _listed(words: list[str], joined: str) -> str:
    """In a sentence the last of several stands behind an "and" or "or"."""
    return joined % {"first": _(", ").join(words[:-1]), "last": words[-1]}


def _between(items: Collection[Any]) -> str:
    """What stands between the items of a list: decimals have commas of their own, groups of scores their semicolons."""
    if all(isinstance(item, int | float | Decimal | Fraction) for item in items):
        return "; "
    grouped = all(type(item) is tuple and isinstance(item[0], int | Result) for item in items)
    return " / " if grouped else _(", ")


def _possible_result(value: PossibleResult) -> str:
    """A result with its weight, if it is not the whole; and that it could not come about legally."""
    said = _word(value.score)
    if value.weight != 1:
        said = _("%(result)s (%(weight)s%%)") % {"result": said, "weight": _word(value.weight * 100)}
    return said if value.legal else _("%(result)s (not legal)") % {"result": said}


def _of_the_game(value: Any) -> str:
    """Cards, contracts and results as players say and write them."""
    match value:
        case Card():
            return card_name(value)
        case PenaltyCardFact():
            return f"{_word(value.seat)}: {card_name(value.card)}"
        case Contract():
            strain = value.strain.translate(_GLYPHS) if value.strain.trump else value.strain
            return f"{value.level}{strain}{value.risk}"
        case Result():
            return _result_name(value)
        case float() | Decimal():
            return number_format(value).replace("-", MINUS)
        case Fraction():
            return number_format(rounded(value)).replace("-", MINUS)
        case PossibleResult():
            return _possible_result(value)
        case int() if value < 0:
            return f"{MINUS}{-value}"
    return str(value)


def _result_name(result: Result) -> str:
    """A result as it is written, the declarer by the letter of the language; a board that was passed out as a pass."""
    if result.contract is None:
        return call_name(Call(PASS))
    shown, seat = str(result).replace("-", MINUS), result.contract.declarer
    return shown.removesuffix(str(seat)) + str(SEAT_LETTERS[seat]) if seat else shown
