"""``manage.py question_variety [TEMPLATE …] [--seeds N]``: how many patterns and rulings the questions have."""

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import translation

from quizzes.questions.templates import Template, written
from quizzes.questions.variety import Variety, variety_of


class Command(BaseCommand):
    """A line for each template, fewest patterns first; then what all come to, and which clauses decide nothing."""

    help = "Count the different patterns and rulings of questions over some seeds of each template."

    def add_arguments(self, parser: CommandParser) -> None:
        """Which templates, and how many seeds of each."""
        parser.add_argument("names", nargs="*", metavar="TEMPLATE")
        parser.add_argument("--seeds", type=int, default=100)

    def handle(self, names: list[str], seeds: int, **options: object) -> None:
        """Count and report."""
        if unknown := [name for name in names if name not in written()]:
            raise CommandError(f"no such template: {', '.join(unknown)}")
        with translation.override("en"):
            found = {name: variety_of(written()[name], range(seeds)) for name in names or written()}
        for name, one in sorted(found.items(), key=lambda each: len(each[1].patterns)):
            self.stdout.write(
                f"{name}: {len(one.patterns)} patterns, {len(one.rulings)} rulings{_asked(written()[name])}"
            )
        asked, drafts = Variety(), Variety()
        for name, one in found.items():
            (asked if written()[name].asked else drafts).add(one)
        together = len(asked.rulings | drafts.rulings)
        self.stdout.write(
            f"{together} rulings, {len(asked.rulings)} of them in what is asked, over {seeds} seeds of each"
        )
        if not names:
            missing = asked.never_decide()
            self.stdout.write(f"{len(missing)} clauses with a rule decide none of them: {' '.join(missing)}")


def _asked(template: Template) -> str:
    """Where a template is asked, if not by itself."""
    if not template.asked:
        return ", not asked yet"
    return f", asked as a part of {template.part_of}" if template.part_of else ""
