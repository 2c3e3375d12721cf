"""``manage.py show_coverage``: for each clause in scope the functions that encode it and the cases that ask them."""

from django.core.management.base import BaseCommand
from django.utils import translation

from lawbook.book import current_book
from rulings.assistant.coverage import Covered, coverage


class Command(BaseCommand):
    """Print the list."""

    help = "Print each clause in the engine's scope with its status, its rules and how many reviewed cases ask them."

    def handle(self, *args: object, **options: object) -> None:
        """A line for each clause."""
        with translation.override("en"):
            for clauses in coverage(current_book(), "en").values():
                for one in clauses:
                    self.stdout.write(_line(one))


def _line(one: Covered) -> str:
    how = ", ".join(one.rules) or one.why
    return f"{one.citation.id:8} {one.status:12} {len(one.cases):4} {how}"
