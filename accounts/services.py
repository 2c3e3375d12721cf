"""What can be done with an account as a whole."""

from typing import Any

from allauth.account.models import EmailAddress
from django.db import transaction

from accounts.held import forget_held_of, held_of
from accounts.models import User


def export_of(user: User) -> dict[str, Any]:
    """Everything that is kept about somebody, as plain data."""
    return {"account": _account(user), **held_of(user)}


def _account(user: User) -> dict[str, Any]:
    return {
        "email": user.email,
        "email_confirmed": has_confirmed(user),
        "joined": user.date_joined.isoformat(),
        "last_login": user.last_login and user.last_login.isoformat(),
    }


def has_confirmed(user: User) -> bool:
    """Whether the address of an account is known to be its owner's."""
    return bool(EmailAddress.objects.filter(user_id=user.pk, email__iexact=user.email, verified=True).exists())


@transaction.atomic
def delete(user: User) -> None:
    """The account and everything that hangs on it; a session elsewhere is nobody's from now on."""
    forget_held_of(user)
    user.delete()
