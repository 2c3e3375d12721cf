"""``manage.py mistake_reports``: what readers think is wrong with questions, the newest first."""

from django.core.management.base import BaseCommand, CommandParser

from lawbook.text_input import printable
from quizzes.models import MistakeReport


class Command(BaseCommand):
    """Print the list."""

    help = "Print the reports of mistakes in questions, the newest first."

    def add_arguments(self, parser: CommandParser) -> None:
        """How many."""
        parser.add_argument("--limit", type=int, default=50)

    def handle(self, *args: object, limit: int, **options: object) -> None:
        """A report: when, which question in which version, the language, the text."""
        for row in MistakeReport.objects.all()[: max(limit, 0)]:
            self.stdout.write(
                f"{row.reported:%Y-%m-%d}  {row.template} {row.seed} (version {row.version}, {row.language})"
            )
            for line in printable(row.text).split("\n"):
                self.stdout.write(f"    {line}")
