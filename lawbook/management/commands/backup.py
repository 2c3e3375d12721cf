"""``manage.py backup [FILE]``: a copy of the database, also while the site runs."""

from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import connection
from django.utils import timezone
from django.utils.translation import gettext as _

from lawbook.backups import UnsoundDatabaseError, copy_database, database_file, note_digest
from lawbook.server_backups import dump_database


class Command(BaseCommand):
    """Copy the database to a file that is sound and on the disk when it appears."""

    help = "Copy the database to a file, by default a new one in the data folder."

    def add_arguments(self, parser: CommandParser) -> None:
        """Where to."""
        parser.add_argument("file", type=Path, nargs="?")

    def handle(self, *args: object, file: Path | None, **options: object) -> None:
        """Say where the copy is."""
        on_a_server = connection.vendor == "postgresql"
        ending = "dump" if on_a_server else "sqlite3"
        target = file or settings.DATA_DIR / "backups" / f"{timezone.localtime():%Y-%m-%d-%H%M%S}.{ending}"
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            if on_a_server:
                dump_database(target)
            else:
                copy_database(database_file(), target)
            note_digest(target)
        except (UnsoundDatabaseError, OSError) as error:
            raise CommandError(_("No copy was made: %(why)s") % {"why": error}) from error
        self.stdout.write(_("The database is copied to %(file)s.") % {"file": target})
