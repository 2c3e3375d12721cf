"""``manage.py import_edition FOLDER``: publish the edition that the files in a folder hold."""

from functools import partial
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from lawbook.book import book_of
from lawbook.models import Edition
from lawbook.publishing.exports import make_exports
from lawbook.publishing.importing import import_edition
from lawbook.search.engine import make_index
from lawbook.text.problems import TextError


def _make(folder: Path, edition: Edition) -> None:
    """Its files for others, and its index; a partial edition is searched without one."""
    make_exports(edition, folder)
    if not edition.is_partial:
        make_index(book_of(edition))


class Command(BaseCommand):
    """Import, build the search index, then publish: who reads meanwhile waits for neither."""

    help = "Publish the edition that the files in a folder hold; the same content changes nothing."

    def add_arguments(self, parser: CommandParser) -> None:
        """The folder with edition.yaml, tr.txt and the files beside them."""
        parser.add_argument("folder", type=Path)

    def handle(self, *args: object, folder: Path, **options: object) -> None:
        """Print what happened; every problem of a faulty file on a line of its own."""
        try:
            imported = import_edition(folder, partial(_make, folder))
        except TextError as error:
            lines = [problem.message(get_language() or "tr") for problem in error.problems]
            raise CommandError("\n".join([_("Nothing was changed. Problems found:"), *lines])) from error
        if imported.changed:
            self.stdout.write(_("Edition %(edition)s is published.") % {"edition": imported.edition})
        else:
            self.stdout.write(_("Edition %(edition)s holds this text already.") % {"edition": imported.edition})
