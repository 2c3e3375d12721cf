"""Announcements to the address of an account: in its export, and ended when it is deleted.

Only where the account has confirmed the address: who opens one with somebody else's learns and ends nothing.
"""

from typing import Any

from django.db.models import QuerySet

from accounts.models import User
from accounts.services import has_confirmed
from lawbook.models import Subscriber


def export(user: User) -> list[dict[str, Any]]:
    """What is kept of it, as plain data."""
    return [{"language": one.language, "since": one.since.isoformat()} for one in _of(user)]


def forget(user: User) -> None:
    """Nothing is sent there any more."""
    _of(user).delete()


def _of(user: User) -> QuerySet[Subscriber]:
    found = Subscriber.objects.filter(email__iexact=user.email)
    return found if has_confirmed(user) else found.none()
