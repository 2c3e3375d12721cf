"""Seats for roles: the sentences of a ruling say “East” where it is known who the offender is."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bridge.seats import Seat, Side
from rulings.engine.rulings import Branch, Ruling, Split
from rulings.engine.trace import Conclusion, Option, Step

Roles = Mapping[str, Seat | Side]
"""Which seat or side each role of a ruling is: ``{"offender": Seat.W, "opponents": Side.NS, …}``."""

_Done = dict[int, Conclusion]
"""What is seated already, by the conclusion it was: one that two steps found stays one."""


def seated(ruling: Ruling, roles: Roles) -> Ruling:
    """The ruling with the seats of this table for the roles of its sentences, also where a fact is missing."""
    split = ruling.split
    if split is not None:
        branches = tuple(Branch(one.values, seated(one.ruling, roles)) for one in split.branches)
        split = Split(split.fact, split.judgement, branches)
    return Ruling(ruling.kind, _seated_step(ruling.trace, roles, {}), split)


def seated_conclusion(item: Conclusion, roles: Roles) -> Conclusion:
    """The conclusion, and what follows from it, with seats for roles."""
    values = {name: roles.get(value, value) if isinstance(value, str) else value for name, value in item.values.items()}
    there = item.but(**values)
    if isinstance(there, Option) and there.then:
        there.then = tuple(seated_conclusion(then, roles) for then in there.then)
    return there


def _seated_step(step: Step, roles: Roles, done: _Done) -> Step:
    steps = [_seated_step(child, roles, done) for child in step.steps]
    return replace(step, finding=_seated_finding(step.finding, roles, done), steps=steps)


def _seated_finding(finding: Any, roles: Roles, done: _Done) -> Any:
    if isinstance(finding, tuple):
        return tuple(_seated_finding(item, roles, done) for item in finding)
    if not isinstance(finding, Conclusion):
        return finding
    if id(finding) not in done:
        done[id(finding)] = seated_conclusion(finding, roles)
    return done[id(finding)]
