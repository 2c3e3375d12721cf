"""``manage.py set_up``: everything that the site needs before it can be served."""

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand
from django.utils.translation import gettext as _

from lawbook.book import current_book
from lawbook.management.commands.compile_catalogues import compile_catalogues
from lawbook.search.engine import engine_of
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
            call_command("import_edition", folder, stdout=self.stdout)
        self.stdout.write(_("Search index …"))
        book = current_book()
        if not has_sound_index(book):
            engine_of(book)
        self.stdout.write(_("Static files …"))
        call_command("collectstatic", interactive=False, verbosity=0)
