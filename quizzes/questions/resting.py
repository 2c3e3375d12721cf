"""Which templates of questions rest on a clause: by what they say they are about, and by the rulings of their questions."""

from functools import cache

from quizzes.questions.templates import question, templates
from rulings.assistant.coverage import rules_asked
from rulings.engine.clauses import ENCODED
from rulings.engine.rulings import rule

_SEEDS = 6
"""So many questions of a template ask nearly every rule that any of them asks."""


def templates_resting_on(clause: str) -> list[str]:
    """The names of the templates, in the order of the alphabet."""
    encoding = ENCODED.get(clause, {}).keys()
    return [name for name, one in templates().items() if clause in one.clauses or encoding & _asked_by(name)]


@cache
def _asked_by(name: str) -> frozenset[tuple[str, str]]:
    return frozenset().union(*(rules_asked(rule(question(name, seed).case).trace) for seed in range(_SEEDS)))
