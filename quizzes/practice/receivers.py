"""What follows for a student from what happens to an account."""

from typing import Any

from allauth.account.signals import user_logged_in
from django.contrib.auth.models import AbstractBaseUser
from django.dispatch import receiver
from django.http import HttpRequest

from quizzes.practice import students


@receiver(user_logged_in)
def claim_progress(request: HttpRequest, user: AbstractBaseUser, **kwargs: Any) -> None:
    """What was practised in this browser before a login, and so before a sign-up, becomes the user's."""
    students.claim(request.session.pop(students.SESSION_KEY, None), user)
