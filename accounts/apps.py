"""The app of the accounts."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """The accounts."""

    name = "accounts"

    def ready(self) -> None:
        """Listen to what happens to an account."""
        from accounts import receivers  # noqa: F401 (connects itself)
