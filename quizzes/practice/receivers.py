"""What follows for a student from what happens to an account."""

from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.http import HttpRequest

from quizzes.practice import students


def claim_progress(request: HttpRequest, user: AbstractBaseUser, **kwargs: Any) -> None:
    """What was practised in this browser before a login, and so before a sign-up, becomes the user's."""
    students.claim(request.session.pop(students.SESSION_KEY, None), user)
