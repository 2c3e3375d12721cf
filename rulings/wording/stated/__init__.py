"""What a fact says of a case, as it stands after "because": one short sentence for each value, without capital or full stop.

A module for each group of kinds: ``STATED[fact][value]``, one sentence whichever situation says it. ``"*"`` is any other
value; of a list of cards ``"none"``, ``"one"`` (``"small"`` or ``"honour"`` where that counts) or ``"several"``. What only a
diagram or a sum can show has none.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from bridge.cards import Card, Suit
from bridge.contracts import Contract
from rulings.wording.forms import Text
from rulings.wording.speech import say_text, value_name

GRADED_IN = {"card": frozenset({"fifth-card"}), "cards": frozenset({"exposed-card"})}
"""What is said of a card is its grade: that tells nothing where a situation asks for the card to name it."""


def stated(kind: str, fact: str, value: Any, names: Mapping[str, Any]) -> str:
    """A fact of a kind of case in words, with the names of the players; empty where there are no words for it."""
    if kind not in GRADED_IN.get(fact, (kind,)):
        return ""
    said = statements().get(fact, {})
    text = next((said[one] for one in sorts(value) if one in said), None)
    if text is None:
        return ""
    suit = {"suit": Suit(value)} if isinstance(value, str) and value in _SUITS else {}
    label = value_name(fact, value) if isinstance(value, str) else ""
    return say_text(text, {**names, "value": value, "label": label, **suit})


_SUITS = frozenset(suit.value for suit in Suit)


def sorts(value: Any) -> list[Any]:
    """How a value is named where not each has words of its own: itself, then what sort it is of, then any (``"*"``)."""
    if isinstance(value, Card):
        return ["honour" if value.is_honour else "small", "*"]
    if isinstance(value, Contract):
        return [f"{value.strain}{value.risk}", value.risk, "*"]
    if isinstance(value, tuple):
        if len(value) == 1:
            return [*sorts(value[0])[:-1], "one", "*"]
        return ["several" if value else "none", "*"]
    return [value, "*"] if isinstance(value, str | bool | int) else ["*"]


@cache
def statements() -> dict[str, dict[Any, Text]]:
    """The sentences of all modules: by fact and value."""
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    return {fact: said for module in modules for fact, said in module.STATED.items()}
