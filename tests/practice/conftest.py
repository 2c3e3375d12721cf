"""A student, a moment, and questions to answer."""

from datetime import UTC, datetime

import pytest

from quizzes.models import Student

NOON = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)


@pytest.fixture
def student(db: None) -> Student:
    """Somebody of whom nothing is known yet."""
    return Student.objects.create()
