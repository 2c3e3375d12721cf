"""The second step of a log-in, which who works on the text must have: an app's code or a passkey (django-allauth's)."""

from allauth.account.internal.flows.login import get_authentication_records
from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.models import Authenticator
from django.http import HttpRequest
from django.utils.translation import gettext as _

from accounts.models import User


class Adapter(DefaultMFAAdapter):
    """Under the name of the site in the app; who works on the text cannot give up the last step."""

    def get_totp_issuer(self) -> str:
        """What the app calls it."""
        return _("Bridge Laws")

    def can_delete_authenticator(self, authenticator: Authenticator) -> bool:
        """Who works on the text keeps at least one that is no recovery code."""
        user = authenticator.user
        others = Authenticator.objects.filter(user=user).exclude(pk=authenticator.pk)
        return not user.has_perm("workshop.enter") or others.exclude(type=Authenticator.Type.RECOVERY_CODES).exists()


def has_second_factor(user: User) -> bool:
    """Whether there is an app or a passkey; recovery codes alone are none."""
    kinds = (Authenticator.Type.TOTP, Authenticator.Type.WEBAUTHN)
    return Authenticator.objects.filter(user_id=user.pk, type__in=kinds).exists()


def was_second_step_taken(request: HttpRequest, user: User) -> bool:
    """Whether a user has given a code or a passkey since the log-in."""
    return any(one.get("method") == "mfa" for one in get_authentication_records(request, user))
