"""``manage.py check_questions [TEMPLATE …] [--seeds N]``: every template held against its independent check."""

from django.core.management.base import BaseCommand, CommandError, CommandParser

from quizzes.questions.checking import check_template
from quizzes.questions.templates import written


class Command(BaseCommand):
    """A line for each template; every problem; an error at the end if there was any."""

    help = "Check questions of all or some templates: keys by two ways, options and reasons, sentences, guessing."

    def add_arguments(self, parser: CommandParser) -> None:
        """Which templates, and how many seeds of each."""
        parser.add_argument("names", nargs="*", metavar="TEMPLATE")
        parser.add_argument("--seeds", type=int, default=2000)
        parser.add_argument("--first", type=int, default=0, help="the first seed")

    def handle(self, names: list[str], seeds: int, first: int, **options: object) -> None:
        """Check and report."""
        if unknown := [name for name in names if name not in written()]:
            raise CommandError(f"no such template: {', '.join(unknown)}")
        wrong = 0
        for name in names or written():
            tally = check_template(written()[name], range(first, first + seeds))
            told = ", ".join(f"{clause} {times}" for clause, times in tally.clauses.most_common(6))
            self.stdout.write(
                f"{name}: {tally.asked} questions, {len(tally.problems)} problems, "
                f"one key in {tally.most_frequent_key:.0%}; {told}"
            )
            for seed, problem in tally.problems[:10]:
                self.stdout.write(f"  seed {seed}: {problem}")
            guessed = list(tally.tells())
            for told in guessed:
                self.stdout.write(f"  {told}")
            wrong += len(tally.problems) + len(guessed)
        if wrong:
            raise CommandError(f"{wrong} problems")
