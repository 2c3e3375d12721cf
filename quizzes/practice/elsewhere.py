"""What was answered elsewhere than in practice and counts for it: taken over when the student comes to practise."""

from collections.abc import Callable

from quizzes.models import Student

Take = Callable[[Student], None]

_TAKERS: list[Take] = []


def also_counts(take: Take) -> None:
    """Let answers given elsewhere count: ``take`` records those of a student that it has not recorded yet."""
    _TAKERS.append(take)


def take_over(student: Student) -> None:
    """Record what the student has answered elsewhere since the last time."""
    for take in _TAKERS:
        take(student)
