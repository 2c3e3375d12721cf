"""The cases beside a case: the same situation, one fact different."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from rulings.assistant.cases import ReviewedCase, facts_of, reviewed_cases
from rulings.engine.facts import Facts
from rulings.wording.speech import question, value_name

MOST = 6


@dataclass(frozen=True)
class Neighbour:
    """A case that differs in one fact: the fact as one asks for it, and what it is there."""

    title: str
    address: str
    question: str
    value: str


def neighbours(case: ReviewedCase, language: str) -> list[Neighbour]:
    """The cases of the same situation that differ from this one in one fact which can be said in words."""
    own = _known(facts_of(case))
    found = []
    for other, there in _of_kind(case.kind):
        if other.id == case.id:
            continue
        differing = [name for name in own.keys() | there.keys() if own.get(name) != there.get(name)]
        if len(differing) == 1 and _is_sayable(there.get(differing[0])):
            name = differing[0]
            said = value_name(name, there[name])
            found.append(Neighbour(other.title[language], other.address(language), question(name), said))
    return found[:MOST]


@cache
def _of_kind(kind: str) -> list[tuple[ReviewedCase, dict[str, Any]]]:
    """All cases of a situation, with what is so in each."""
    return [(case, _known(facts_of(case))) for case in reviewed_cases().values() if case.kind == kind]


def _known(facts: Facts) -> dict[str, Any]:
    """What is so in a case, said or taken for granted."""
    assumed = {name: field.default for name, field in facts.fields.items() if isinstance(field.default, bool | str)}
    return assumed | facts.known


def _is_sayable(value: Any) -> bool:
    return isinstance(value, bool | int | str)
