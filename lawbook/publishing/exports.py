"""The files of an edition for others, made when it is published: JSON, a table of clauses, a page, XML, EPUB, the notation."""

import csv
import hashlib
import io
import json
import zipfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from lawbook.api.presenting import section
from lawbook.book import LANGUAGES, Book, book_of
from lawbook.models import Edition, Export
from lawbook.publishing.akoma_ntoso import akoma_ntoso
from lawbook.publishing.epub import epub
from lawbook.publishing.manifest import keep_manifest
from lawbook.publishing.one_page import one_page
from lawbook.text.edition_files import names_of_files

_LONG_AGO = (1980, 1, 1, 0, 0, 0)
_FIELDS = ("heading", "text", "tail")


@dataclass(frozen=True)
class Format:
    """A file that an edition is given away as: its name, its media type and how it is made."""

    name: str
    media_type: str
    make: Callable[[Book], bytes]


def make_exports(edition: Edition, folder: Path) -> None:
    """Keep the files of an edition that was read from ``folder``; those that there are already stay as they are."""
    there = set(edition.exports.values_list("name", flat=True))
    wanted = _formats(edition, folder)
    keep_exports(edition, [one for one in wanted if one.name not in there])


def keep_exports(edition: Edition, formats: Iterable[Format]) -> None:
    """Make files and keep them beside the edition, with the manifest of all that there are then."""
    book = book_of(edition)
    Export.objects.bulk_create(_export(edition, one.name, one.media_type, one.make(book)) for one in formats)
    keep_manifest(edition)


def _formats(edition: Edition, folder: Path) -> list[Format]:
    """Everything that an edition is given away as, without what takes long (``lawbook.publishing.books``)."""
    codes = list(languages_of(book_of(edition)))
    return [
        Format("laws.json", "application/json", _as_json),
        Format("clauses.csv", "text/csv; charset=utf-8", _as_csv),
        *(Format(f"laws.{code}.html", "text/html; charset=utf-8", _text(one_page, code)) for code in codes),
        Format("notation.zip", "application/zip", lambda book: _as_notation(folder)),
        *(Format(f"laws.{code}.akn.xml", "application/akn+xml", _text(akoma_ntoso, code)) for code in codes),
        *(Format(f"laws.{code}.epub", "application/epub+zip", partial(epub, language=code)) for code in codes),
    ]


def _text(write: Callable[[Book, str], str], language: str) -> Callable[[Book], bytes]:
    return lambda book: write(book, language).encode()


def _export(edition: Edition, name: str, media_type: str, content: bytes) -> Export:
    sha256 = hashlib.sha256(content).hexdigest()
    return Export(edition=edition, name=name, media_type=media_type, size=len(content), sha256=sha256, content=content)


def languages_of(book: Book) -> Iterator[str]:
    """The languages in which there is a text of the edition."""
    return iter(book.languages)


def _as_json(book: Book) -> bytes:
    """Every passage as the API gives it, without addresses, which are the site's."""
    edition = book.edition
    about = {
        "edition": str(edition),
        "title": {code: getattr(edition, f"title_{code}") for code in LANGUAGES},
        "official_language": edition.official_language,
        "in_force_from": edition.in_force_from and edition.in_force_from.isoformat(),
        "in_force_until": edition.in_force_until and edition.in_force_until.isoformat(),
        "partial": edition.is_partial,
        "hash": edition.content_hash,
    }
    given = [section(book, one, edition.official_language, str(edition)) for one in book.passages.values()]
    passages = [one.model_dump(exclude={"edition", "url"}) for one in given]
    return json.dumps(about | {"passages": passages}, ensure_ascii=False, indent=1).encode()


def _as_csv(book: Book) -> bytes:
    """A line for each passage; with the mark that tells spreadsheets that it is UTF-8."""
    table = io.StringIO()
    writer = csv.writer(table)
    writer.writerow(["citation", "kind", *(f"{field}_{code}" for code in LANGUAGES for field in _FIELDS)])
    for one in book.passages.values():
        texts = [one.in_language(field, code) for code in LANGUAGES for field in _FIELDS]
        writer.writerow([one.citation.id, one.citation.kind.value, *texts])
    return table.getvalue().encode("utf-8-sig")


def _as_notation(folder: Path) -> bytes:
    """The files that the edition was read from, as they were: importing them gives the same edition."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in names_of_files():
            if (folder / name).is_file():
                info = zipfile.ZipInfo(name, _LONG_AGO)
                archive.writestr(info, (folder / name).read_bytes(), zipfile.ZIP_DEFLATED)
    return packed.getvalue()
