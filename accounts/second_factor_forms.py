"""The forms of the second step: django-allauth's, with the site's labels."""

from typing import Any

from allauth.mfa.totp import forms
from django.utils.translation import gettext_lazy as _


class ActivateTOTPForm(forms.ActivateTOTPForm):
    """The first code of an app."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["code"].label = _("Code that the app shows")
        self.fields["code"].widget.attrs.pop("placeholder")
