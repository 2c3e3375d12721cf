"""The chart of a situation, drawn from its tree: an outline that opens step by step, and boxes with lines for a picture.

What several answers lead to stands once and has a number; elsewhere the number leads there. So the graph is drawn as a tree and
no line crosses another.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from lawbook.book import Book
from rulings.organisation.settled import tree_here
from rulings.trees import answers_in_short

Node = dict[str, Any]


@dataclass(frozen=True)
class Branch:
    """The answers that lead somewhere, in words, and where."""

    answers: str
    to: "Place"


@dataclass(frozen=True)
class Place:
    """A question with its branches, a ruling, or only the number of one that stands elsewhere.

    ``number``: of what is reached in several ways, from 1; 0 for what is reached once. It has a ``question`` or ``lines``.
    ``clauses``: those on which a ruling rests; of a question the one that asks for the fact.
    """

    number: int
    is_elsewhere: bool = False
    question: str = ""
    judgement: dict[str, str] | None = None
    computed: bool = False
    branches: list[Branch] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    clauses: list[dict[str, str]] = field(default_factory=list)

    def cited(self) -> list[dict[str, str]]:
        """Its clauses but that of the test, which stands with the test."""
        tested = self.judgement["citation"] if self.judgement else ""
        return [clause for clause in self.clauses if clause["citation"] != tested]

    def below(self) -> Iterator["Place"]:
        """It, and all that stands below it."""
        yield self
        for branch in self.branches:
            yield from branch.to.below()


def chart(book: Book, kind: str, language: str) -> Place:
    """The chart in a language; what is taken as usual when nobody mentions it is not asked, nor what is regulated."""
    return drawn_from(tree_here(book, kind, language, everything=False))


def drawn_from(tree: dict[str, Any]) -> Place:
    """The chart of a tree in words."""
    return _Drawing(tree["nodes"]).place(0)


class _Drawing:
    """What stands already, and the numbers of what is reached in several ways."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes = nodes
        leads = Counter(branch["to"] for node in nodes for branch in node.get("branches", ()))
        shared = (index for index in range(len(nodes)) if leads[index] > 1)
        self.numbers = {index: number for number, index in enumerate(shared, start=1)}
        self.stands: set[int] = set()

    def place(self, index: int) -> Place:
        """The node, with all below it where it is met first."""
        node, number = self.nodes[index], self.numbers.get(index, 0)
        if index in self.stands:
            return Place(number, is_elsewhere=True)
        self.stands.add(index)
        if "ruling" in node:
            return Place(number, lines=node["ruling"]["script"], clauses=node["ruling"]["clauses"])
        branches = [
            Branch(answers_in_short(branch["values"], branch["labels"]), self.place(branch["to"]))
            for branch in node["branches"]
        ]
        return Place(
            number,
            question=node["question"],
            judgement=node["judgement"],
            clauses=[node["clause"]] if node["clause"] else [],
            computed=node["computed"],
            branches=branches,
        )
