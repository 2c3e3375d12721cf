"""What holds of the questions of a form that the engine makes of every scene."""

from tests.questions.made import checked, made


def hold_in(name: str, seeds: range) -> None:
    """Two ways find the same key, and nothing tells it."""
    tally = checked(name, seeds)
    assert tally.problems == []
    assert list(tally.tells()) == []


def patterns(name: str, seeds: range) -> int:
    """How many different cases the questions are about."""
    return len({repr(sorted(map(str, made(name, seed).draft.case.known.items()))) for seed in seeds})
