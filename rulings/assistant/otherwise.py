"""What would be ruled if one fact of a case were otherwise: asked of the engine, for the facts on which its ruling turned."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rulings.assistant.cases import ReviewedCase, facts_of
from rulings.assistant.told import Told, told_of
from rulings.engine.deciding import facts_that_decided
from rulings.engine.facts import Facts
from rulings.engine.joining import alike
from rulings.engine.neighbours import one_fact_on
from rulings.engine.rulings import Ruling, rule
from rulings.scripts import script
from rulings.situations.examples import EXAMPLES
from rulings.situations.values_as_text import as_text
from rulings.wording.speech import question, value_name

MOST = 6


@dataclass(frozen=True)
class Otherwise:
    """A fact as one asks for it, another value of it, what is then said that was not, and where that is ruled on.

    ``asks``: then another fact would have to be known first.
    """

    question: str
    value: str
    said: str
    address: str
    asks: bool


def otherwise(case: ReviewedCase, language: str, shown: frozenset[tuple[str, str]] = frozenset()) -> list[Otherwise]:
    """What other values bring, each fact once, in the language in force; ``shown``: questions and values told already."""
    facts = facts_of(case)
    told, ruling = told_of(facts), rule(facts)
    found: list[Otherwise] = []
    asking: list[Otherwise] = []
    for name in _names(facts, ruling):
        brought = list(_of(name, facts, ruling, told, language, shown))
        if ruled := next((one for one in brought if not one.asks), None):
            found.append(ruled)
        else:
            asking += brought[:1]
        if len(found) == MOST:
            break
    return found or asking


def _names(facts: Facts, ruling: Ruling) -> list[str]:
    """The facts on which the ruling turned, then the others that it took or was given."""
    decided = [one.name for one in facts_that_decided(ruling.trace)]
    return [name for name in dict.fromkeys([*decided, *facts.known, *ruling.assumed]) if name in facts.fields]


def _of(
    name: str, facts: Facts, ruling: Ruling, told: Told | None, language: str, shown: frozenset[tuple[str, str]]
) -> Iterator[Otherwise]:
    before = script(ruling)
    for changed, supposed in one_fact_on(facts, [name], _values):
        value = changed[name]
        asked, said = question(name), value_name(name, value)
        if (asked, said) in shown:
            continue
        other = rule(supposed)
        new = next((line for line in script(other) if line not in before), "")
        if new and not alike(other, ruling):
            yield Otherwise(asked, said, new, _address(told, name, value, language), other.split is not None)


def _address(told: Told | None, name: str, value: Any, language: str) -> str:
    return told.telling(name, as_text(value)).address(language) if told else ""


def _values(facts: Facts, name: str) -> list[Any]:
    """The values of a fact that can be counted, or examples of them; of numbers the nearest first."""
    own = facts.known.get(name, facts.fields[name].default)
    values = list(facts.fields[name].candidates or EXAMPLES.get(facts.kind, {}).get(name, ()))
    numbers = type(own) is int and all(type(value) is int for value in values)
    return sorted(values, key=lambda value: abs(value - own)) if numbers else values
