"""``manage.py compile_catalogues``: the message catalogues for the site, without GNU gettext."""

from pathlib import Path

import polib
from django.conf import settings
from django.core.management.base import BaseCommand
from django.utils.translation.reloader import translation_file_changed


def compile_catalogues() -> int:
    """Write a ``.mo`` beside every ``.po`` that is newer; return how many were written. What was read before is forgotten:
    a first set-up would make the Turkish trees in English.
    """
    written = 0
    for folder in settings.LOCALE_PATHS:
        for source in Path(folder).rglob("*.po"):
            target = source.with_suffix(".mo")
            if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
                polib.pofile(str(source)).save_as_mofile(str(target))
                translation_file_changed(None, target)
                written += 1
    return written


class Command(BaseCommand):
    """Compile what has changed."""

    help = "Compile the message catalogues that have changed."
    requires_system_checks = ()

    def handle(self, *args: object, **options: object) -> None:
        """Say nothing unless something was done."""
        if written := compile_catalogues():
            self.stdout.write(f"locale: {written}")
