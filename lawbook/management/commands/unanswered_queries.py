"""``manage.py unanswered_queries``: what readers looked for and did not find, the most frequent first."""

from django.core.management.base import BaseCommand, CommandParser

from lawbook.models import UnansweredQuery
from lawbook.text_input import printable


class Command(BaseCommand):
    """Print the list."""

    help = "Print the queries that found nothing, the most frequent first."

    def add_arguments(self, parser: CommandParser) -> None:
        """How many."""
        parser.add_argument("--limit", type=int, default=50)

    def handle(self, *args: object, limit: int, **options: object) -> None:
        """One query a line: how often, when last, in which language."""
        for row in UnansweredQuery.objects.all()[: max(limit, 0)]:
            self.stdout.write(f"{row.count:>6}  {row.last_asked}  {row.language}  {printable(row.query)}")
