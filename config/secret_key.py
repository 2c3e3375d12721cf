"""The key that signs what the site gives out and takes back."""

from pathlib import Path

from django.core.exceptions import ImproperlyConfigured
from django.core.management.utils import get_random_secret_key

from lawbook.data_folder import locked, write_whole


def secret_key(folder: Path, *, shared: bool = False) -> str:
    """The key kept in the folder, made on the first run; one that was cut off by a full disk is made again.

    ``shared``: several hosts may serve the site, and each would make another key; then it has to be given.
    """
    if shared:
        raise ImproperlyConfigured("With DATABASE_URL every host needs the same BRIDGELAWS_SECRET_KEY")
    path = folder / "secret-key"
    if not (key := _kept(path)):
        with locked(folder, "secret-key"):
            if not (key := _kept(path)):
                key = get_random_secret_key()
                write_whole(path, key.encode())
    return key


def _kept(path: Path) -> str:
    return path.read_text(encoding="utf-8").strip() if path.exists() else ""
