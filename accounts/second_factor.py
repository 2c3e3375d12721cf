"""The second step of a log-in, for who works on the text or at examinations: an app or a passkey (django-allauth)."""

from allauth.account.internal.flows.login import get_authentication_records
from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.models import Authenticator
from django.http import HttpRequest
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.models import User

NEED_IT = (
    "workshop.enter",
    "quizzes.hold_examinations",
    "quizzes.watch_examinations",
    "quizzes.judge_questions",
)
"""Who has one of these permissions takes a second step: works on the text, holds or watches examinations."""


class Adapter(DefaultMFAAdapter):
    """Under the name of the site in the app; who must have one cannot give up the last step."""

    error_messages = DefaultMFAAdapter.error_messages | {"incorrect_code": _("This code is not right.")}

    def get_totp_issuer(self) -> str:
        """What the app calls it."""
        return gettext("Bridge Laws")

    def can_delete_authenticator(self, authenticator: Authenticator) -> bool:
        """Who must have one keeps at least one that is no recovery code."""
        user = authenticator.user
        others = Authenticator.objects.filter(user=user).exclude(pk=authenticator.pk)
        return (
            not any(user.has_perm(one) for one in NEED_IT)
            or others.exclude(type=Authenticator.Type.RECOVERY_CODES).exists()
        )


def has_second_factor(user: User) -> bool:
    """Whether there is an app or a passkey; recovery codes alone are none."""
    kinds = (Authenticator.Type.TOTP, Authenticator.Type.WEBAUTHN)
    return Authenticator.objects.filter(user_id=user.pk, type__in=kinds).exists()


def was_second_step_taken(request: HttpRequest, user: User) -> bool:
    """Whether a user has given a code or a passkey since the log-in."""
    return any(one.get("method") == "mfa" for one in get_authentication_records(request, user))


def way_there(request: HttpRequest, user: User) -> str:
    """Where a user takes the second step, or sets it up first; empty once it was taken."""
    if not has_second_factor(user):
        return reverse("mfa_index")
    if was_second_step_taken(request, user):
        return ""
    has_app = Authenticator.objects.filter(user_id=user.pk, type=Authenticator.Type.TOTP).exists()
    step = reverse("mfa_reauthenticate" if has_app else "mfa_reauthenticate_webauthn")
    return f"{step}?{urlencode({'next': request.get_full_path()})}" if request.method in ("GET", "HEAD") else step
