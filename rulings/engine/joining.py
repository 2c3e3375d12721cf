"""Rulings for different values of a missing fact that are alike: what they have in common is the ruling."""

import operator
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rulings.engine.outcome import Branch, Ruling, Split
from rulings.engine.trace import Conclusion, Step, conclusions


def essence(ruling: Ruling) -> str:
    """What makes two rulings the same for those at the table: what is concluded, whatever the facts read on the way."""
    split = ruling.split
    below = [(branch.values, essence(branch.ruling)) for branch in split.branches] if split else []
    concluded = [(item.part, item.key, item.values, item.clause, item.then) for item in ruling.concluded]
    return repr((concluded, split and split.fact, below))


def alike(ruling: Ruling, other: Ruling) -> bool:
    """Whether two rulings have the same essence; sooner said than written out."""
    split, others = ruling.split, other.split
    if split is None or others is None:
        return split is others and ruling.concluded == other.concluded
    same = split.fact == others.fact and len(split.branches) == len(others.branches)
    return same and ruling.concluded == other.concluded and all(map(_branches_alike, split.branches, others.branches))


def _branches_alike(branch: Branch, other: Branch) -> bool:
    return branch.values == other.values and alike(branch.ruling, other.ruling)


def alike_in_any_order(ruling: Ruling, other: Ruling) -> bool:
    """Whether two rulings say the same to a reader, who is not ruled otherwise if only the order of sentences is another."""
    return _in_any_order(ruling) == _in_any_order(other)


def _in_any_order(ruling: Ruling) -> tuple[object, ...]:
    split = ruling.split
    below = [(branch.values, _in_any_order(branch.ruling)) for branch in split.branches] if split else []
    return _sorted(ruling.concluded), split and split.fact, below


def _sorted(items: Iterable[Conclusion]) -> list[Any]:
    rows = [(item.part, item.key, sorted(item.values.items()), item.clause, _sorted(item.then)) for item in items]
    return sorted(rows, key=repr)


def joined(ruling: Ruling, other: Ruling, fact: str) -> Ruling:
    """A ruling of the same essence for two values of a fact: with the steps that both took, and without the fact."""
    split = ruling.split
    if split is not None and other.split is not None:
        split = _joined_split(split, other.split, fact)
    return replace(ruling, trace=in_common(ruling.trace, other.trace, fact), split=split)


def _joined_split(split: Split, other: Split, fact: str) -> Split:
    pairs = zip(split.branches, other.branches, strict=True)
    branches = tuple(replace(one, ruling=joined(one.ruling, two.ruling, fact)) for one, two in pairs)
    return replace(split, branches=branches)


def in_common(step: Step, other: Step, fact: str = "") -> Step:
    """The step with those below it that the other has too, and the facts (but ``fact``) that have one value in both.

    What was concluded is alike, and stays, whichever rule concluded it: then under its clause, not under that rule's.
    """
    steps = _steps_in_common(step, other, fact) if step.steps else step.steps
    facts = _facts_in_common(step.facts, other.facts, fact) if step.facts else step.facts
    if steps is step.steps and facts is step.facts:
        return step
    return replace(step, facts=facts, steps=steps)


def _steps_in_common(step: Step, other: Step, fact: str) -> list[Step]:
    kept = []
    for one in step.steps:
        if (counterpart := _counterpart(one, other.steps)) is not None:
            kept.append(in_common(one, counterpart, fact))
        elif one.supposed is None and conclusions(one):
            own = conclusions(replace(one, steps=[]))
            clause, finding = (own[0].clause, one.finding) if own else (one.clause, None)
            kept.append(replace(one, clause=clause, finding=finding, facts={}, assumed={}))
    unchanged = len(kept) == len(step.steps) and all(map(operator.is_, kept, step.steps))
    return step.steps if unchanged else kept


def _counterpart(step: Step, others: list[Step]) -> Step | None:
    """The same rule with the same finding."""
    for other in others:
        if step.rule == other.rule and step.clause == other.clause and step.finding == other.finding:
            return other
    return None


def _facts_in_common(facts: dict[str, Any], others: dict[str, Any], fact: str) -> dict[str, Any]:
    """The facts but that one, without those that have another value in the other step."""
    if fact not in facts and (facts == others or not facts.keys() & others.keys()):
        return facts
    return {name: value for name, value in facts.items() if name != fact and others.get(name, value) == value}
