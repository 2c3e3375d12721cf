"""Which templates of questions rest on a clause: by what they say they are about, and by the rulings of their questions."""

from collections import defaultdict

from quizzes.questions.templates import question, templates
from rulings.assistant.coverage import rules_asked
from rulings.engine.clauses import ENCODED
from rulings.engine.rulings import rule

MADE_FROM = ("quizzes/questions/**/*.py", "quizzes/simulation/**/*.py")
_SEEDS = 6
"""So many questions of a template ask nearly every rule that any of them asks."""


def templates_by_clause() -> dict[str, list[str]]:
    """The names of the templates, in the order of the alphabet; every question is made and ruled on, which takes seconds."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, one in templates().items():
        asked = _asked_by(name)
        resting = (clause for clause, encoding in ENCODED.items() if not asked.isdisjoint(encoding))
        for clause in dict.fromkeys([*one.clauses, *resting]):
            found[clause].append(name)
    return dict(found)


def _asked_by(name: str) -> frozenset[tuple[str, str]]:
    return frozenset().union(*(rules_asked(rule(question(name, seed).case).trace) for seed in range(_SEEDS)))
