"""What can be done with an account as a whole."""

from typing import Any

from allauth.account.models import EmailAddress
from django.db import transaction
from django.http import HttpRequest

from accounts.models import User
from quizzes.practice import students


def export_of(user: User) -> dict[str, Any]:
    """Everything that is kept about somebody, as plain data."""
    return {"account": _account(user), "practice": students.export(user)}


def _account(user: User) -> dict[str, Any]:
    return {
        "email": user.email,
        "email_confirmed": EmailAddress.objects.filter(user_id=user.pk, verified=True).exists(),
        "joined": user.date_joined.isoformat(),
        "last_login": user.last_login and user.last_login.isoformat(),
    }


@transaction.atomic
def delete(user: User) -> None:
    """The account and everything that hangs on it; a session elsewhere is nobody's from now on."""
    user.delete()


def claim_progress(request: HttpRequest, user: User) -> None:
    """What was practised in this browser before the login becomes the user's; called after each login."""
    students.claim(request.session.pop(students.SESSION_KEY, None), user)
