"""``manage.py make_ready``: questions whose pages are made beforehand, which a server makes a while after its start."""

from django.core.management.base import BaseCommand

from lawbook.book import current_book
from quizzes.practice.making_ready import make_ready
from quizzes.practice.ready import file_for


class Command(BaseCommand):
    """Less than a minute; what is there already is left as it is."""

    help = "Make some questions of each template ready, so that practice answers more quickly."

    def handle(self, *args: object, **options: object) -> None:
        """The file for the edition in force."""
        make_ready(current_book())
        self.stdout.write(str(file_for(current_book())))
