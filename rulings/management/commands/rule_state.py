"""``manage.py rule_state [FOLDER]``: which rules rest on a text that is not the one they were read against."""

from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils.translation import gettext as _

from lawbook.text.edition_files import read_edition
from lawbook.text.problems import TextError
from lawbook.text.tree import Text
from rulings.assistant.rule_states import Doubtful, checked_rules, clauses_rested_on, doubtful, note_checked

FOLDER = settings.FIXTURES_DIR / "laws" / "2017"


class Command(BaseCommand):
    """Lists each clause that is changed, gone or new, and what rests on it; ``--checked`` notes that its rules were read."""

    help = "Show which rules an edition's text makes doubtful, and note that rules were held against it."

    def add_arguments(self, parser: CommandParser) -> None:
        """The folder of the edition, and what was checked."""
        parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
        parser.add_argument("--checked", nargs="+", metavar="CITATION", help="clauses whose rules were read, or: all")

    def handle(self, *args: object, folder: Path, checked: list[str] | None, **options: object) -> None:
        """Write the file if something was checked; count and list."""
        try:
            files = read_edition(folder)
        except TextError as error:
            raise CommandError("; ".join(f"{problem.code} {problem.details}" for problem in error.problems)) from error
        text = files.languages[files.official_language].text
        if checked:
            note_checked(text, _chosen(text, checked))
        found = doubtful(text, checked_rules())
        self.stdout.write(f"checked: {len(checked_rules().digests)}, doubtful: {len(found)}")
        for one in found:
            self.stdout.write(_told(one))


def _chosen(text: Text, checked: list[str]) -> set[str]:
    """The clauses that rules rest on and that were named. Of the others nothing is noted."""
    if "all" in checked:
        return {one.clause for one in doubtful(text, checked_rules())} | clauses_rested_on()
    known = {entry.citation.id for entry in text.entries()}
    if unknown := [one for one in checked if one not in known]:
        raise CommandError(_("There is no such clause: %s") % ", ".join(unknown))
    return set(checked)


def _told(one: Doubtful) -> str:
    lines = [f"{one.clause} {one.state}"]
    return "\n".join([*lines, *(f"  {name}: {', '.join(those)}" for name, those in one.resting.items())])
