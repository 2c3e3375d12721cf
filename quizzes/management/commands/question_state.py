"""``manage.py question_state [--record]``: whose questions have changed since their version was recorded."""

from django.core.management.base import BaseCommand, CommandError, CommandParser

from quizzes.questions.digests import changed, record, recorded
from quizzes.questions.templates import linked


class Command(BaseCommand):
    """A line for each template whose seeds make other questions; ``--record`` writes down how they are now."""

    help = "List the templates whose seeds make other questions than recorded; their version has to be raised."

    def add_arguments(self, parser: CommandParser) -> None:
        """Whether to write."""
        parser.add_argument("--record", action="store_true", help="write the digests of templates new or raised")
        parser.add_argument("--unpublished", action="store_true", help="also where no question was published yet")

    def handle(self, *, record: bool, unpublished: bool, **options: object) -> None:
        """Report, or record unless a version is still to be raised."""
        wrong = changed()
        for name in wrong:
            self.stdout.write(f"{name}: other questions of version {linked()[name].version}")
        for name in sorted(linked().keys() - recorded().keys()):
            self.stdout.write(f"{name}: new")
        if record and (unpublished or not wrong):
            _record()
        elif wrong:
            raise CommandError("raise the version of these templates, then --record")


_record = record
