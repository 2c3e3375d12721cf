"""From the facts to the ruling: rule, split on a fact that is missing, and refuse what contradicts itself."""

from rulings.engine.effects import Effect
from rulings.engine.facts import FactMissing, Facts
from rulings.engine.joining import alike, joined
from rulings.engine.kinds import kind_of
from rulings.engine.outcome import Branch, Ruling, Split
from rulings.engine.trace import Conclusion

__all__ = ["Branch", "ConflictingConclusions", "Ruling", "Split", "refuse_conflicts", "rule"]

MOST_SPLITS = 3
"""How many missing facts a ruling splits on, one below the other; deeper it only names the fact."""


class ConflictingConclusions(Exception):
    """Two clauses conclude what cannot both be, and neither defeats the other: a mistake in the engine."""

    def __init__(self, one: Conclusion, other: Conclusion) -> None:
        super().__init__(f"{one.clause} concludes {one.key} {one.values}, {other.clause} {other.key} {other.values}")


def rule(facts: Facts) -> Ruling:
    """Rule on a case. Its facts must be possible (``cases.read_case`` sees to it).

    A missing fact that can have only one value, or makes no difference, does not hold up the ruling.
    """
    return _rule(facts, MOST_SPLITS)


def _rule(facts: Facts, splits_left: int) -> Ruling:
    facts = facts.but()
    root = facts.step
    try:
        kind_of(facts).rule(facts)
    except FactMissing as missing:
        split = _split(facts, missing.name, splits_left)
        return split.branches[0].ruling if len(split.branches) == 1 else Ruling(facts.kind, root, split)
    ruling = Ruling(facts.kind, root)
    refuse_conflicts(ruling.concluded)
    return ruling


def _split(facts: Facts, name: str, splits_left: int) -> Split:
    """Rule for each value that the missing fact can have, and join the values that are ruled alike."""
    declared = facts.fields[name]
    if not splits_left:
        return Split(name, declared.judgement, ())
    branches: list[Branch] = []
    for value in declared.candidates:
        supposed = facts.but(**{name: value})
        if kind_of(facts).problems(supposed):
            continue
        ruling = _rule(supposed, splits_left - 1)
        at = next((at for at, before in enumerate(branches) if alike(before.ruling, ruling)), None)
        if at is None:
            branches.append(Branch((value,), ruling))
        else:
            before = branches[at]
            branches[at] = Branch((*before.values, value), joined(before.ruling, ruling, name))
    return Split(name, declared.judgement, tuple(branches))


def refuse_conflicts(concluded: list[Conclusion]) -> None:
    """Raise ``ConflictingConclusions`` for two effects that decide the same question differently."""
    decided: dict[object, Conclusion] = {}
    for item in concluded:
        about = item.about() if isinstance(item, Effect) else None
        if about is None:
            continue
        other = decided.setdefault(about, item)
        if other is not item and (other.key, other.values) != (item.key, item.values):
            raise ConflictingConclusions(other, item)
