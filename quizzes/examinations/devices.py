"""A candidate answers on one device: the one on which the code was typed last. Its browser holds a key, the site its digest."""

import hashlib
import secrets

from django.http import HttpRequest

from quizzes.models import Candidate

SESSION_KEY = "candidate"


def bind(request: HttpRequest, candidate: Candidate) -> None:
    """This browser is the candidate's device from now on, another one no more; nor is who knows its session from before."""
    request.session.cycle_key()
    key = secrets.token_hex(16)
    request.session[SESSION_KEY] = {"id": candidate.pk.hex, "key": key}
    candidate.device = _digest(key)
    candidate.devices += 1


def candidate_at(request: HttpRequest) -> Candidate | None:
    """Whose device this browser is or was."""
    held = request.session.get(SESSION_KEY)
    if not held:
        return None
    return Candidate.objects.select_related("examination").filter(pk=held["id"]).first()


def is_current(request: HttpRequest, candidate: Candidate) -> bool:
    """Whether this is still the candidate's device."""
    held = request.session.get(SESSION_KEY) or {}
    return held.get("id") == candidate.pk.hex and secrets.compare_digest(_digest(held["key"]), candidate.device)


def leave(request: HttpRequest) -> None:
    """This browser is nobody's device any more: the next one at it sees nothing of the candidate."""
    request.session.pop(SESSION_KEY, None)


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
