"""The app of the questions."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class QuizzesConfig(AppConfig):
    """The questions."""

    name = "quizzes"

    def ready(self) -> None:
        """Offer the questions on a Law beside it; say what is kept of an account, and listen to its logins."""
        from allauth.account.signals import user_logged_in

        from accounts.held import holds
        from lawbook.beside import offer
        from quizzes.practice import receivers, students
        from quizzes.practice.modes import practice_of_law

        offer("practice", _("Questions"), practice_of_law)
        holds("practice", students.export)
        user_logged_in.connect(receivers.claim_progress)
