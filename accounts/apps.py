"""The app of the accounts."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """The accounts."""

    name = "accounts"
