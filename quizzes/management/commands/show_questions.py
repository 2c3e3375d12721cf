"""``manage.py show_questions TEMPLATE``: questions of a template in words, with key and reasons, to be read by a director."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import translation

from lawbook.addresses import WORDS
from quizzes.questions.asking import ask, verdict
from quizzes.questions.templates import SEEDS, question, written


class Command(BaseCommand):
    """Each question with its options, the right ones starred, and the ruling."""

    help = "Show questions of a template with their keys."

    def add_arguments(self, parser: CommandParser) -> None:
        """Which template and seeds, in which language."""
        parser.add_argument("name", metavar="TEMPLATE")
        parser.add_argument("--first", type=int, default=0, help="the first seed")
        parser.add_argument("--count", type=int, default=3)
        parser.add_argument("--lang", choices=list(WORDS), default="tr")

    def handle(self, name: str, first: int, count: int, lang: str, **options: object) -> None:
        """Print them."""
        if name not in written():
            raise CommandError(f"no such template: {name}; there are {', '.join(written())}")
        if not 0 <= first < SEEDS:
            raise CommandError(f"a seed is a number from 0 to {SEEDS - 1}")
        with translation.override(lang):
            for seed in range(first, min(first + count, SEEDS)):
                found = question(name, seed)
                self.stdout.write(f"\n== {name} {seed}: {found.draft.shown.contract or ''}")
                self._write(ask(found, lang), verdict(found, [], lang))

    def _write(self, asked: dict[str, Any], told: dict[str, Any]) -> None:
        for line in [*asked["story"], f"? {asked['ask']}"]:
            self.stdout.write(line)
        for option in told["options"]:
            mark = "*" if option["right"] else " "
            self.stdout.write(
                f"  {mark} {option['id']}) {option['text']} {option['right_if']}{option['note']}".rstrip()
            )
        self.stdout.write(f"  {told['clause']['display']}: {' '.join(told['ruling']['script'])}")
