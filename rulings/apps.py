"""The app of the rulings."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class RulingsConfig(AppConfig):
    """The rulings."""

    name = "rulings"

    def ready(self) -> None:
        """Offer the worked cases of a Law beside it."""
        from lawbook.beside import offer
        from rulings.assistant.case_index import cases_of_law

        offer("cases", _("Worked cases"), cases_of_law)
