"""What somebody wrote in the workshop, beside the log: in the export of the account, and what goes with it.

Saved texts, comments and approvals stay: they are how the official text came about. What was typed and never saved goes.
A deleted account may be opened again by somebody else who knows its address: what was written before is not theirs.
"""

from typing import Any

from accounts.models import User
from workshop.models import Comment, Entry, Unsaved


def export(user: User) -> dict[str, list[dict[str, Any]]]:
    """Comments and what is not saved yet, as plain data."""
    comments = Comment.objects.filter(by=user.email, at__gte=user.date_joined).values("citation", "text", "at")
    unsaved = Unsaved.objects.filter(by=user.email).values("citation", "fields", "at")
    return {"comments": [dict(one) for one in comments], "unsaved": [dict(one) for one in unsaved]}


def is_named(user: User) -> bool:
    """Whether texts, approvals and the log name somebody by the address, or will: who wrote a text does not approve it."""
    return user.has_perm("workshop.enter") or Entry.objects.filter(who=user.email, at__gte=user.date_joined).exists()


def forget(user: User) -> None:
    """Delete what was not saved."""
    Unsaved.objects.filter(by=user.email).delete()
