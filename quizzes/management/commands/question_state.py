"""``manage.py question_state [--record]``: whose questions have changed since their version was recorded."""

from django.core.management.base import BaseCommand, CommandError, CommandParser

from quizzes.questions.digests import changed, faults, lost, states
from quizzes.questions.recorded import States, record, recorded


class Command(BaseCommand):
    """A line for each template whose seeds make other questions; ``--record`` writes how they are, if nothing is wrong."""

    help = "List the templates whose seeds make other questions than recorded; their version has to be raised."

    def add_arguments(self, parser: CommandParser) -> None:
        """Whether to write."""
        parser.add_argument("--record", action="store_true", help="write the digests of templates new or raised")
        parser.add_argument("--unpublished", action="store_true", help="also where no question was published yet")
        parser.add_argument("--losing", action="store_true", help="also where a clause decides no question any more")

    def handle(self, *, record: bool, unpublished: bool, losing: bool, **options: object) -> None:
        """Report, or record unless a version is still to be raised or a clause has stopped deciding."""
        now = states()
        wrong = changed(now)
        for name in wrong:
            self.stdout.write(f"{name}: other questions of version {now[name]['version']}")
        for name in sorted(now.keys() - recorded().keys()):
            self.stdout.write(f"{name}: new")
        if wrong and not (record and unpublished):
            raise CommandError("raise the version of these templates, then --record")
        gone = lost(now)
        for name, clauses in gone.items():
            self.stdout.write(f"{name}: no question is decided by {', '.join(clauses)} any more")
        if gone and not losing:
            raise CommandError("have them drawn again; if they are not meant to be, --record --losing")
        if record:
            self._refuse_faults(now)
            _record(now)

    def _refuse_faults(self, now: States) -> None:
        """What is recorded once is not asked again so often."""
        if not (wrong := faults(now)):
            return
        for name, found in wrong.items():
            self.stdout.writelines(f"{name} {one}" for one in found)
        raise CommandError("not recorded: something is wrong with these questions")


_record = record
