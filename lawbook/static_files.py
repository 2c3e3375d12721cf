"""The static files of the site: those that its pages name, collected again only when they have changed."""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles.finders import AppDirectoriesFinder, get_finders
from django.core.files.storage import Storage
from django.core.management import call_command

_FROM_PACKAGES = {  # of forty that would be compressed and never asked for
    "django_htmx/htmx-2.min.js",
    "account/js/onload.js",
    "mfa/js/webauthn-json.js",
    "mfa/js/webauthn.js",
}


class OnlyNamed(AppDirectoriesFinder):
    """Of the files of installed packages those that a page of this site names."""

    def list(self, ignore_patterns: Iterable[str] | None) -> Iterator[tuple[str, Storage]]:
        """What is collected."""
        return (found for found in super().list(ignore_patterns) if found[0] in _FROM_PACKAGES)


def collect_static_files() -> None:
    """Have them, hashed and compressed, where they are served from."""
    root = Path(settings.STATIC_ROOT)
    stamp = root.with_name(f"{root.name}.collected")
    sources = dict(found for finder in get_finders() for found in finder.list([]))
    digest = _digest(sources)
    there = all((root / name).exists() for name in sources)
    if not (there and stamp.exists() and stamp.read_text() == digest):
        call_command("collectstatic", interactive=False, verbosity=0)
        stamp.write_text(digest)


def _digest(sources: dict[str, Storage]) -> str:
    digest = hashlib.sha256(str(settings.STORAGES["staticfiles"]).encode())
    for name, storage in sorted(sources.items()):
        with storage.open(name) as file:
            digest.update(name.encode() + hashlib.file_digest(file, "sha256").digest())
    return digest.hexdigest()
