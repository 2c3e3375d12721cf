"""Files made from the book and the code, in a folder named after both, so that they are made again when either changes."""

import hashlib
import json
import shutil
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from django.conf import settings

from lawbook.book import Book
from lawbook.whole_files import read_with_digest, write_with_digest

_KEPT = 2


def digest_of(patterns: Iterable[str]) -> str:
    """The digest of the project's files that the patterns name, under the project's folder."""
    digest = hashlib.sha256()
    for path in sorted(path for pattern in patterns for path in Path(settings.BASE_DIR).glob(pattern)):
        if path.is_file():
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def kept(name: str, patterns: Iterable[str], make: Callable[[], Any]) -> Any:
    """What is made of the files that the patterns name: from the disk, or made now and kept there if that can be written.

    It has to be as JSON has it: no tuples, no keys but words.
    """
    return kept_in(Path(settings.DATA_DIR) / name / digest_of(patterns) / f"{name}.json", make)


def kept_in(path: Path, make: Callable[[], Any]) -> Any:
    """The same, in a file of a folder that is named after what it is made of; older such folders are forgotten."""
    if (found := read_with_digest(path)) is not None:
        return json.loads(found)
    made = make()
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        forget_others(path.parent)
        write_with_digest(path, json.dumps(made, ensure_ascii=False).encode())
    return made


def version(book: Book, code: str) -> str:
    """What files were made from: the edition, and the digest of the code that made them."""
    return f"{book.edition.content_hash[:16]}-{code}"


def forget_others(folder: Path) -> None:
    """Delete what older versions left beside a folder; what cannot be deleted stays.

    The newest others stay too: what is made for an edition before its time has come is not made instead of that in force.
    """
    others = [one for one in folder.parent.glob("*") if one != folder]
    for other in sorted(others, key=_age)[_KEPT:]:
        shutil.rmtree(other, ignore_errors=True)


def _age(folder: Path) -> float:
    try:
        return -folder.stat().st_mtime
    except OSError:  # somebody else has just deleted it
        return 0.0
