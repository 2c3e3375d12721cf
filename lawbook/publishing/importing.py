"""Bring the files of an edition into the database: all of it or nothing."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import models, transaction
from django.utils import timezone

from lawbook import text
from lawbook.announcing.sentences import PUBLISHED
from lawbook.announcing.telling import announce
from lawbook.models import CrossReference, Edition, Erratum, FootnoteMark, Part, StoredPassage
from lawbook.publishing.rows import Row, content_hash, rows_of
from lawbook.text.edition_files import EditionFiles, read_edition

_MODELS: dict[str, type[models.Model]] = {
    "parts": Part,
    "passages": StoredPassage,
    "marks": FootnoteMark,
    "references": CrossReference,
    "errata": Erratum,
}


@dataclass(frozen=True)
class Imported:
    """The edition that the database now holds, and whether it was there before."""

    edition: Edition
    changed: bool


def import_edition(folder: Path, before_publishing: Callable[[Edition], object] = lambda edition: None) -> Imported:
    """Publish the edition in ``folder``; if the database holds the same content already, change nothing.

    New content becomes a new revision beside the ones there are; ``before_publishing`` gets it while readers still have
    the former one. Raises ``TextError`` with every problem of the files, before anything is written.
    """
    imported = bring_in(folder)
    if imported.changed:
        before_publishing(imported.edition)
        make_public(imported.edition)
    return imported


def bring_in(folder: Path, *, anew: bool = False) -> Imported:
    """The edition in ``folder`` in the database, whole, and not yet published: no reader sees it. Raises ``TextError``.

    ``anew``: also where the newest revision says the same and is withdrawn, which nobody reads.
    """
    source = source_digest(folder)
    files = read_edition(folder)
    rows = rows_of(files)
    digest = content_hash(rows)
    with transaction.atomic():
        latest = newest_revision(files.code)
        is_read = latest and not (anew and latest.state == Edition.State.WITHDRAWN)
        if latest and is_read and latest.content_hash == digest:
            return Imported(_from_source(latest, source), changed=False)
        cut_off = Edition.objects.filter(code=files.code, published_at=None)
        cut_off.delete()
        edition = Edition.objects.create(
            code=files.code,
            revision=latest.revision + 1 if latest else 1,
            official_language=files.official_language,
            in_force_from=files.in_force_from,
            in_force_until=files.in_force_until,
            is_partial=files.is_partial,
            content_hash=digest,
            source_digest=source,
            is_shipped=_is_shipped(folder),
            renumbered=dict(files.renumbered) or None,
            **_titles(files),
            **_checked(files),
        )
        _store(edition, rows)
    return Imported(edition, changed=True)


def make_public(edition: Edition) -> None:
    """From now on readers see it, all of it at once: one row of the database says so."""
    edition.state, edition.published_at = Edition.State.PUBLISHED, timezone.now()
    with transaction.atomic():
        edition.save(update_fields=["state", "published_at"])
        announce(PUBLISHED, edition)


def import_shipped(folder: Path, before_publishing: Callable[[Edition], object]) -> Imported:
    """Import what comes with the software, unless an edition from elsewhere was published here since.

    Files that have not changed are not even read.
    """
    latest = newest_revision(folder.name)
    if latest and (not latest.is_shipped or latest.source_digest == source_digest(folder)):
        return Imported(latest, changed=False)
    return import_edition(folder, before_publishing)


def newest_revision(code: str) -> Edition | None:
    """The published edition under this code with the latest revision."""
    return Edition.objects.filter(code=code).exclude(state=Edition.State.DRAFT).order_by("revision").last()


def source_digest(folder: Path) -> str:
    """SHA-256 of the files of an edition and of the code that makes rows of them."""
    digest = hashlib.sha256()
    code = [*Path(text.__file__).parent.glob("*.py"), Path(rows_of.__code__.co_filename)]
    for path in [*sorted(code), *sorted(one for one in folder.iterdir() if one.is_file())]:
        digest.update(f"{path.name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _is_shipped(folder: Path) -> bool:
    return folder.resolve().parent == (Path(settings.FIXTURES_DIR) / "laws").resolve()


def _from_source(edition: Edition, source: str) -> Edition:
    """Note that an edition comes from these files too, as when only the code that reads them has changed."""
    edition.source_digest = source
    edition.save(update_fields=["source_digest"])
    return edition


def _titles(files: EditionFiles) -> dict[str, str]:
    return {f"title_{language}": title for language, title in files.title.items()}


def _checked(files: EditionFiles) -> dict[str, object]:
    """When and by whom the translation was checked, if there is one and it was."""
    found = [one.checked for code, one in files.languages.items() if code != files.official_language and one.checked.on]
    by = {f"translation_checked_by_{language}": name for checked in found for language, name in checked.by.items()}
    return {"translation_checked_on": found[0].on, **by} if found else {}


def _store(edition: Edition, rows: dict[str, list[Row]]) -> None:
    for table, model in _MODELS.items():
        objects: list[Any] = [model(edition=edition, **row) for row in rows[table]]
        model._default_manager.bulk_create(objects)
