"""``manage.py set_up``: everything that the site needs before it can be served."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import connection
from django.utils.functional import Promise
from django.utils.translation import get_language, override
from django.utils.translation import gettext_lazy as _

from lawbook.backups import UnsoundDatabaseError, check_database, database_file, is_a_file
from lawbook.book import Book, book_of, current_book
from lawbook.data_folder import HAS_A_DATABASE, locked, make_private
from lawbook.further_languages import further_languages
from lawbook.in_children import in_children
from lawbook.made_once import all_made_once
from lawbook.management.commands.compile_catalogues import compile_catalogues
from lawbook.models import Edition
from lawbook.passing_files import clear_passing_folders
from lawbook.publishing.exports import make_exports
from lawbook.publishing.importing import import_shipped, source_digest
from lawbook.search.engine import make_index
from lawbook.shared_database import let_go, one_host_at_a_time
from lawbook.static_files import collect_static_files


class Command(BaseCommand):
    """Idempotent: what is there already is left as it is."""

    help = "Message catalogues, database, the text of the Laws, search index, static files."

    def add_arguments(self, parser: CommandParser) -> None:
        """Who serves afterwards makes the rest beside it."""
        parser.add_argument("--leave", action="store_true", help="leave what can be made while the site is served")
        parser.add_argument(
            "--language", choices=[code for code, _name in settings.LANGUAGES], help="of what is printed"
        )

    def handle(self, *args: object, **options: object) -> None:
        """One set-up at a time, and of what hosts share one host at a time."""
        self._leaves = bool(options["leave"])
        self._language = str(options["language"] or get_language())
        self._made: set[str] = set()
        make_private(settings.DATA_DIR)
        with locked(settings.DATA_DIR, "set-up"):
            with one_host_at_a_time():
                self._set_up()
            book = current_book()
            if book.edition.content_hash not in self._made:
                self._make(book)

    def _set_up(self) -> None:
        """Each step in its order, with a line of progress."""
        compile_catalogues()
        if is_a_file():
            self._check_database(database_file())
        self._say(_("Database …"))
        call_command("migrate", verbosity=0)
        if further_languages():
            call_command("sync_translation_fields", interactive=False, verbosity=0)
        if is_a_file():
            (settings.DATA_DIR / HAS_A_DATABASE).touch()
        call_command("createcachetable", verbosity=0)
        clear_passing_folders()
        call_command("clearsessions", verbosity=0)
        call_command("clear_students", verbosity=0)
        self._say(_("Text of the Laws …"))
        for folder in sorted((settings.FIXTURES_DIR / "laws").iterdir()):
            self._import(folder)

    def _make_of_edition(self, folder: Path, edition: Edition) -> None:
        """Its files for others. What only looks back, a partial edition, is searched as it is and ruled under by nobody."""
        make_exports(edition, folder)
        if not edition.is_partial:
            self._make(book_of(edition))

    def _make(self, book: Book) -> None:
        """What is made once for an edition, and the static files: all at the same time, where there are cores for it."""
        made = [(_("Search index …"), make_index), *all_made_once(also_later=not self._leaves)]
        for label, _make in made:
            self._say(label)
        self._say(_("Static files …"))
        if connection.vendor == "postgresql":
            let_go()  # connections and the threads of their pool do not survive a fork
        in_children(*(partial(make, book) for _label, make in made), collect_static_files)
        self._made.add(book.edition.content_hash)

    def _check_database(self, path: Path) -> None:
        """A database that was there is not silently replaced by an empty one, nor is a damaged one served."""
        marker = settings.DATA_DIR / HAS_A_DATABASE
        if path.exists() and path.stat().st_size and marker.exists():
            try:
                check_database(path)
            except UnsoundDatabaseError as error:
                told = _(
                    "The database %(file)s is damaged (%(why)s). Put a copy in its place: ./run manage restore FILE"
                )
                raise CommandError(self._in_words(told, {"file": path, "why": error})) from error
        elif marker.exists():
            told = _(
                "The database %(file)s is gone. Put a copy in its place: ./run manage restore FILE. "
                "To begin with an empty one, delete %(marker)s."
            )
            raise CommandError(self._in_words(told, {"file": path, "marker": marker}))
        else:
            path.touch(mode=0o600)

    def _import(self, folder: Path) -> None:
        """What comes with the software, unless another edition was published here since."""
        imported = import_shipped(folder, partial(self._make_of_edition, folder))
        if not imported.changed and imported.edition.source_digest == source_digest(folder):
            make_exports(imported.edition, folder)  # it was published before there were any
        if imported.changed:
            self._say(_("Edition %(edition)s is published."), edition=imported.edition)
        elif imported.edition.is_shipped:
            self._say(_("Edition %(edition)s holds this text already."), edition=imported.edition)
        else:
            self._say(
                _("Edition %(edition)s was published here; the text of the software does not take its place."),
                edition=imported.edition,
            )

    def _say(self, told: Promise | str, **values: object) -> None:
        """A line of progress."""
        self.stdout.write(self._in_words(told, values))

    def _in_words(self, told: Promise | str, values: Mapping[str, object]) -> str:
        """In the language of who reads it; everything else goes on in that of the site."""
        with override(self._language):
            return str(told) % values
