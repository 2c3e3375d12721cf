"""A tree as an outline that a director can read: each question with its answers below it, each ruling in his words."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from django.utils.translation import gettext as _

from rulings.citing import cited
from rulings.engine.trees import Question, Tree
from rulings.scripts import script
from rulings.trees import answer_name, answers_in_short, is_computed
from rulings.wording.speech import kind_title, question

_STEP = "  "


def outline(tree: Tree, language: str) -> str:
    """The whole tree, in the active language. What several answers lead to is told once and has a number."""
    return "\n".join([kind_title(tree.kind), "", *_Outline(tree, language).lines(0, "", "")])


class _Outline:
    """What has been told, and the numbers of what is told once for several answers."""

    def __init__(self, tree: Tree, language: str) -> None:
        self.tree, self.language = tree, language
        leads = Counter(branch.to for asked in tree.questions() for branch in asked.branches)
        shared = (index for index in range(len(tree.nodes)) if leads[index] > 1)
        self.numbers = {index: f"({number})" for number, index in enumerate(shared, start=1)}
        self.told: set[int] = set()

    def lines(self, index: int, indent: str, answer: str) -> Iterator[str]:
        """The node and all below it, after the answer that leads to it."""
        if index in self.told:
            yield indent + answer + _("see %(number)s") % {"number": self.numbers[index]}
            return
        self.told.add(index)
        node, number = self.tree.nodes[index], self.numbers.get(index, "")
        before = indent + answer + (f"{number} " if number else "")
        if not isinstance(node, Question):
            yield before.rstrip()
            yield from (indent + _STEP * 2 + line for line in script(node))
            yield indent + _STEP * 2 + "[" + ", ".join(_name(one, self.language) for one in node.clauses) + "]"
            return
        yield before + self._asked(node)
        for branch in node.branches:
            yield from self.lines(branch.to, indent + _STEP, f"{self._answers(node.fact, branch.values)} → ")

    def _asked(self, node: Question) -> str:
        asked = question(node.fact)
        if node.judgement:
            asked += (
                " (" + _("the director judges: %(clause)s") % {"clause": _name(node.judgement, self.language)} + ")"
            )
        if is_computed(self.tree.kind, node):
            asked += " (" + _("what follows is computed from it") + ")"
        return asked

    def _answers(self, fact: str, values: Sequence[Any]) -> str:
        return answers_in_short(values, [answer_name(self.tree, fact, value) for value in values])


def _name(clause: str, language: str) -> str:
    return cited(clause, language)["display"]
