"""The app of the questions."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class QuizzesConfig(AppConfig):
    """The questions."""

    name = "quizzes"

    def ready(self) -> None:
        """Offer the questions on a Law beside it; name those on a clause; say what an account keeps; listen to its logins."""
        from allauth.account.signals import user_logged_in

        from accounts.held import holds
        from lawbook.beside import offer
        from lawbook.made_once import make_once
        from lawbook.watching import metrics
        from quizzes import of_account
        from quizzes.editors.judging import waiting
        from quizzes.exams.sittings import count_for_practice
        from quizzes.practice import at_end, receivers, students
        from quizzes.practice.elsewhere import also_counts
        from quizzes.practice.modes import practice_of_law
        from quizzes.questions.kept_keys import make_keys
        from quizzes.questions.resting import MADE_FROM, templates_by_clause
        from rulings.assistant.at_end import offer_questions
        from rulings.assistant.resting import also_rests

        offer("practice", _("Questions"), practice_of_law)
        also_counts(count_for_practice)
        offer_questions(at_end.questions, at_end.key, at_end.more)
        also_rests("questions", templates_by_clause, *MADE_FROM)
        make_once("keys", _("Answers of the questions …"), make_keys)
        metrics.look_at("bridgelaws_mistake_reports", "Reports of mistakes that wait.", waiting)
        holds("practice", students.export)
        holds("classes", of_account.classes)
        holds("examinations", of_account.examinations, of_account.forget)
        user_logged_in.connect(receivers.claim_progress)
