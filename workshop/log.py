"""The log of the workshop: every action, for ever."""

from typing import Any

from accounts.models import User
from workshop.models import Entry


def note(who: User, what: str, about: object, **details: object) -> None:
    """Somebody did something; within the transaction in which it was done."""
    Entry.objects.create(who=who.email, what=what, about=str(about)[:120], details=details)


def export(user: User) -> list[dict[str, Any]]:
    """What it says of somebody since the account was opened, as plain data."""
    found = Entry.objects.filter(who=user.email, at__gte=user.date_joined).order_by("pk")
    return [{"at": one.at.isoformat(), "what": one.what, "about": one.about} for one in found]
