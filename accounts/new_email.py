"""Another e-mail address for an account: asked for with the password, taken once a link sent to the new address is opened."""

import hmac

from allauth.account.adapter import get_adapter
from allauth.account.models import EmailAddress
from allauth.core.internal import ratelimit
from django.core import signing
from django.db import IntegrityError, transaction
from django.http import HttpRequest
from django.urls import reverse

from accounts.models import User

_SALT = "accounts.new-email"
_LASTS = 24 * 60 * 60  # seconds


def key_of(user: User, email: str) -> str:
    """What the link to a new address carries; it is void with another password, and once the address has changed."""
    return signing.dumps([user.pk, user.email, _password(user), email], salt=_SALT)


def address_in(key: str, user: User) -> str | None:
    """The new address that a link names; ``None`` where it is not of this account, too old, or void."""
    try:
        pk, before, password, email = signing.loads(key, salt=_SALT, max_age=_LASTS)
    except (signing.BadSignature, ValueError):
        return None
    is_own = pk == user.pk and before == user.email and hmac.compare_digest(password, _password(user))
    return str(email) if is_own else None


def ask(request: HttpRequest, user: User, email: str) -> None:
    """Send the link to the new address, and word of it to the present one. Who asks is never told whether it has an account."""
    adapter = get_adapter(request)
    if not ratelimit.consume(request, app="allauth.account", action="confirm_email", key=f"{user.pk} {email}"):
        return  # this account had one sent there a moment ago, whose link still works
    if User.objects.filter(email=email).exists():
        adapter.send_mail("account/email/new_email_taken", email, {"before": user.email})
    else:
        here = request.build_absolute_uri(reverse("account_confirm_new_email", args=[key_of(user, email)]))
        adapter.send_mail("account/email/new_email", email, {"confirm_url": here, "before": user.email})
    adapter.send_notification_mail("account/email/new_email_asked", user, {"new_email": email})


def change(request: HttpRequest, user: User, email: str) -> bool:
    """The account has the address from now on, and its owner is told at the former one; not where another account has it."""
    before = user.email
    try:
        with transaction.atomic():
            user.email = email
            user.save(update_fields=["email"])
            EmailAddress.objects.filter(user=user).delete()
            EmailAddress.objects.create(user=user, email=email, verified=True, primary=True)
    except IntegrityError:
        user.email = before
        return False
    get_adapter(request).send_notification_mail("account/email/email_changed", user, {"new_email": email}, email=before)
    return True


def _password(user: User) -> str:
    return user.get_session_auth_hash()[:16]
