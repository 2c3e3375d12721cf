"""What follows from what happens to an account."""

from typing import Any

from allauth.account.signals import user_logged_in
from django.dispatch import receiver
from django.http import HttpRequest

from accounts import services
from accounts.models import User


@receiver(user_logged_in)
def claim_progress(request: HttpRequest, user: User, **kwargs: Any) -> None:
    """After a login, and so after a sign-up, which ends in one."""
    services.claim_progress(request, user)
