"""How different the questions of a template are: patterns of story, key and clause, and rulings, whatever cards come."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field

from lawbook.citations import with_ancestors
from quizzes.questions.parts import Cited, Draft, Instead, Label, Ruled, Said
from quizzes.questions.templates import Template, question
from rulings.engine.clauses import ENCODED, load_laws
from rulings.engine.facts import Facts
from rulings.engine.rulings import rule
from rulings.engine.trace import Conclusion


@dataclass
class Variety:
    """What some seeds of templates came to."""

    patterns: set[Hashable] = field(default_factory=set)
    rulings: set[Hashable] = field(default_factory=set)
    clauses: set[str] = field(default_factory=set)

    def add(self, other: "Variety") -> None:
        """Count what others came to in as well."""
        self.patterns |= other.patterns
        self.rulings |= other.rulings
        self.clauses |= other.clauses

    def never_decide(self) -> list[str]:
        """The clauses with a rule that decide none of these questions, neither themselves nor by what stands below them."""
        load_laws()
        return sorted(ENCODED.keys() - {one for clause in self.clauses for one in with_ancestors(clause)})


def variety_of(template: Template, seeds: Iterable[int]) -> Variety:
    """The patterns and rulings of some questions of a template."""
    found = Variety()
    for seed in seeds:
        draft = question(template.name, seed).draft
        found.patterns.add((template.name, pattern_of(draft)))
        found.clauses.add(draft.clause)
        found.rulings |= {ruling_of(case) for case in (draft.case, draft.known.get("b")) if isinstance(case, Facts)}
    return found


def pattern_of(draft: Draft) -> Hashable:
    """The sentences of the story without what is put into them, the kinds of the table, the right answers, the clause."""
    right = frozenset(label_pattern(option.answer.label) for option in draft.options if option.right)
    return tuple(_said(one) for one in draft.story), draft.kinds, right, draft.clause


def ruling_of(case: Facts) -> Hashable:
    """What is concluded of a kind of case, whichever cards, calls, seats and numbers it names; else what it waits for."""
    ruling = rule(case)
    waits = ruling.split.fact if ruling.split else ""
    return case.kind, tuple(_conclusion(item) for item in ruling.concluded), waits


def _said(one: Said) -> Hashable:
    inner = tuple(_said(value) for value in one.values.values() if isinstance(value, Said))
    return str(one.text), inner


def label_pattern(label: Label) -> Hashable:
    """How an answer is worded, whatever seats, cards and numbers it names."""
    match label:
        case Said():
            return _said(label)
        case Ruled():
            return tuple(_conclusion(item) for item in label.conclusions)
        case Cited():
            return label.clause
        case Instead():
            return "instead", label_pattern(label.label)
    return ""


def _conclusion(item: Conclusion) -> Hashable:
    """Words that the engine has for reasons and players by their roles count; seats, suits, cards, calls and numbers do not."""
    return item.key, tuple(sorted((name, value) for name, value in item.values.items() if _is_word(value)))


def _is_word(value: object) -> bool:
    """Not a result or a score, which have numbers in them."""
    return type(value) is str and not any(letter.isdigit() for letter in value)
