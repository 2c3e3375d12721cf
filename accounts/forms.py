"""The forms of the account pages: django-allauth's, with the site's labels."""

from typing import Any

from allauth.account import forms
from django.contrib.auth.hashers import make_password
from django.core.exceptions import ValidationError
from django.core.validators import MaxLengthValidator
from django.forms import EmailField, EmailInput, Field
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _

from accounts.email_input import as_it_looks
from accounts.models import LONGEST_EMAIL, User

_LABELS = {
    "login": _("E-mail"),
    "email": _("E-mail"),
    "password": _("Password"),
    "oldpassword": _("Current password"),
    "password1": _("New password"),
    "password2": _("New password again"),
}


class _Labelled:
    """Each field has a label above it, so no placeholder; where a password is forgotten, the page says."""

    fields: dict[str, Field]
    labels = _LABELS

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for name, field in self.fields.items():
            field.label = self.labels[name]
            field.widget.attrs.pop("placeholder", None)
            if field.widget.attrs.get("autocomplete") == "current-password":
                field.help_text = ""


class LoginForm(_Labelled, forms.LoginForm):
    """E-mail address and password."""


class SignupForm(_Labelled, forms.SignupForm):
    """E-mail address, and the password twice."""

    labels = _LABELS | {"password1": _("Password"), "password2": _("Password again")}

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        email = self.fields["email"]
        email.validators += [MaxLengthValidator(LONGEST_EMAIL), as_it_looks]
        email.widget.attrs["maxlength"] = str(LONGEST_EMAIL)

    def try_save(self, request: HttpRequest) -> tuple[User | None, HttpResponse | None]:
        """Open the account. An address that has one takes as long: the password is hashed for it too."""
        if self.account_already_exists:
            make_password(self.cleaned_data["password1"])
        found: tuple[User | None, HttpResponse | None] = super().try_save(request)
        return found


class ChangePasswordForm(_Labelled, forms.ChangePasswordForm):
    """The password as it is and as it is to be."""


class ResetPasswordForm(_Labelled, forms.ResetPasswordForm):
    """The e-mail address that the link for a new password goes to."""


class ResetPasswordKeyForm(_Labelled, forms.ResetPasswordKeyForm):
    """The new password, from the link in the message."""


class ReauthenticateForm(_Labelled, forms.ReauthenticateForm):
    """The password once more, before something is changed that a thief would change."""


class NewEmailForm(ReauthenticateForm):
    """Another e-mail address, and the password; attempts are limited like those to log in."""

    labels = _LABELS | {"email": _("New e-mail address")}
    email = EmailField(
        max_length=LONGEST_EMAIL, validators=[as_it_looks], widget=EmailInput(attrs={"autocomplete": "email"})
    )
    field_order = ("email", "password")

    def clean_email(self) -> str:
        """In small letters, as addresses are kept; not the one that the account has."""
        email = str(self.cleaned_data["email"]).lower()
        if email == self.user.email:
            raise ValidationError(_("This is the address that your account has already."))
        return email


class DeleteForm(ReauthenticateForm):
    """The password of somebody who wants to delete the account; attempts are limited like those to log in."""
