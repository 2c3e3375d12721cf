"""What decided a ruling, read off its trace: the clauses that it rests on, and the facts that they turned on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bridge.cards import Card
from rulings.engine.citing import is_within
from rulings.engine.trace import Conclusion, Step


@dataclass(frozen=True, slots=True)
class FactRead:
    """A fact with its value, and the clause for which it was read; ``assumed``: not given, but taken as usual."""

    name: str
    value: Any
    clause: str
    assumed: bool = False


def decided(step: Step) -> bool:
    """Whether a rule applied: it concluded something, found something true, or gave the answer by its name.

    What only narrows a choice (the cards that may be played), and what found nothing or false, decided nothing by itself.
    """
    finding = step.finding
    if isinstance(finding, tuple) and not isinstance(finding, Card):
        return any(isinstance(item, Conclusion) for item in finding)
    return bool(finding)


def deciding_clauses(trace: Step) -> list[str]:
    """The clauses that a ruling rests on, once each: a rule before those that it asked, in the order of the trace.

    Of a clause and its parts only the parts are named if they are what the clause rests on (63A1, not 63A). Of what is
    only supposed the clauses of the conclusions stand with their option.
    """
    return list(dict.fromkeys(clause for step in trace.steps for clause in _clauses(step)))


def _clauses(step: Step) -> list[str]:
    below = [clause for child in step.steps if child.supposed is None for clause in _clauses(child)]
    return [*_own_clauses(step, below), *below]


def _own_clauses(step: Step, below: list[str]) -> Iterator[str]:
    if not decided(step):
        return
    findings = step.finding if isinstance(step.finding, tuple) else (step.finding,)
    concluded = [item for item in findings if isinstance(item, Conclusion)]
    cited = [clause for item in concluded for clause in (item.clause, *(then.clause for then in item.then))]
    if not any(is_within(clause, step.clause) for clause in (*cited, *below)):
        yield step.clause
    yield from cited


def telling_clause(concluded: Sequence[Conclusion], beside: Sequence[Sequence[Conclusion]]) -> str:
    """The clause of the conclusion that tells a case from most of those beside it.

    The general clause comes first in a trace and holds there too (69A: the agreement is established); what is particular
    about this case comes after it (69B2: the trick goes back).
    """
    there = [{_told_apart(item) for item in ruling} for ruling in beside]
    return max(concluded, key=lambda item: sum(_told_apart(item) not in one for one in there)).clause


def _told_apart(item: Conclusion) -> tuple[str, str, str]:
    return item.clause, item.key, repr(sorted(item.values.items()))


def facts_that_decided(trace: Step) -> tuple[FactRead, ...]:
    """The facts that the case gave and that the deciding rules read, once each, in the order of the trace.

    First those on which it turned which rules were asked; they stand in no clause alone. What an option leads to turns on
    facts too, but not on those that are supposed with it.
    """
    way = [FactRead(name, value, "") for name, value in trace.facts.items() if value is not None]
    read = {fact.name: fact for fact in (*way, *facts_read(trace, deciding=True)) if not fact.assumed}
    return tuple(read.values())


def facts_read(trace: Step, *, deciding: bool = False) -> tuple[FactRead, ...]:
    """Every fact that was read, with the first clause that read it; ``deciding``: only the rules that decided."""
    found: dict[str, FactRead] = {}
    for step, supposed in _steps(trace):
        if deciding and not decided(step):
            continue
        for name, value in step.facts.items():
            if value is not None and name not in supposed:
                found.setdefault(name, FactRead(name, value, step.clause))
        for name, value in step.assumed.items():
            found.setdefault(name, FactRead(name, value, step.clause, assumed=True))
    return tuple(found.values())


def _steps(step: Step, supposed: frozenset[str] = frozenset()) -> Iterator[tuple[Step, frozenset[str]]]:
    """Every step below with the facts that are only supposed there."""
    for child in step.steps:
        names = supposed | child.supposed.keys() if child.supposed else supposed
        yield child, names
        yield from _steps(child, names)
