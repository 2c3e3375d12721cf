"""The complete tree of a situation, enumerated from its rules: the questions in their order, and a ruling at every end.

Values that lead to the same questions and rulings are one branch; a question whose every answer leads to the same is none.
So the tree is a graph without circles: a list of nodes, of which the first is the start.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bridge.problems import ImpossibleCase
from rulings.engine.facts import UNKNOWN, FactMissing, Facts
from rulings.engine.joining import essence, in_common
from rulings.engine.kinds import Kind
from rulings.engine.rulings import Ruling, refuse_conflicts
from rulings.engine.trace import Step
from rulings.engine.watching import Watched, plain


@dataclass(frozen=True, slots=True)
class Branch:
    """Where these answers lead: the number of the next node."""

    values: tuple[Any, ...]
    to: int


@dataclass(frozen=True, slots=True)
class Question:
    """A fact that is asked for; ``judgement``: the clause of the test, where only the director can find it.

    ``asked_by``: the clause that cannot go on without the fact where it is first met; where only the situation asks, the
    first that reads it, or that it decides on.
    Without branches its values cannot be counted (a contract, a score): what follows is computed, not looked up.
    """

    fact: str
    judgement: str
    branches: tuple[Branch, ...]
    asked_by: str = field(default="", compare=False)


Node = Question | Ruling


@dataclass(frozen=True, slots=True)
class Tree:
    """The nodes of a situation; the first is the start. ``examples``: values that stand for all of a fact."""

    kind: str
    nodes: tuple[Node, ...]
    examples: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)

    def rulings(self) -> Iterator[Ruling]:
        """Every ruling at an end, each once."""
        return (node for node in self.nodes if isinstance(node, Ruling))

    def questions(self) -> Iterator[Question]:
        """Every question, each once."""
        return (node for node in self.nodes if isinstance(node, Question))


def grown(
    kind: Kind,
    examples: Mapping[str, tuple[Any, ...]] | None = None,
    *,
    everything: bool = True,
    settled: Mapping[str, Any] | None = None,
) -> Tree:
    """The tree of a kind of case. ``examples`` give values to facts that cannot be counted.

    ``everything``: a fact that is taken as usual where nobody mentions it is asked for too; ``settled`` are those that need
    not be asked for, as the regulations of an organisation settle them.
    """
    growing = _Growing(kind, examples or {}, everything=everything)
    start = growing.grow(dict(settled or {}))
    return Tree(kind.name, _in_order(growing.nodes, start), growing.examples)


class _Growing:
    """The nodes so far, each once. A node is there before those that lead to it."""

    def __init__(self, kind: Kind, examples: Mapping[str, tuple[Any, ...]], *, everything: bool) -> None:
        self.kind, self.examples = kind, examples
        self.nodes: list[Node] = []
        self._numbers: dict[object, int] = {}
        self._ends: set[tuple[str, ...]] = set()
        fields = kind.facts.fields.values()
        assumed = (one.name for one in fields if one.default is not UNKNOWN and self._values(one.name))
        self._unassumed = frozenset(assumed) if everything else frozenset[str]()

    def grow(self, known: dict[str, Any]) -> int:
        """The number of the node that follows from what is known."""
        facts = self.kind.facts(unassumed=self._unassumed, **known)
        try:
            self.kind.rule(facts)
        except FactMissing as missing:
            return self._ask(known, missing.name, clause_that_waits(facts.step))
        return self._end(known, Ruling(self.kind.name, facts.step))

    def _ask(self, known: dict[str, Any], fact: str, asked_by: str) -> int:
        """The question for a fact; no number is tried for which another that was tried stands."""
        tried: list[tuple[Any, int]] = []
        leads: dict[int, list[Any]] = {}
        for value in self._values(fact):
            if not self._possible(known | {fact: value}):
                continue
            to = next((to for one, to in tried if isinstance(one, Watched) and one.stands_for(value)), None)
            if to is None:
                supposed = Watched(value) if type(value) is int else value
                to = self.grow(known | {fact: supposed})
                tried.append((supposed, to))
            leads.setdefault(to, []).append(value)
        if len(leads) == 1:
            return min(leads)
        branches = tuple(Branch(tuple(values), to) for to, values in leads.items())
        asked_by = asked_by or _read_by(fact, [self._end_of_first_way(branch.to) for branch in branches])
        question = Question(fact, self.kind.facts.fields[fact].judgement, branches, asked_by)
        return self._number(question, question)

    def _end_of_first_way(self, number: int) -> Node:
        """Where one comes to from a node by the first answer to every question."""
        node = self.nodes[number]
        while isinstance(node, Question) and node.branches:
            node = self.nodes[node.branches[0].to]
        return node

    def _end(self, known: dict[str, Any], watched: Ruling) -> int:
        """The node of a ruling; of those that are alike for the table it keeps the clauses that all rest on."""
        key = essence(watched)
        if (key, *watched.clauses) in self._ends:
            return self._numbers[key]
        facts = self._facts(known)
        self.kind.rule(facts)
        ruling = Ruling(self.kind.name, facts.step)
        refuse_conflicts(ruling.part("effect"))
        number = self._number(key, ruling)
        before = self.nodes[number]
        if before is not ruling and isinstance(before, Ruling):
            self.nodes[number] = Ruling(ruling.kind, in_common(before.trace, ruling.trace))
        self._ends.add((key, *watched.clauses))
        return number

    def _number(self, key: object, node: Node) -> int:
        if key not in self._numbers:
            self._numbers[key] = len(self.nodes)
            self.nodes.append(node)
        return self._numbers[key]

    def _facts(self, known: dict[str, Any]) -> Facts:
        unwatched = {name: plain(value) for name, value in known.items()}
        return self.kind.facts(unassumed=self._unassumed, **unwatched)

    def _values(self, fact: str) -> tuple[Any, ...]:
        return self.kind.facts.fields[fact].candidates or self.examples.get(fact, ())

    def _possible(self, known: dict[str, Any]) -> bool:
        """Whether these facts can be true together. What forbids a value matters exactly: others may allow it."""
        facts = self._facts(known)
        for check in self.kind.checks:
            supposed = facts.but()
            try:
                if check(supposed) is None:
                    continue
            except FactMissing:
                continue
            except ImpossibleCase:
                pass
            for name in supposed.step.facts:
                if isinstance(known.get(name), Watched):
                    known[name].matters = True
            return False
        return True


def clause_that_waits(root: Step) -> str:
    """The innermost clause that came upon the fact that is not known; empty where the situation itself did."""
    found, clause = next((one for one in reversed(root.steps) if one.waits), None), ""
    while found is not None:
        clause = found.clause
        found = next((one for one in reversed(found.steps) if one.waits), None)
    return clause


def _read_by(fact: str, ends: Sequence[Node]) -> str:
    """The first clause that reads a fact in rulings to which its values lead; if none does, the first that not all share.

    Where all rest on the same clauses (a bid that is named in them) it is the first of these.
    """
    rulings = [end for end in ends if isinstance(end, Ruling)]
    readers = (_first_reader(ruling.trace, fact) for ruling in rulings)
    own = (clause for one in rulings for clause in one.clauses if any(clause not in other.clauses for other in rulings))
    shared = (clause for one in rulings for clause in one.clauses)
    return next(filter(None, readers), "") or next(own, "") or next(shared, "")


def _first_reader(step: Step, fact: str) -> str:
    """The clause of the first step below one that reads a fact; empty if there is none."""
    for below in step.steps:
        if fact in below.facts:
            return below.clause
        if found := _first_reader(below, fact):
            return found
    return ""


def _in_order(nodes: list[Node], start: int) -> tuple[Node, ...]:
    """The nodes that can be reached, numbered as one meets them on the way from the start."""
    order: dict[int, int] = {}

    def visit(number: int) -> None:
        if number in order:
            return
        order[number] = len(order)
        node = nodes[number]
        for branch in node.branches if isinstance(node, Question) else ():
            visit(branch.to)

    visit(start)
    return tuple(_renumbered(nodes[number], order) for number in order)


def _renumbered(node: Node, order: dict[int, int]) -> Node:
    if isinstance(node, Ruling):
        return node
    return replace(node, branches=tuple(replace(branch, to=order[branch.to]) for branch in node.branches))
