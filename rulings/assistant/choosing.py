"""The options of a ruling, each with the page on which it has been chosen.

Where the situation knows a fact for the choice, that page rules on it; elsewhere it shows what follows the option.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from rulings.assistant.options import Spoken, spoken
from rulings.assistant.told import CHOSEN, Told, is_possible
from rulings.engine.facts import UNKNOWN
from rulings.engine.kinds import kind_named
from rulings.engine.outcome import Ruling
from rulings.engine.trace import Conclusion, Step
from rulings.situations.values_as_text import as_text


@dataclass(frozen=True)
class Offered:
    """An option, where it leads once it is chosen, and whether it has been."""

    option: Spoken
    address: str
    chosen: bool = False


def offers(told: Told, ruling: Ruling, shown: list[dict[str, Any]], language: str) -> list[Offered]:
    """The options in their order; ``shown`` is how they are presented."""
    found: list[Offered] = []
    for (name, item), option in zip(_named(ruling), shown, strict=True):
        after = _after(told, ruling, item) or told.carrying(**{CHOSEN: name})
        found.append(Offered(spoken(option), after.address(language), told.beside.get(CHOSEN) == name))
    return found


def chosen_option(told: Told, ruling: Ruling) -> Conclusion | None:
    """The option that the address says was chosen, where the situation has no fact for it."""
    return next((item for name, item in _named(ruling) if name == told.beside.get(CHOSEN)), None)


def _named(ruling: Ruling) -> list[tuple[str, Conclusion]]:
    """The options, each with its name in an address: its key, of several alike with its place."""
    found: list[tuple[str, Conclusion]] = []
    for item in ruling.part("option"):
        alike = any(name == item.key for name, _item in found)
        found.append((f"{item.key}.{len(found)}" if alike else item.key, item))
    return found


def _after(told: Told, ruling: Ruling, item: Conclusion) -> Told | None:
    """What is told once the option is chosen, where the situation has facts that say so."""
    supposed = next((facts for option, facts in _supposed(ruling.trace) if option is item), {})
    fields = kind_named(told.kind).facts.fields
    if not supposed or any(name not in fields or value is UNKNOWN for name, value in supposed.items()):
        return None
    after = replace(told, asking="")
    for name, value in supposed.items():
        after = after.telling(name, as_text(value))
    return after if is_possible(after) else None


def _supposed(step: Step) -> Iterator[tuple[object, dict[str, Any]]]:
    for child in step.steps:
        if child.supposed is None:
            yield from _supposed(child)
        else:
            yield child.finding, child.supposed
