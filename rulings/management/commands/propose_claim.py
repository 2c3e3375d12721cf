"""``manage.py propose_claim claim.json``: the worst normal line of a contested claim, from a file or from standard input."""

import json
import sys
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import translation

from bridge.problems import ImpossibleCase
from rulings.adjudication.adjudicating import propose
from rulings.presenting_claims import present_proposal
from rulings.reading import claim_from_json
from rulings.wording.problems_said import say_problem


class Command(BaseCommand):
    """The proposal in words with its line, or all of it as JSON."""

    help = "Propose the tricks of a contested claim (JSON as POST claims takes it; - reads standard input)."

    def add_arguments(self, parser: CommandParser) -> None:
        """The file, the language, the form."""
        parser.add_argument("file")
        parser.add_argument("--lang", choices=["tr", "en"], default="tr")
        parser.add_argument("--json", action="store_true", help="the whole proposal as JSON")

    def handle(self, *args: object, file: str, lang: str, json: bool, **options: object) -> None:
        """One claim."""
        with translation.override(lang):
            try:
                text = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
                claim, claimed = claim_from_json(text)
            except OSError as error:
                raise CommandError(f"{file}: {error.strerror}") from error
            except ImpossibleCase as impossible:
                said = [f"{one.place}: {say_problem(one)}" for one in impossible.problems]
                raise CommandError("\n".join(said)) from impossible
            shown = present_proposal(propose(claim), claimed, lang)
            self.stdout.write(_as_json(shown) if json else _as_text(shown))


def _as_json(shown: dict[str, Any]) -> str:
    return json.dumps(shown, ensure_ascii=False, indent=2)


def _as_text(shown: dict[str, Any]) -> str:
    lines = [" ".join([trick["leader"], *(one["card"] for one in trick["cards"])]) for trick in shown["line"]]
    said = [shown[name]["text"] for name in ("claimed", "forgot") if shown[name]]
    changes = [one["text"] for one in shown["assumptions"]]
    limits = [one["text"] for one in shown["limits"]]
    clauses = ", ".join(one["display"] for one in shown["clauses"])
    return "\n".join([shown["notice"], "", shown["summary"], *said, *limits, "", *lines, "", *changes, "", clauses, ""])
