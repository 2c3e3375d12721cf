"""The app of the workshop."""

from django.apps import AppConfig


class WorkshopConfig(AppConfig):
    """The workshop."""

    name = "workshop"

    def ready(self) -> None:
        """Say what is kept of an account."""
        from accounts.held import holds
        from workshop.log import export

        holds("workshop", export)
