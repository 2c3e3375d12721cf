"""``manage.py verify_manifest FILE``: whether a manifest is signed, and whether the files beside it are those it names."""

import hashlib
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils.translation import gettext as _

from lawbook.publishing.manifest import NotAManifest, Standing, Verified, public_keys, verify
from lawbook.publishing.told import told


class Command(BaseCommand):
    """Fails for a signature that is wrong, missing or not of the key, and for each file that is another."""

    help = "Check the signature of a manifest, and the files beside it."

    def add_arguments(self, parser: CommandParser) -> None:
        """The manifest, and whose key to trust."""
        parser.add_argument("file", type=Path)
        parser.add_argument("--public-key", default="", help="trust this key; without it, those of this site")

    def handle(self, *args: object, file: Path, public_key: str, **options: object) -> None:
        """Print what was found."""
        try:
            found = verify(file.read_text(encoding="utf-8"), {public_key} if public_key else public_keys())
        except (OSError, UnicodeDecodeError, NotAManifest) as error:
            raise CommandError(_("%(file)s is not a manifest.") % {"file": file}) from error
        others = [name for name in self._beside(found, file.parent) if name]
        self.stdout.write(told(found))
        if found.standing is not Standing.SIGNED or others:
            raise CommandError(_("Not verified."))

    def _beside(self, found: Verified, folder: Path) -> list[str]:
        """Print which files are there and as the manifest says; those that are not so."""
        others = []
        for row in found.files:
            name = Path(row["name"]).name  # whatever it says, beside the manifest
            path = next((one for one in (folder / name, folder / f"{found.edition}-{name}") if one.is_file()), None)
            if path is None:
                continue
            same = hashlib.sha256(path.read_bytes()).hexdigest() == row["sha256"]
            self.stdout.write(f"{path.name}: {_('as it was published') if same else _('NOT AS IT WAS PUBLISHED')}")
            others += [] if same else [name]
        return others
