"""``manage.py make_books``: the editions as PDF, a book in each language and one with both side by side."""

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils.translation import gettext as _

from lawbook.editions import NoEdition, find_edition, published
from lawbook.publishing.books import make_books
from lawbook.publishing.typesetting.pdf import can_make_pdf


class Command(BaseCommand):
    """Those that there are already stay as they are."""

    help = "Make the PDFs that published editions lack."

    def add_arguments(self, parser: CommandParser) -> None:
        """Which editions; all without any."""
        parser.add_argument("editions", nargs="*")

    def handle(self, *args: object, editions: list[str], **options: object) -> None:
        """Print what was made."""
        if not can_make_pdf():
            raise CommandError(_("typst is needed: pip install --require-hashes -r requirements-books.txt"))
        try:
            chosen = [find_edition(name) for name in editions] or published()
        except NoEdition as error:
            raise CommandError(_("There is no such edition.")) from error
        for edition in chosen:
            for name in make_books(edition):
                self.stdout.write(f"{edition} {name}")
