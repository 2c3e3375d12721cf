"""A command about what a file or standard input tells: its arguments, and what is wrong with it in words."""

import json
import sys
from abc import abstractmethod
from collections.abc import Iterable
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import translation

from bridge.problems import ImpossibleCase
from rulings.wording.problems_said import say_problem


class CommandOnAFile(BaseCommand):
    """Answers as text, or all of them as JSON; ``whole`` says in English what is given then."""

    whole: str

    @abstractmethod
    def answers(self, text: bytes, language: str, *, as_json: bool) -> Iterable[str]:
        """What is said about the text. ``ImpossibleCase`` with what is wrong with it."""

    def add_arguments(self, parser: CommandParser) -> None:
        """The file, the language, the form."""
        parser.add_argument("file")
        parser.add_argument("--lang", choices=["tr", "en"], default="tr")
        parser.add_argument("--json", action="store_true", help=self.whole)

    def handle(self, *args: object, file: str, lang: str, json: bool, **options: object) -> None:
        """Everything in the file, or nothing."""
        with translation.override(lang):
            try:
                text = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
                answers = list(self.answers(text, lang, as_json=json))
            except OSError as error:
                raise CommandError(f"{file}: {error.strerror}") from error
            except ImpossibleCase as impossible:
                said = [f"{one.place}: {say_problem(one)}" for one in impossible.problems]
                raise CommandError("\n".join(said)) from impossible
            for answer in answers:
                self.stdout.write(answer)


def in_json(shown: dict[str, object]) -> str:
    """To be read by people too."""
    return json.dumps(shown, ensure_ascii=False, indent=2)
