"""``manage.py case_names [--record]``: the names of worked cases that are not kept for later yet."""

from django.core.management.base import BaseCommand, CommandParser

from rulings.assistant.case_names import names_missing, record


class Command(BaseCommand):
    """A line for each case that is new, or whose title has become another one; ``--record`` keeps its names."""

    help = "List the worked cases whose names in addresses are not in fixtures/case-names.yaml, and add them."

    def add_arguments(self, parser: CommandParser) -> None:
        """Whether to write."""
        parser.add_argument("--record", action="store_true", help="add the names to the file")

    def handle(self, *, record: bool, **options: object) -> None:
        """List them, and perhaps write."""
        missing = names_missing()
        for case, names in missing.items():
            self.stdout.write(f"{case}: {', '.join(names)}")
        if record:
            _record(missing)


_record = record
