"""``manage.py make_offline``: what browsers keep of the edition in force, which the first reader would wait for."""

from django.core.management.base import BaseCommand

from lawbook.book import current_book
from lawbook.further_languages import OWN
from lawbook.offline.bundle import kept_bundle


class Command(BaseCommand):
    """Some eight seconds; what is there already is left as it is."""

    help = "Make the files that browsers keep for places without a connection."

    def handle(self, *args: object, **options: object) -> None:
        """One for each language."""
        for language in OWN:
            self.stdout.write(str(kept_bundle(current_book(), language)))
