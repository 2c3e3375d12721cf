"""Somebody with every role, logged in with a second step, a draft and an examination to work on: the rooms behind a log-in."""

from datetime import timedelta
from importlib import import_module
from typing import Any
from uuid import UUID

EXAMINED = UUID("12345678-1234-5678-1234-567812345678")
"""The number that odd addresses have where one is asked for."""


def session_of_staff() -> str:
    """The key of a session; made anew when what was asked has ended the one before, or deleted the account."""
    from allauth.mfa.totp.internal.auth import TOTP
    from django.conf import settings
    from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY

    from accounts import roles
    from accounts.models import User

    user, is_new = User.objects.get_or_create(email="staff@example.org")
    if is_new:
        for role in roles.roles():
            roles.give(user, role)
        TOTP.activate(user, "JBSWY3DPEHPK3PXP")
        _work_for(user)
    session = import_module(settings.SESSION_ENGINE).SessionStore()
    session[SESSION_KEY] = str(user.pk)
    session[BACKEND_SESSION_KEY] = settings.AUTHENTICATION_BACKENDS[0]
    session[HASH_SESSION_KEY] = user.get_session_auth_hash()
    session["account_authentication_methods"] = [{"method": "mfa", "at": 0.0}]
    session["account_authentication_methods_user"] = str(user.pk)
    session.create()
    return str(session.session_key)


def _work_for(user: Any) -> None:
    """A draft, and an examination that runs, with a candidate; both have the number of odd addresses."""
    from django.utils import timezone

    from lawbook.book import current_book
    from lawbook.models import Edition
    from quizzes.models import Candidate, Duty, Examination
    from workshop.actions.begin import begin_as_copy

    begin_as_copy(user, Edition.objects.get(pk=current_book().edition.pk))
    now = timezone.now()
    told = {"title": "Odd", "blueprint": "club", "questions_each": 10, "minutes": 60, "pass_mark": 6, "open_book": True}
    times = {"opens": now - timedelta(hours=1), "closes": now + timedelta(hours=1), "opened": now}
    held, _ = Examination.objects.get_or_create(
        id=EXAMINED, defaults={**told, **times, "variants": 1, "rooms": ["A"], "made_by": user}
    )
    Duty.objects.get_or_create(examination=held, user=user, defaults={"holds": True})
    Candidate.objects.get_or_create(id=EXAMINED, examination=held, name="West", code="ABCD", variant=1)
