"""``manage.py rule case.yaml``: rule on a case, or follow a table with its events, from a file or from standard input."""

import json
import sys
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import translation

from bridge.problems import ImpossibleCase
from rulings.engine.facts import Facts
from rulings.engine.regulations import regulated
from rulings.engine.rulings import MOST_SPLITS
from rulings.presenting import rule_and_present
from rulings.presenting_tables import present_account
from rulings.reading import read_from_yaml
from rulings.table.following import follow
from rulings.table.reading_table import TableRead
from rulings.tables_as_text import table_as_text
from rulings.wording.problems_said import say_problem


class Command(BaseCommand):
    """The script with its clauses, or the whole ruling as JSON."""

    help = "Rule on a case or follow a table with its events (YAML or JSON; - reads standard input)."

    def add_arguments(self, parser: CommandParser) -> None:
        """The file, the language, the form."""
        parser.add_argument("file")
        parser.add_argument("--lang", choices=["tr", "en"], default="tr")
        parser.add_argument("--json", action="store_true", help="the whole ruling as JSON")

    def handle(self, *args: object, file: str, lang: str, json: bool, **options: object) -> None:
        """Every case of the file, one after the other."""
        with translation.override(lang):
            try:
                text = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
                answers = [_answer(one, lang, as_json=json) for one in read_from_yaml(text)]
            except OSError as error:
                raise CommandError(f"{file}: {error.strerror}") from error
            except ImpossibleCase as impossible:
                raise CommandError(
                    "\n".join(f"{one.place}: {say_problem(one)}" for one in impossible.problems)
                ) from impossible
            for answer in answers:
                self.stdout.write(answer)


def _answer(one: Facts | TableRead, language: str, *, as_json: bool) -> str:
    """The ruling on a case, or the rulings at a table."""
    if isinstance(one, TableRead):
        with regulated(one.regulations):
            shown = present_account(follow(one.start, one.events, one.told), one, language, traced=as_json)
        return _as_json(shown) if as_json else table_as_text(shown)
    ruling = rule_and_present(one, language, levels=MOST_SPLITS)
    return _as_json(ruling) if as_json else _as_text(ruling)


def _as_json(ruling: dict[str, object]) -> str:
    return json.dumps(ruling, ensure_ascii=False, indent=2)


def _as_text(ruling: dict[str, object]) -> str:
    clauses = ", ".join(clause["display"] for clause in ruling["clauses"])  # type: ignore[attr-defined]
    aids = [aid["text"] for aid in ruling["double_dummy"]]  # type: ignore[attr-defined]
    return "\n".join([str(ruling["title"]), "", *ruling["script"], "", *aids, clauses, ""])  # type: ignore[misc]
