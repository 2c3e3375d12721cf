"""Files made from the book and the code, in a folder named after both, so that they are made again when either changes."""

import hashlib
import shutil
from collections.abc import Iterable
from pathlib import Path

from django.conf import settings

from lawbook.book import Book


def digest_of(patterns: Iterable[str]) -> str:
    """The digest of the project's files that the patterns name, under the project's folder."""
    digest = hashlib.sha256()
    for path in sorted(path for pattern in patterns for path in Path(settings.BASE_DIR).glob(pattern)):
        if path.is_file():
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def version(book: Book, code: str) -> str:
    """What files were made from: the edition, and the digest of the code that made them."""
    return f"{book.edition.content_hash[:16]}-{code}"


def forget_others(folder: Path) -> None:
    """Delete what other versions left beside a folder; what cannot be deleted stays."""
    for other in folder.parent.glob("*"):
        if other != folder:
            shutil.rmtree(other, ignore_errors=True)
