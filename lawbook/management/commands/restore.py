"""``manage.py restore FILE``: put a copy in the place of the database."""

from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import connection, connections
from django.utils.translation import gettext as _

from lawbook.backups import UnsoundDatabaseError, check_digest, database_file, restore_database
from lawbook.data_folder import InUseError
from lawbook.server_backups import restore_dump


class Command(BaseCommand):
    """Check the copy first; keep the former database beside it."""

    help = "Put a copy that backup made in the place of the database; the site must not run."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        """The copy."""
        parser.add_argument("file", type=Path)

    def handle(self, *args: object, file: Path, **options: object) -> None:
        """Say what was done, or why nothing was."""
        connections.close_all()
        try:
            check_digest(file)
            former = self._restored(file)
        except InUseError as error:
            raise CommandError(_("The site is running. Stop it, then restore.")) from error
        except (UnsoundDatabaseError, OSError) as error:
            raise CommandError(_("%(file)s is no sound copy: %(why)s") % {"file": file, "why": error}) from error
        self.stdout.write(_("The database is restored."))
        if former:
            self.stdout.write(_("The former one is kept as %(file)s.") % {"file": former})

    def _restored(self, file: Path) -> Path | None:
        """Where the former database is; on a server it is gone."""
        if connection.vendor == "postgresql":
            restore_dump(file)
            return None
        return restore_database(file, database_file())
