"""The Whoosh index of an edition: a folder of files named after the edition's content.

A folder is built beside its final name, checked, and renamed: readers see a whole index or none. An index that is missing,
damaged or of an older schema is built again from the database; where the disk cannot be written, in memory.
"""

import hashlib
import json
import logging
import os
import shutil
import tempfile
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from django.conf import settings
from whoosh.fields import ID, TEXT, Schema
from whoosh.filedb.filestore import FileStorage, RamStorage, Storage
from whoosh.index import FileIndex

from lawbook.book import LANGUAGES, Book, Passage, book_of, current_book
from lawbook.models import Edition
from lawbook.search.analysis import FoldedStems, FoldedWords

logger = logging.getLogger(__name__)

_SCHEMA_VERSION = "1"
_MANIFEST = "manifest.json"
_TITLE_WEIGHT, _HEADING_WEIGHT = 2, 3


def open_index(book: Book) -> FileIndex:
    """The index of the book; built first if there is no sound one."""
    return _open(book.edition.pk, book.edition.content_hash)


def rebuild() -> None:
    """Build the index of the edition in force anew, whatever is on the disk."""
    book = current_book()
    shutil.rmtree(_folder(book), ignore_errors=True)
    _open.cache_clear()
    open_index(book)


@lru_cache(maxsize=4)
def _open(pk: int, content_hash: str) -> FileIndex:
    book = book_of(Edition.objects.get(pk=pk, content_hash=content_hash))
    folder = _folder(book)
    if not _is_sound(folder):
        try:
            _build_folder(book, folder)
        except OSError as error:
            logger.warning("The search index cannot be written to %s (%s); it is kept in memory.", folder, error)
            return _fill(RamStorage(), book)
    return FileStorage(str(folder), readonly=True).open_index()


def _folder(book: Book) -> Path:
    return Path(settings.SEARCH_INDEX_DIR) / f"{book.edition.content_hash[:16]}-{_SCHEMA_VERSION}"


def _is_sound(folder: Path) -> bool:
    """Whether every file of the index is there and has the content that it was built with."""
    try:
        manifest = json.loads((folder / _MANIFEST).read_text(encoding="utf-8"))
        return bool(manifest) and all(_digest(folder / name) == digest for name, digest in manifest.items())
    except (OSError, ValueError, AttributeError):
        return False


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _build_folder(book: Book, folder: Path) -> None:
    folder.parent.mkdir(parents=True, exist_ok=True)
    build = Path(tempfile.mkdtemp(prefix="build-", dir=folder.parent))
    try:
        _fill(FileStorage(str(build)), book).close()
        files = sorted(path for path in build.iterdir() if not path.name.endswith("LOCK"))
        manifest = {path.name: _digest(path) for path in files}
        (build / _MANIFEST).write_text(json.dumps(manifest), encoding="utf-8")
        for path in build.iterdir():
            _sync(path)
        _sync(build)
        shutil.rmtree(folder, ignore_errors=True)
        build.rename(folder)
        _sync(folder.parent)
    finally:
        shutil.rmtree(build, ignore_errors=True)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _fill(storage: Storage, book: Book) -> FileIndex:
    schema = Schema(
        citation=ID(stored=True),
        kind=ID(stored=True),
        language=ID,
        words=TEXT(analyzer=FoldedWords()),
        stems=TEXT(analyzer=FoldedStems(), phrase=False),
    )
    index = storage.create_index(schema)
    writer = index.writer()
    for document in _documents(book):
        writer.add_document(**document)
    writer.commit()
    return index


def _documents(book: Book) -> Iterator[dict[str, str]]:
    """One document for each passage and reader's language, in the language in which that reader sees the passage."""
    for language in LANGUAGES:
        for passage in book.passages.values():
            content = _content(book, passage, language)
            yield {
                "citation": passage.citation.id,
                "kind": str(passage.citation.kind),
                "language": language,
                "words": content,
                "stems": content,
            }


def _content(book: Book, passage: Passage, language: str) -> str:
    """The words of a passage, those of its Law's title and of its own heading repeated by their weight."""
    reading = passage.reading_language(language, book.edition.official_language)
    ancestors = [book.passages[one] for one in passage.citation.ancestors]
    above = [one.heading[one.reading_language(language, book.edition.official_language)] for one in ancestors]
    title = above[:1] * _TITLE_WEIGHT + above[1:]
    own = [passage.heading[reading]] * _HEADING_WEIGHT
    return "\n".join([*title, *own, passage.text[reading], passage.tail[reading]])
