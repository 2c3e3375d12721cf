"""The folders of the indexes on the disk: where they are, whether they are whole. To read one takes no Whoosh."""

import hashlib
import json
import shutil
import sys
import tempfile
from functools import lru_cache
from pathlib import Path

from django.conf import settings

from lawbook.book import Book
from lawbook.models import Edition

MANIFEST = "manifest.json"


def discard_index(book: Book) -> None:
    """Remove the index of the book from the disk; the next search builds it anew."""
    remove(folder_of(book.edition))


def is_sound(folder: Path) -> bool:
    """Whether every file of the index is there and has the content that it was built with."""
    try:
        manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        return bool(manifest) and all(digest_of(folder / name) == digest for name, digest in manifest.items())
    except (OSError, ValueError, AttributeError):
        return False


def folder_of(edition: Edition) -> Path:
    """Where the index of its book is: named after its content, and after all that makes an index of it.

    Those of books that are not in the database (drafts) lie by themselves: no such index may put out one that readers use.
    """
    kept = Path(settings.SEARCH_INDEX_DIR)
    folder = kept if edition.pk else kept.with_name("draft-index")
    return folder / f"{edition.content_hash[:16]}-{_version()}"


@lru_cache(maxsize=1)
def _version() -> str:
    """The digest of the code of the search, of its data and of the Python that reads it."""
    made_from = [*Path(__file__).parent.glob("*.py"), Path(settings.FIXTURES_DIR) / "glossary.yaml"]
    made_from += (Path(settings.FIXTURES_DIR) / "search").glob("[!j]*.*")  # no judged queries
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted(made_from):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def digest_of(path: Path) -> str:
    """Of what is in a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def remove(folder: Path) -> None:
    """Out of the readers' sight at once, then from the disk."""
    if folder.exists():
        away = Path(tempfile.mkdtemp(prefix="build-", dir=folder.parent))
        folder.rename(away / folder.name)
        shutil.rmtree(away, ignore_errors=True)
