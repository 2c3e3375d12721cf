"""How the reviewed cases were ruled when an edition was taken into use: kept once, to hold later rules against it.

The rules are written by hand. When a release has been told of another text, this says which rulings it changed.
"""

import gzip
import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from django.conf import settings
from django.utils import translation

from lawbook import addresses
from lawbook.book import Book
from lawbook.data_folder import write_whole
from lawbook.whole_files import unpacked
from rulings.assistant.cases import reviewed_cases, ruling_of
from rulings.engine.rulings import Ruling
from rulings.engine.trace import Conclusion
from rulings.presenting import plain
from rulings.scripts import script

Kept = Mapping[str, Mapping[str, Any]]
Arranged = Callable[[list[Any]], list[Any]]


@dataclass(frozen=True)
class Otherwise:
    """A case that is ruled otherwise than before: what was read aloud then (nothing, of a case that is new) and today."""

    case: str
    before: list[str]
    after: list[str]


def keep_rulings(book: Book) -> None:
    """As they are today, unless they are kept already; where the disk cannot be written nobody knows later."""
    path = _file(book.edition.content_hash)
    if path.exists():
        return
    made = {name: _kept(ruling_of(case)) for name, case in reviewed_cases().items()}
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, gzip.compress(json.dumps(made, ensure_ascii=False).encode(), mtime=0))


def ruled_otherwise(content_hash: str, cases: Iterable[str], language: str) -> dict[str, Otherwise] | None:
    """Those of the cases that are ruled otherwise than under an edition, in the language in force; None: nothing is kept."""
    before = _read(_file(content_hash))
    if before is None:
        return None
    found = {}
    for name in cases:
        ruling, then = ruling_of(reviewed_cases()[name]), before.get(name)
        if then is None or then["concluded"] not in (_concluded(ruling), _concluded(ruling, in_order=True)):
            found[name] = Otherwise(name, then[language] if then else [], script(ruling))
    return found


def _kept(ruling: Ruling) -> dict[str, Any]:
    said: dict[str, Any] = {"concluded": _concluded(ruling)}
    for language in addresses.WORDS:
        with translation.override(language):
            said[language] = script(ruling)
    return said


def _concluded(ruling: Ruling, *, in_order: bool = False) -> str:
    """What is concluded, whatever its sentences say, and in which order: a sentence that is put better is no other ruling.

    ``in_order``: as it was kept until version 0.3.0.
    """
    arranged = list if in_order else _whatever_order
    rows = [ruling.status, ruling.split and ruling.split.fact, *_rows(ruling.concluded, arranged)]
    return hashlib.sha256(json.dumps(rows).encode()).hexdigest()[:16]


def _rows(items: Iterable[Conclusion], arranged: Arranged) -> list[Any]:
    return arranged([_row(item, arranged) for item in items])


def _row(item: Conclusion, arranged: Arranged) -> list[Any]:
    values = {name: _in_order(value) for name, value in sorted(item.values.items())}
    return [item.part, item.key, item.clause, values, _rows(item.then, arranged)]


def _whatever_order(rows: list[Any]) -> list[Any]:
    return sorted(rows, key=json.dumps)


def _in_order(value: Any) -> Any:
    found = plain(value)
    return sorted(map(str, found)) if isinstance(value, set | frozenset) else found


def _read(path: Path) -> Kept | None:
    with suppress(OSError):
        if (content := unpacked(path.read_bytes())) is not None:
            found: Kept = json.loads(content)
            return found
    return None


def _file(content_hash: str) -> Path:
    return Path(settings.DATA_DIR) / "rulings-before" / f"{content_hash[:16]}.json.gz"
