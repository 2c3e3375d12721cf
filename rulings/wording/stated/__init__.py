"""What a fact says of a case, as it stands after "because": one short sentence for each value, without capital or full stop.

A module for each group of kinds: ``STATED[fact][value]``, one sentence whichever situation says it; ``STATED["kind.fact"]``
where a kind needs words of its own. ``"*"`` is any other
value; of a list of cards ``"none"``, ``"one"`` (``"small"`` or ``"honour"`` where that counts) or ``"several"``. What only a
diagram or a sum can show has none.
"""

from collections.abc import Mapping
from dataclasses import dataclass
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
    found = statement(kind, fact, value)
    return say_text(found[0], {**names, **found[1]}) if found else ""


def statement(kind: str, fact: str, value: Any) -> tuple[Text, dict[str, Any]] | None:
    """The sentence for a fact and value, and what of the value is put into it."""
    if kind not in GRADED_IN.get(fact, (kind,)):
        return None
    said = {**statements().get(fact, {}), **statements().get(f"{kind}.{fact}", {})}
    text = next((said[one] for one in sorts(value) if one in said), None)
    if text is None:
        return None
    suit = {"suit": Suit(value)} if isinstance(value, str) and value in _SUITS else {}
    label = {"label": Named(fact, value)} if isinstance(value, str) else {}
    return text, {"value": value, **label, **suit}


@dataclass(frozen=True)
class Named:
    """A value of a fact by its word, said in the language of the moment."""

    fact: str
    value: str

    def __str__(self) -> str:
        return value_name(self.fact, self.value)


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
