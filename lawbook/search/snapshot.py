"""The engine of a book as it was made from its index, kept beside it: read in a tenth of the time that making it takes.

It is only ever read by the code that wrote it (the folder is named after that), and only if it is whole.
"""

import contextlib
import hashlib
import io
import os
import pickle
import tempfile
from pathlib import Path
from typing import Any, BinaryIO

from lawbook.book import Book

_NAME = "engine"
_DIGEST = 32


class _Writer(pickle.Pickler):
    """The book itself is read from the database."""

    def persistent_id(self, obj: object) -> str | None:
        return "book" if isinstance(obj, Book) else None


class _Reader(pickle.Unpickler):
    def __init__(self, file: BinaryIO, book: Book) -> None:
        super().__init__(file)
        self._book = book

    def persistent_load(self, pid: object) -> Book:
        return self._book


def write_snapshot(folder: Path, made: object) -> None:
    """Keep it in the folder of the index; where that cannot be written, it is made again next time."""
    buffer = io.BytesIO()
    _Writer(buffer, protocol=pickle.HIGHEST_PROTOCOL).dump(made)
    content = buffer.getvalue()
    try:
        with tempfile.NamedTemporaryFile(dir=folder, delete=False) as file:
            file.write(hashlib.sha256(content).digest() + content)
            file.flush()
            os.fsync(file.fileno())
        Path(file.name).rename(folder / _NAME)
    except OSError:
        return


def has_snapshot(folder: Path) -> bool:
    """Whether one lies there."""
    return (folder / _NAME).is_file()


def read_snapshot(folder: Path, book: Book) -> Any:
    """What was kept, for this book; None if there is nothing, or not all of it."""
    with contextlib.suppress(OSError), (folder / _NAME).open("rb") as file:
        digest = file.read(_DIGEST)
        if hashlib.file_digest(file, "sha256").digest() == digest:
            file.seek(_DIGEST)
            return _Reader(file, book).load()
    return None
