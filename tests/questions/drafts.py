"""What holds of the questions of a form that the engine makes of every scene."""

from quizzes.questions.checking import check_template
from quizzes.questions.templates import written
from tests.questions.made import made


def hold_in(name: str, seeds: range) -> None:
    """Two ways find the same key, and nothing tells it."""
    tally = check_template(written()[name], seeds)
    assert tally.problems == []
    assert list(tally.tells()) == []


def patterns(name: str, seeds: range) -> int:
    """How many different cases the questions are about."""
    return len({repr(sorted(map(str, made(name, seed).draft.case.known.items()))) for seed in seeds})
