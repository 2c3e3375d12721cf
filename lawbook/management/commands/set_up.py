"""``manage.py set_up``: everything that the site needs before it can be served."""

from pathlib import Path

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand
from django.utils.translation import gettext as _

from lawbook.book import book_of, current_book
from lawbook.management.commands.compile_catalogues import compile_catalogues
from lawbook.publishing.importing import import_shipped
from lawbook.search.engine import make_index
from lawbook.search.index import has_sound_index


class Command(BaseCommand):
    """Idempotent: what is there already is left as it is."""

    help = "Message catalogues, database, the text of the Laws, search index, static files."

    def handle(self, *args: object, **options: object) -> None:
        """Each step in its order, with a line of progress."""
        compile_catalogues()
        self.stdout.write(_("Database …"))
        call_command("migrate", verbosity=0)
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
        self.stdout.write(_("Static files …"))
        call_command("collectstatic", interactive=False, verbosity=0)

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
