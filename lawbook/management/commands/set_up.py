"""``manage.py set_up``: everything that the site needs before it can be served."""

from pathlib import Path

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import gettext as _

from lawbook.backups import UnsoundDatabaseError, check_database, database_file, is_a_file
from lawbook.book import book_of, current_book
from lawbook.data_folder import locked, make_private
from lawbook.made_once import all_made_once
from lawbook.management.commands.compile_catalogues import compile_catalogues
from lawbook.publishing.importing import import_shipped
from lawbook.search.engine import make_index
from lawbook.search.index import has_sound_index

_MARKER = "has-a-database"


class Command(BaseCommand):
    """Idempotent: what is there already is left as it is."""

    help = "Message catalogues, database, the text of the Laws, search index, static files."

    def handle(self, *args: object, **options: object) -> None:
        """One set-up at a time."""
        make_private(settings.DATA_DIR)
        with locked(settings.DATA_DIR, "set-up"):
            self._set_up()

    def _set_up(self) -> None:
        """Each step in its order, with a line of progress."""
        compile_catalogues()
        if is_a_file():
            self._check_database(database_file())
        self.stdout.write(_("Database …"))
        call_command("migrate", verbosity=0)
        (settings.DATA_DIR / _MARKER).touch()
        call_command("createcachetable", verbosity=0)
        call_command("clearsessions", verbosity=0)
        call_command("clear_students", verbosity=0)
        self.stdout.write(_("Text of the Laws …"))
        for folder in sorted((settings.FIXTURES_DIR / "laws").iterdir()):
            self._import(folder)
        self.stdout.write(_("Search index …"))
        book = current_book()
        if not has_sound_index(book):
            make_index(book)
        for label, make in all_made_once():
            self.stdout.write(label)
            make(book)
        self.stdout.write(_("Static files …"))
        call_command("collectstatic", interactive=False, verbosity=0)

    def _check_database(self, path: Path) -> None:
        """A database that was there is not silently replaced by an empty one, nor is a damaged one served."""
        marker = settings.DATA_DIR / _MARKER
        if path.exists() and path.stat().st_size and marker.exists():
            try:
                check_database(path)
            except UnsoundDatabaseError as error:
                told = _(
                    "The database %(file)s is damaged (%(why)s). Put a copy in its place: ./run manage restore FILE"
                )
                raise CommandError(told % {"file": path, "why": error}) from error
        elif marker.exists():
            told = _(
                "The database %(file)s is gone. Put a copy in its place: ./run manage restore FILE. "
                "To begin with an empty one, delete %(marker)s."
            )
            raise CommandError(told % {"file": path, "marker": marker})
        else:
            path.touch(mode=0o600)

    def _import(self, folder: Path) -> None:
        """What comes with the software, unless another edition was published here since."""
        imported = import_shipped(folder, lambda edition: make_index(book_of(edition)))
        if imported.changed:
            self.stdout.write(_("Edition %(edition)s is published.") % {"edition": imported.edition})
        elif imported.edition.is_shipped:
            self.stdout.write(_("Edition %(edition)s holds this text already.") % {"edition": imported.edition})
        else:
            told = _("Edition %(edition)s was published here; it stays in force.")
            self.stdout.write(told % {"edition": imported.edition})
