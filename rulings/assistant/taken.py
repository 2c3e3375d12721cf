"""What a tile takes as usual: told by nobody, said on the ruling, and changed by one tap to what it was."""

from dataclasses import dataclass

from rulings.assistant.told import Told, is_possible
from rulings.engine.deciding import facts_read
from rulings.engine.facts import Facts
from rulings.engine.joining import alike
from rulings.engine.kinds import kind_of
from rulings.engine.outcome import Ruling
from rulings.engine.rulings import rule
from rulings.situations.values_as_text import as_text
from rulings.trees import answers_in_short
from rulings.wording.speech import question, value_name


@dataclass(frozen=True)
class Answer:
    """A value in words, and where it leads; ``chosen``: told already."""

    label: str
    address: str
    chosen: bool = False


@dataclass(frozen=True)
class Taken:
    """A fact that is taken as usual; ``value`` names every value that is ruled alike, ``others`` those that are not."""

    question: str
    value: str
    change: str
    others: list[Answer]


def possible(told: Told) -> Told:
    """The same without what is taken as usual and cannot be, as something else was told."""
    for name in [name for name in told.facts if name in told.taken]:
        if is_possible(told):
            break
        told = told.untold(name)
    return told


def taken_facts(told: Told, facts: Facts, ruling: Ruling, language: str) -> list[Taken]:
    """Those that the ruling has read, with what they would be otherwise, in the active language."""
    read = {fact.name for fact in facts_read(ruling.trace)} | ruling.trace.facts.keys()
    return [_taken(told, facts, ruling, name, language) for name in told.facts if name in told.taken & read]


def _taken(told: Told, facts: Facts, ruling: Ruling, name: str, language: str) -> Taken:
    same, *others = _groups(facts, ruling, name)
    label = answers_in_short(same, [value_name(name, value) for value in same])
    answers = [
        Answer(
            answers_in_short(values, [value_name(name, value) for value in values]),
            told.telling(name, as_text(values[0])).address(language),
        )
        for values in others
    ]
    return Taken(question(name), label, told.asked_for(name).address(language), answers)


def _groups(facts: Facts, ruling: Ruling, name: str) -> list[list[object]]:
    """The values that are ruled as the one that is taken, then the others by how they are ruled."""
    own = facts.known[name]
    groups: list[tuple[Ruling, list[object]]] = [(ruling, [])]
    for value in facts.fields[name].candidates or (own,):
        supposed = facts.but(**{name: value})
        if kind_of(supposed).problems(supposed):
            continue
        found = ruling if value == own else rule(supposed)
        values = next((values for other, values in groups if alike(other, found)), None)
        if values is None:
            groups.append((found, [value]))
        else:
            values.append(value)
    return [values for _ruling, values in groups]
