"""How the account pages of django-allauth behave on this site."""

import logging
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.models import EmailAddress
from allauth.core.exceptions import ImmediateHttpResponse
from allauth.core.internal.ratelimit import get_ip
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render, resolve_url
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext_lazy as _

from accounts.models import User

_log = logging.getLogger(__name__)


class AccountAdapter(DefaultAccountAdapter):
    """The site's own words, and its account page as the place to which everything leads back."""

    error_messages = DefaultAccountAdapter.error_messages | {
        "email_password_mismatch": _(
            "This e-mail address and this password do not belong together. Check both; if you have forgotten "
            "your password, set a new one."
        ),
        "email_taken": _(
            "There is already an account with this e-mail address. Log in; if you have forgotten your password, "
            "set a new one."
        ),
        "enter_current_password": _("This is not your current password."),
        "incorrect_password": _("This is not your password."),
        "too_many_login_attempts": _("There were too many attempts. Wait five minutes, then try again."),
    }

    def get_password_change_redirect_url(self, request: HttpRequest) -> str:
        """After a new password: the account page."""
        return resolve_url("account")

    def get_email_verification_redirect_url(self, email_address: EmailAddress) -> str:
        """After the confirmation of an e-mail address: the account page, which asks to log in."""
        return resolve_url("account")

    def get_client_ip(self, request: HttpRequest) -> str:
        """Where a request comes from; of one that went past a proxy, which then said nothing of it, the last thing known."""
        try:
            return str(super().get_client_ip(request))
        except ImproperlyConfigured:  # X-Forwarded-For has fewer entries than there are proxies
            return str(request.META.get("REMOTE_ADDR", ""))

    def authentication_failed(self, request: HttpRequest, **credentials: Any) -> None:
        """Noted, so that who runs the site sees an attack; not for which account."""
        super().authentication_failed(request, **credentials)
        _log.warning("An attempt to log in failed")

    def post_login(self, request: HttpRequest, user: User, **kwargs: Any) -> HttpResponse:  # type: ignore[override]
        """Noted, without who it was."""
        _log.info("Somebody logged in")
        response: HttpResponse = super().post_login(request, user, **kwargs)
        return response

    def _get_login_attempts_cache_key(self, request: HttpRequest, **credentials: Any) -> str:
        """Wrong passwords are counted for an account and where they come from: nobody elsewhere can lock its owner out."""
        return f"{super()._get_login_attempts_cache_key(request, **credentials)} {get_ip(request)}"

    def is_safe_url(self, url: str) -> bool:
        """A way back leads to this site by the name it was asked under, and never from HTTPS to HTTP."""
        return url_has_allowed_host_and_scheme(url, {self.request.get_host()}, require_https=self.request.is_secure())

    def respond_user_inactive(self, request: HttpRequest, user: User) -> HttpResponse:  # type: ignore[override]
        """The page for somebody whose account was closed."""
        return render(request, "account/inactive.html", status=403)

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Send a message; a mail server that does not answer is said, not hidden behind an error of the program."""
        try:
            super().send_mail(template_prefix, email, _with_own_links(context))
        except OSError as error:
            _log.exception("The message %s could not be sent", template_prefix)
            raise ImmediateHttpResponse(render(self.request, "account/mail_failed.html", status=503)) from error

    def send_notification_mail(  # type: ignore[override]
        self, template_prefix: str, user: User, context: dict[str, Any] | None = None, email: str | None = None
    ) -> None:
        """Tell the owner of a change already made; where the message cannot be sent the change stands all the same."""
        own = {"password_reset_url": self.request.build_absolute_uri(reverse("account_reset_password"))}
        with suppress(ImmediateHttpResponse):  # noted by send_mail
            super().send_notification_mail(template_prefix, user, own | (context or {}), email)


def _with_own_links(context: dict[str, Any]) -> dict[str, Any]:
    """What a message is made of. Its links lead to the site's own address, not to a name or port of a stranger's request."""
    site = settings.SITE_URL.rstrip("/")
    links = {name: site + _path(value) for name, value in context.items() if site and name.endswith("_url")}
    return context | links


def _path(address: str) -> str:
    return urlsplit(address)._replace(scheme="", netloc="").geturl()
