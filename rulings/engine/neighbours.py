"""The cases beside a case: the same situation with a fact otherwise, among those that its ruling read, each ruled.

What a ruling did not read cannot change it, so nothing else is tried. What must be told besides, because the changed case asks
for it, is part of the difference. Nearer cases come first.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from rulings.engine.deciding import facts_read
from rulings.engine.facts import UNKNOWN, FactMissing, Facts
from rulings.engine.kinds import kind_of
from rulings.engine.outcome import Ruling

Values = Callable[[Facts, str], Iterable[Any]]
"""The values that a fact of a case could have instead."""


@dataclass(frozen=True, slots=True)
class Beside:
    """A case that differs from another in the facts ``changed``, and its ruling."""

    changed: Mapping[str, Any]
    case: Facts
    ruling: Ruling


def candidates(case: Facts, name: str) -> Iterable[Any]:
    """Every value that can be counted."""
    return case.fields[name].candidates


def beside(case: Facts, values: Values = candidates, *, most: int = 2) -> Iterator[Beside]:
    """The possible cases that differ in up to ``most`` facts, those in one fact before those in two."""
    level: list[tuple[dict[str, Any], Facts, Iterable[str]]] = [({}, case, facts_asked(_tried(case)))]
    seen: set[tuple[tuple[str, str], ...]] = set()
    for _changes in range(most):
        further: list[tuple[dict[str, Any], Facts, Iterable[str]]] = []
        for changed, near, names in level:
            for more, found in one_fact_on(near, names, values, changed):
                key = tuple(sorted((name, str(value)) for name, value in more.items()))
                if key in seen:
                    continue
                seen.add(key)
                outcome = _tried(found)
                if isinstance(outcome, Ruling):
                    yield Beside(more, found, outcome)
                further.append((more, found, facts_asked(outcome)))
        level = further


def one_fact_on(
    near: Facts, names: Iterable[str], values: Values = candidates, changed: Mapping[str, Any] = MappingProxyType({})
) -> Iterator[tuple[dict[str, Any], Facts]]:
    """The possible cases in which one of the facts, not yet changed, is otherwise: all that is changed, and the case.

    Of a ruling by the rules of another kind (a second call out of rotation, by 25) only the facts that this one has.
    """
    for name in names:
        if name in changed or name not in near.fields:
            continue
        now = near.known.get(name, UNKNOWN if name in near.unassumed else near.fields[name].default)
        for value in values(near, name):
            if value == now:
                continue
            found = near.but(**{name: value})
            if not kind_of(found).problems(found):
                yield {**changed, name: value}, found


def _tried(case: Facts) -> Ruling | str:
    """The ruling, or the fact that it lacks."""
    facts = case.but()
    try:
        kind_of(facts).rule(facts)
    except FactMissing as missing:
        return missing.name
    return Ruling(facts.kind, facts.step)


def fact_lacking(case: Facts) -> str | None:
    """The fact without which the rules cannot go on; ``None`` where they rule."""
    outcome = _tried(case)
    return outcome if isinstance(outcome, str) else None


def facts_asked(outcome: Ruling | str) -> tuple[str, ...]:
    """The facts that a ruling read or asked for, in the order of its trace; or the one that it lacks."""
    if isinstance(outcome, str):
        return (outcome,)
    trace = outcome.trace
    known = (name for name, value in trace.facts.items() if value is not None)
    return tuple(dict.fromkeys((*known, *trace.assumed, *(fact.name for fact in facts_read(trace)))))


def drawn(start: Facts, draw: Callable[[Facts, str], Any], optional: Iterable[str] = ()) -> Facts | None:
    """A case that can be ruled on: every fact that its rules come to ask for, and no other, as ``draw`` gives it.

    ``optional``: facts that a ruling can do without, drawn where a rule asks whether they are known. ``None`` where what was
    drawn cannot be so.
    """
    case = start
    while True:
        outcome = _tried(case)
        lacking = outcome if isinstance(outcome, str) else _asked_in_vain(case, outcome, optional)
        if lacking is None:
            return case
        case = case.but(**{lacking: draw(case, lacking)})
        if kind_of(case).problems(case):
            return None


def _asked_in_vain(case: Facts, ruling: Ruling, optional: Iterable[str]) -> str | None:
    asked = _asked_anywhere(ruling)
    return next((name for name in optional if name in asked and name not in case.known), None)


def _asked_anywhere(ruling: Ruling) -> set[str]:
    """Every fact that a rule asked about, known or not, but not in what is only supposed."""
    found: set[str] = set()
    steps = [ruling.trace]
    while steps:
        step = steps.pop()
        found |= step.facts.keys() | step.assumed.keys()
        steps += [child for child in step.steps if child.supposed is None]
    return found


def has_usual(case: Facts, name: str) -> bool:
    """Whether a fact is taken as usual where nobody mentions it."""
    return case.fields[name].default is not UNKNOWN
