"""``manage.py translation_state FOLDER``: which clauses of a translation are to be checked again; note that they were."""

import datetime
from collections import Counter
from pathlib import Path

import yaml
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils.translation import gettext as _

from lawbook.publishing.rows import translation_states
from lawbook.text.checked import State, as_row, noted
from lawbook.text.edition_files import EditionFiles, read_edition
from lawbook.text.problems import TextError


class Command(BaseCommand):
    """Lists what is stale or unchecked; ``--checked`` writes that clauses were read against the official text today."""

    help = "Show which clauses of a translation have been checked, and note new checks."

    def add_arguments(self, parser: CommandParser) -> None:
        """The folder of the edition, and what was checked."""
        parser.add_argument("folder", type=Path)
        parser.add_argument("--checked", nargs="+", metavar="CITATION", help="clauses that were checked, or: all")

    def handle(self, *args: object, folder: Path, checked: list[str] | None, **options: object) -> None:
        """Count, list, and write the file if something was checked."""
        try:
            files = read_edition(folder)
        except TextError as error:
            raise CommandError("; ".join(f"{problem.code} {problem.details}" for problem in error.problems)) from error
        language = next((code for code in files.languages if code != files.official_language), "")
        if not language:
            raise CommandError(_("This edition has no translation."))
        if checked:
            _write(files, language, checked, folder / f"{language}.checked.yaml")
            files = read_edition(folder)
        found = translation_states(files)
        self.stdout.write(", ".join(f"{state}: {count}" for state, count in sorted(Counter(found.values()).items())))
        for citation, state in found.items():
            if state is not State.CHECKED:
                self.stdout.write(f"  {citation.id} {state}")


def _write(files: EditionFiles, language: str, checked: list[str], file: Path) -> None:
    official = files.languages[files.official_language].text
    entries = [entry.citation.id for entry in official.entries()]
    if unknown := [one for one in checked if one not in entries and one != "all"]:
        raise CommandError(_("There is no such clause: %s") % ", ".join(unknown))
    today = datetime.datetime.now(tz=datetime.UTC).date()
    chosen = entries if "all" in checked else checked
    content = as_row(noted(files.languages[language].checked, official, chosen, today))
    file.write_text(yaml.safe_dump(content, allow_unicode=True, sort_keys=False, width=1000), encoding="utf-8")
