"""``manage.py clear_students``: forget who practised without an account and cannot come back, and old classes."""

from django.core.management.base import BaseCommand
from django.utils import timezone

from quizzes.classes.opening import forget_old
from quizzes.practice.students import forget_abandoned


class Command(BaseCommand):
    """Say how many, unless told to be quiet."""

    help = "Delete the progress of students without an account whose session is over, and classes of more than a month ago."

    def handle(self, *args: object, verbosity: int, **options: object) -> None:
        """Delete and count."""
        gone = forget_abandoned(timezone.now())
        forget_old(timezone.now())
        if verbosity:
            self.stdout.write(f"{gone}")
