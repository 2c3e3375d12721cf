"""The addresses of the account pages: of django-allauth only what the site needs, in the language of the request."""

from allauth.account import views as allauth
from django.conf import settings
from django.urls import path, re_path, reverse_lazy
from django.utils.functional import lazy
from django.utils.translation import get_language

from accounts import views
from accounts.lazily import lazily
from accounts.words import address


def _address(name: str, rest: str = "") -> str:
    return address(name, get_language() or settings.LANGUAGE_CODE).removeprefix("/") + rest


def _pattern(name: str, rest: str) -> str:
    return f"^{_address(name, rest)}$"


def _second(turkish: str, english: str) -> str:
    return _pattern("second-factor", turkish if get_language() == "tr" else english)


_of_factor = lazy(_second, str)
_at, _matching = lazy(_address, str), lazy(_pattern, str)
_mail = {"mail_is_sent": lambda: settings.MAIL_IS_SENT}
_new_password = allauth.PasswordResetFromKeyView.as_view(success_url=reverse_lazy("account_login"))

_KEY = r"(?P<pk>\d+)/"
_SECOND_FACTOR = [  # the name, the rest of the address in Turkish and in English, the view
    ("index", "", "", "base.views.index"),
    ("authenticate", "kod/", "code/", "base.views.authenticate"),
    ("reauthenticate", "yeniden/", "again/", "base.views.reauthenticate"),
    ("activate_totp", "uygulama/", "app/", "totp.views.activate_totp"),
    ("deactivate_totp", "uygulama/kaldir/", "app/remove/", "totp.views.deactivate_totp"),
    ("view_recovery_codes", "kodlar/", "codes/", "recovery_codes.views.view_recovery_codes"),
    ("generate_recovery_codes", "kodlar/yeni/", "codes/new/", "recovery_codes.views.generate_recovery_codes"),
    ("download_recovery_codes", "kodlar/indir/", "codes/download/", "recovery_codes.views.download_recovery_codes"),
    ("list_webauthn", "anahtarlar/", "keys/", "webauthn.views.list_webauthn"),
    ("add_webauthn", "anahtarlar/ekle/", "keys/add/", "webauthn.views.add_webauthn"),
    ("reauthenticate_webauthn", "anahtarlar/yeniden/", "keys/again/", "webauthn.views.reauthenticate_webauthn"),
    ("remove_webauthn", f"anahtarlar/{_KEY}kaldir/", f"keys/{_KEY}remove/", "webauthn.views.remove_webauthn"),
    ("edit_webauthn", f"anahtarlar/{_KEY}adi/", f"keys/{_KEY}name/", "webauthn.views.edit_webauthn"),
]

urlpatterns = [
    path(_at("account"), views.account, name="account"),
    path(_at("export"), views.export, name="account_export"),
    path(_at("delete"), views.delete, name="account_delete"),
    path(_at("deleted"), views.deleted, name="account_deleted"),
    path(_at("signup"), views.sign_up, name="account_signup"),
    path(_at("login"), allauth.login, name="account_login"),
    path(_at("logout"), allauth.logout, name="account_logout"),
    path(_at("password"), allauth.password_change, name="account_change_password"),
    path(_at("new_email"), views.another_email, name="account_new_email"),
    re_path(
        _matching("new_email", r"(?P<key>[-:\w]+)/"), views.confirm_another_email, name="account_confirm_new_email"
    ),
    path(_at("reset"), views.ResetView.as_view(extra_context=_mail), name="account_reset_password"),
    path(_at("reset_sent"), allauth.password_reset_done, name="account_reset_password_done"),
    re_path(
        _matching("reset", "(?P<uidb36>[0-9A-Za-z]+)-(?P<key>.+)/"),
        _new_password,
        name="account_reset_password_from_key",
    ),
    path(_at("confirm"), allauth.email_verification_sent, name="account_email_verification_sent"),
    re_path(_matching("confirm", r"(?P<key>[-:\w]+)/"), allauth.confirm_email, name="account_confirm_email"),
    path(_at("reauthenticate"), lazily("allauth.account.views.reauthenticate"), name="account_reauthenticate"),
    *(
        re_path(_of_factor(turkish, english), lazily(f"allauth.mfa.{view}"), name=f"mfa_{name}")
        for name, turkish, english, view in _SECOND_FACTOR
    ),
]
