"""How often one address may have something kept: more than a class that shares a connection, less than a program."""

from typing import Literal

from django.http import HttpRequest

from lawbook import limits

Kept = Literal["practice_answer", "exam", "exam_code", "paper", "report"]


def within(request: HttpRequest, kept: Kept) -> bool:
    """Whether this once more is still within the limit (``LIMITS``)."""
    return request.method == "GET" or limits.within(request, kept)
