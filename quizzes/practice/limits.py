"""How often one address may have something kept: more than a class that shares a connection, less than a program."""

from typing import Literal

from allauth.core import ratelimit
from django.http import HttpRequest

Kept = Literal["practice_answer", "exam", "paper", "report"]


def within(request: HttpRequest, kept: Kept) -> bool:
    """Whether this once more is still within the limit (``ACCOUNT_RATE_LIMITS``)."""
    return bool(ratelimit.consume(request, action=kept))
