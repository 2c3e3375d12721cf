"""The kinds of case: for each, the facts it can have and the rule that rules on it."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

from pydantic import BaseModel

from bridge.problems import ImpossibleCase, Problem
from rulings.engine.clauses import load_laws
from rulings.engine.facts import UNKNOWN, FactMissing, Facts, input_model

F = TypeVar("F", bound=Facts)


@dataclass(frozen=True)
class Kind:
    """A kind of case. A check names a contradiction between facts; one that lacks a fact finds none."""

    name: str
    facts: type[Facts]
    rule: Callable[[Any], object]
    checks: tuple[Callable[[Any], Problem | None], ...] = ()

    @cached_property
    def input_model(self) -> type[BaseModel]:
        """What a case may say; it takes pydantic long, so that it is made for the first who asks."""
        return input_model(self.facts)

    def problems(self, facts: Facts) -> list[Problem]:
        """What cannot be true together in the facts."""
        found = []
        checked = facts.but()
        for check in self.checks:
            try:
                problem = check(checked)
            except FactMissing:
                continue
            except ImpossibleCase as impossible:
                found += impossible.problems
                continue
            if problem:
                found.append(problem)
        return found

    def assuming_what_can_be(self, facts: F, even: Collection[str] = ()) -> F:
        """The case without assuming of a fact what the told facts exclude: it is unknown then, like one without a default.

        ``even``: facts of which the usual is assumed even so.
        """
        excluded = {
            name
            for name, fact in self.facts.fields.items()
            if fact.default is not UNKNOWN
            and name not in facts.known
            and name not in even
            and self.problems(facts.but(**{name: fact.default}))
        }
        return type(facts)(unassumed=facts.unassumed | excluded, **facts.known) if excluded else facts


_KINDS: dict[str, Kind] = {}


def rules_on(
    facts: type[F], *checks: Callable[[F], Problem | None]
) -> Callable[[Callable[[F], object]], Callable[[F], object]]:
    """Mark the function that rules on a kind of case, and the checks that its facts can be true together."""

    def mark(function: Callable[[F], object]) -> Callable[[F], object]:
        _KINDS[facts.kind] = Kind(facts.kind, facts, function, checks)
        return function

    return mark


def kinds() -> dict[str, Kind]:
    """All kinds of case by name, in the order of the alphabet."""
    load_laws()
    return dict(sorted(_KINDS.items()))


def kind_named(name: str) -> Kind:
    """The kind of that name, which is known to be one."""
    if name not in _KINDS:
        load_laws()
    return _KINDS[name]


def kind_of(facts: Facts) -> Kind:
    """The kind of a case whose facts are at hand."""
    return _KINDS[facts.kind]
