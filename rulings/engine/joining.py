"""Rulings for different values of a missing fact that are alike: what they have in common is the ruling."""

from dataclasses import replace

from rulings.engine.outcome import Ruling, Split
from rulings.engine.trace import Step, conclusions


def essence(ruling: Ruling) -> str:
    """What makes two rulings the same for those at the table: what is concluded, whatever the facts read on the way."""
    split = ruling.split
    below = [(branch.values, essence(branch.ruling)) for branch in split.branches] if split else []
    concluded = [(item.part, item.key, item.values, item.clause, item.then) for item in ruling.concluded]
    return repr((concluded, split and split.fact, below))


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
    others = {(one.clause, one.rule, repr(one.finding)): one for one in other.steps}
    kept = []
    for one in step.steps:
        alike = others.get((one.clause, one.rule, repr(one.finding)))
        if alike is not None:
            kept.append(in_common(one, alike, fact))
        elif one.supposed is None and conclusions(one):
            own = conclusions(replace(one, steps=[]))
            clause, finding = (own[0].clause, one.finding) if own else (one.clause, None)
            kept.append(replace(one, clause=clause, finding=finding, facts={}, assumed={}))
    agreed = {
        name: value for name, value in step.facts.items() if name != fact and other.facts.get(name, value) == value
    }
    return replace(step, facts=agreed, steps=kept)
