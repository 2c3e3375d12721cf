"""One Law: from its lines to the tree of its clauses."""

from dataclasses import dataclass, field

from lawbook.text.layout import Line
from lawbook.text.markers import Depth, Token, following, tokens
from lawbook.text.problems import Problem
from lawbook.text.tree import TextPassage


def read_law(law: TextPassage, lines: list[Line]) -> list[Problem]:
    """Put the clauses that the lines hold below ``law``; return what is wrong with them."""
    builder = _Builder(law, tokens(lines))
    builder.build()
    empty = [entry for entry in law.walk() if not (entry.heading or entry.text or entry.children)]
    return builder.problems + [Problem(entry.line, "empty-clause", {"at": entry.citation.short}) for entry in empty]


@dataclass
class _Builder:
    law: TextPassage
    tokens: list[Token]
    problems: list[Problem] = field(default_factory=list)
    open: list[TextPassage] = field(default_factory=list)

    def build(self) -> None:
        self.open = [self.law]
        for index, token in enumerate(self.tokens):
            if token.opens_clause:
                self._clause(token, index)
            else:
                self._paragraph(token)

    def _clause(self, token: Token, index: int) -> None:
        depth = self._depth(token, index)
        if depth is None:
            self._out_of_order(token)
            return
        parent = self.open[depth - 1]
        entry = TextPassage(parent.citation.child(token.labels[depth]), token.line, label=token.mark)
        if _is_heading(token, depth, self.tokens[index + 1] if index + 1 < len(self.tokens) else None):
            entry.heading = token.text
        else:
            entry.text = token.text
        parent.children.append(entry)
        self.open[depth:] = [entry]

    def _depth(self, token: Token, index: int) -> Depth | None:
        """The depth at which the token's label is the next one; None if there is none."""
        fitting = [depth for depth, label in token.labels.items() if self._expected(depth) == label]
        if len(fitting) == 2:
            # "(i)" after "(h)": a roman number only if "(ii)" is the next mark.
            later = next((other for other in self.tokens[index + 1 :] if other.opens_clause), None)
            return Depth.ROMAN if later and later.labels.get(Depth.ROMAN) == "ii" else Depth.SMALL
        return fitting[0] if fitting else None

    def _expected(self, depth: Depth) -> str | None:
        """The label that the next clause at this depth must have; None where no clause can stand."""
        if depth > len(self.open):
            return None
        siblings = self.open[depth - 1].children
        return following(siblings[-1].citation.path[-1] if siblings else None, depth)

    def _out_of_order(self, token: Token) -> None:
        expected = [label for depth in Depth if depth is not Depth.LAW and (label := self._expected(depth))]
        details = {"parent": self.open[-1].citation.short, "found": token.mark, "expected": ", ".join(expected)}
        self.problems.append(Problem(token.line, "clause-order", details))

    def _paragraph(self, token: Token) -> None:
        """It belongs to the clause whose heading waits for it; after a clause of plain text it resumes the parent's."""
        entry = self.open[-1]
        if len(self.open) == 1 or entry.heading or token.is_table_row:
            entry.text = f"{entry.text}\n{token.text}".lstrip("\n")
        else:
            parent = self.open[-2]
            parent.tail = f"{parent.tail}\n{token.text}".lstrip("\n")


def _is_heading(token: Token, depth: Depth, after: Token | None) -> bool:
    """Whether the text beside a mark is a heading: a paragraph or, for a lettered clause, numbered clauses follow it.

    What ends in a comma, a colon or a semicolon goes on and is text (69B2, 71B); so is what nothing follows (35, 56, 71A).
    """
    if after is None or depth > Depth.NUMBER or not token.text or token.text.endswith((",", ":", ";")):
        return False
    if not after.opens_clause:
        return True
    return depth is Depth.LETTER and Depth.NUMBER in after.labels and not token.text.endswith(".")
