"""The Whoosh index of an edition: a folder of files named after the edition's content.

A folder is built beside its final name, checked, and renamed: readers see a whole index or none. An index that is missing,
damaged or of an older kind is built again from the database; where the disk cannot be written, in memory.
"""

import json
import logging
import os
import shutil
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from whoosh.fields import STORED, TEXT, Schema
from whoosh.filedb.filestore import FileStorage, RamStorage, Storage
from whoosh.index import FileIndex
from whoosh.reading import IndexReader

from lawbook.book import Book
from lawbook.further_languages import OWN
from lawbook.search.analysis import Analysis
from lawbook.search.documents import documents
from lawbook.search.folders import MANIFEST, digest_of, folder_of, is_sound, remove
from lawbook.search.whoosh_files import Codec
from lawbook.search.wording import folded_words, worded

logger = logging.getLogger(__name__)

_ABANDONED_AFTER = 60.0
_KEPT = 2


class UnsoundIndexError(Exception):
    """A new index does not hold what it must; it is not put in place."""


def open_index(book: Book, analyses: dict[str, Analysis]) -> FileIndex:
    """The index of the book; built first if there is no sound one."""
    folder = folder_of(book.edition)
    if not is_sound(folder):
        try:
            _build_folder(book, analyses, folder)
        except OSError as error:
            logger.warning("The search index cannot be written to %s (%s); it is kept in memory.", folder, error)
            return _fill(RamStorage(), book, analyses)
    return FileStorage(str(folder), readonly=True).open_index()


def _build_folder(book: Book, analyses: dict[str, Analysis], folder: Path) -> None:
    folder.parent.mkdir(parents=True, exist_ok=True)
    _tidy(folder)
    build = Path(tempfile.mkdtemp(prefix="build-", dir=folder.parent))
    try:
        index = _fill(FileStorage(str(build)), book, analyses)
        _verify(index, book)
        index.close()
        files = sorted(path for path in build.iterdir() if not path.name.endswith("LOCK"))
        manifest = {path.name: digest_of(path) for path in files}
        (build / MANIFEST).write_text(json.dumps(manifest), encoding="utf-8")
        for path in (*build.iterdir(), build):
            _sync(path)
        remove(folder)
        _put_in_place(build, folder)
        _sync(folder.parent)
    finally:
        shutil.rmtree(build, ignore_errors=True)


def _put_in_place(build: Path, folder: Path) -> None:
    try:
        build.rename(folder)
    except OSError:
        if not is_sound(folder):  # else another process was quicker, with the same content
            raise


def _tidy(folder: Path) -> None:
    """Remove builds that were abandoned, and all but the newest other indexes."""
    now = time.time()
    others = [path for path in folder.parent.iterdir() if path != folder and path.is_dir()]
    builds = [path for path in others if path.name.startswith("build-")]
    finished = sorted(set(others) - set(builds), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in [one for one in builds if now - one.stat().st_mtime > _ABANDONED_AFTER] + finished[_KEPT:]:
        shutil.rmtree(path, ignore_errors=True)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _fill(storage: Storage, book: Book, analyses: dict[str, Analysis]) -> FileIndex:
    """A new index: of each passage its words in their places, and what is counted of them."""
    fields = {language: TEXT(phrase=True) for language in OWN}
    index = storage.create_index(Schema(citation=STORED(), counted=STORED(), **fields))
    writer = index.writer(codec=Codec())
    for citation, counted in documents(book, analyses):
        kept = [tuple(one) for one in counted]
        writer.add_document(citation=citation.id, counted=kept, **worded(book.passages[citation]))
    writer.commit()
    return index


def _verify(index: FileIndex, book: Book) -> None:
    """Every passage is there, and each Law is found by every word of its own title."""
    language = book.edition.official_language
    with index.reader() as reader:
        numbers = {fields["citation"]: number for number, fields in reader.iter_docs() if fields["counted"]}
        worded = {one.citation.id for one in book.passages.values() if any(map(one.is_translated, OWN))}
        if missing := worded - numbers.keys():
            raise UnsoundIndexError(f"missing: {sorted(missing)[:5]}")
        for law in book.laws:
            for word in folded_words(law.heading[language]):
                if numbers[law.citation.id] not in _passages_with(reader, language, word):
                    raise UnsoundIndexError(f"Law {law.citation} is not found by {word}")


def _passages_with(reader: IndexReader, language: str, word: str) -> Iterable[int]:
    return reader.postings(language, word).all_ids() if (language, word) in reader else ()
