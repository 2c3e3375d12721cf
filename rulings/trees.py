"""The trees of all situations as the API and the command give them: questions and rulings in words."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from rulings.citing import cited
from rulings.engine.kinds import kinds
from rulings.engine.trees import Node, Question, Tree, grown
from rulings.presenting import in_short, plain
from rulings.situations.examples import COMPUTED, EXAMPLES
from rulings.wording.examples import example_name
from rulings.wording.speech import kind_title, question, value_name


@lru_cache(maxsize=2)
def tree_of(kind: str, *, everything: bool = True) -> Tree:
    """The tree of a situation, with examples of cards where cards cannot be counted."""
    return grown(kinds()[kind], EXAMPLES.get(kind), everything=everything)


def present_tree(tree: Tree, language: str) -> dict[str, Any]:
    """The tree as plain data, in the active language."""
    nodes = [_node(tree, node, language) for node in tree.nodes]
    return {"kind": tree.kind, "title": kind_title(tree.kind), "start": 0, "nodes": nodes}


def is_computed(kind: str, asked: Question) -> bool:
    """Whether a tree ends at a question because what follows can only be computed from the very value."""
    return not asked.branches and (kind, asked.fact) in COMPUTED


def answer_name(tree: Tree, fact: str, value: Any) -> str:
    """An answer in words; one that stands for others says so."""
    examples = tree.examples.get(fact, ())
    if value and examples:
        return example_name(value, value_name(fact, value), is_last=value == examples[-1])
    return value_name(fact, value)


def answers_in_short(values: Sequence[Any], names: Sequence[str]) -> str:
    """Answers that lead to the same, with commas, or semicolons if one has a comma itself; numbers in a row as from … to."""
    in_a_row = all(type(one) is type(other) is int and other - one == 1 for one, other in pairwise(values))
    return f"{names[0]}–{names[-1]}" if in_a_row and len(names) > 2 else _between(names).join(names)


def _between(names: Sequence[str]) -> str:
    return "; " if any("," in name for name in names) else ", "


def _node(tree: Tree, node: Node, language: str) -> dict[str, Any]:
    if not isinstance(node, Question):
        return {"ruling": in_short(node, language)}
    branches = [
        {
            "values": plain(branch.values),
            "labels": [answer_name(tree, node.fact, value) for value in branch.values],
            "to": branch.to,
        }
        for branch in node.branches
    ]
    return {
        "fact": node.fact,
        "question": question(node.fact),
        "judgement": cited(node.judgement, language) if node.judgement else None,
        "clause": cited(node.asked_by, language) if node.asked_by else None,
        "computed": is_computed(tree.kind, node),
        "branches": branches,
    }
