"""The engine of a book as it was made from its index, kept beside it: read in a tenth of the time that making it takes.

It is only ever read by the code that wrote it (the folder is named after that), and only if it is whole.
"""

import contextlib
import hashlib
import io
import mmap
import os
import pickle
import shutil
import tempfile
from array import array
from pathlib import Path
from typing import Any, BinaryIO

from lawbook.book import Book

_NAME = "engine"
_DIGEST = 32
_WIDEST = 8  # bytes of a number in an array
_LONG = 1000
_AT_ONCE = 1 << 20


def _apart(number: int, code: str) -> Any:
    """What stands in a pickle for what is not in it; ``_Reader`` knows better."""
    raise pickle.UnpicklingError


class _Writer(pickle.Pickler):
    """The book itself is read from the database; long arrays lie beside the rest, so that they need not be read at all."""

    def __init__(self, file: BinaryIO) -> None:
        super().__init__(file, protocol=pickle.HIGHEST_PROTOCOL)
        self.arrays: list[bytes] = []

    def reducer_override(self, obj: object) -> Any:
        if isinstance(obj, Book):
            return _apart, (0, "")
        if isinstance(obj, array) and len(obj) >= _LONG:
            self.arrays.append(obj.tobytes())
            return _apart, (len(self.arrays), obj.typecode)
        return NotImplemented


class _Reader(pickle.Unpickler):
    """Of the arrays only what is asked for comes into the memory, where it is the system's to take away again."""

    def __init__(self, file: BinaryIO, book: Book, arrays: list[memoryview]) -> None:
        super().__init__(file)
        self._book, self._arrays = book, arrays

    def find_class(self, module: str, name: str, /) -> Any:
        return self._kept if name == _apart.__name__ else super().find_class(module, name)

    def _kept(self, number: int, code: str) -> Any:
        return self._arrays[number - 1].cast(code) if number else self._book  # type: ignore[call-overload]


def write_snapshot(folder: Path, made: object) -> None:
    """Keep it in the folder of the index; where that cannot be written, it is made again next time."""
    buffer = io.BytesIO()
    writer = _Writer(buffer)
    writer.dump(made)
    content = _with_arrays(writer.arrays, buffer.getvalue())
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
    """What was kept, for this book; None if there is nothing, or not all of it, or no room for a copy without a name."""
    with contextlib.suppress(OSError), (folder / _NAME).open("rb") as kept, tempfile.TemporaryFile(dir=folder) as own:
        shutil.copyfileobj(kept, own, _AT_ONCE)  # who writes over a file ends each process that has it as memory
        own.seek(0)
        digest = own.read(_DIGEST)
        if hashlib.file_digest(own, "sha256").digest() == digest:
            return _Reader(own, book, _arrays(own)).load()
    return None


def _with_arrays(arrays: list[bytes], pickled: bytes) -> bytes:
    """How many arrays there are, how long each is, the arrays, each filled up to whole eighths of bytes, and all else."""
    lengths = array("Q", [len(arrays), *map(len, arrays)])
    return b"".join([lengths.tobytes(), *(one + bytes(-len(one) % _WIDEST) for one in arrays), pickled])


def _arrays(file: BinaryIO) -> list[memoryview]:
    """The arrays of the file, which is left where all else begins."""
    whole = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    count = whole[_DIGEST : _DIGEST + _WIDEST].cast("Q")[0]
    place = _DIGEST + _WIDEST * (count + 1)
    found = []
    for length in whole[_DIGEST + _WIDEST : place].cast("Q"):
        found.append(whole[place : place + length])
        place += length + -length % _WIDEST
    file.seek(place)
    return found
