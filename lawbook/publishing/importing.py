"""Bring the files of an edition into the database: all of it or nothing."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from django.db import models, transaction
from django.utils import timezone

from lawbook.models import CrossReference, Definition, Edition, Erratum, Footnote, FootnoteMark, Law, Part, Section
from lawbook.publishing.rows import Row, content_hash, rows_of
from lawbook.text.edition_files import EditionFiles, read_edition

M = TypeVar("M", bound=models.Model)


@dataclass(frozen=True)
class Imported:
    """The edition that the database now holds, and whether it was there before."""

    edition: Edition
    changed: bool


def import_edition(folder: Path) -> Imported:
    """Publish the edition in ``folder``; if the database holds the same content already, change nothing.

    New content becomes a new revision beside the ones there are. Raises ``TextError`` with every problem of the files,
    before anything is written.
    """
    files = read_edition(folder)
    rows = rows_of(files)
    digest = content_hash(rows)
    with transaction.atomic():
        earlier = Edition.objects.filter(code=files.code)
        if (latest := earlier.order_by("revision").last()) and latest.content_hash == digest:
            return Imported(latest, changed=False)
        edition = Edition.objects.create(
            code=files.code,
            revision=latest.revision + 1 if latest else 1,
            state=Edition.State.PUBLISHED,
            official_language=files.official_language,
            in_force_from=files.in_force_from,
            published_at=timezone.now(),
            content_hash=digest,
            **_titles(files),
            **_checked(files),
        )
        _store(edition, rows)
    return Imported(edition, changed=True)


def _titles(files: EditionFiles) -> dict[str, str]:
    return {f"title_{language}": title for language, title in files.title.items()}


def _checked(files: EditionFiles) -> dict[str, object]:
    """When and by whom the translation was checked, if there is one and it was."""
    found = [one.checked for code, one in files.languages.items() if code != files.official_language and one.checked.on]
    by = {f"translation_checked_by_{language}": name for checked in found for language, name in checked.by.items()}
    return {"translation_checked_on": found[0].on, **by} if found else {}


def _store(edition: Edition, rows: dict[str, list[Row]]) -> None:
    parts = _create(Part, edition, rows["parts"])
    by_slug = {part.slug: part for part in parts}
    laws = _create(Law, edition, [row | {"part": by_slug[row["part"]]} for row in rows["laws"]])
    by_number = {law.citation: law for law in laws}
    sections = _create(
        Section, edition, [row | {"law": by_number[row["law"]], "parent": None} for row in rows["sections"]]
    )
    _set_parents(sections, rows["sections"])
    _create(Definition, edition, rows["definitions"])
    _create(Footnote, edition, rows["footnotes"])
    _create(FootnoteMark, edition, rows["marks"])
    _create(CrossReference, edition, rows["references"])
    _create(Erratum, edition, rows["errata"])


def _create(model: type[M], edition: Edition, rows: list[Row]) -> list[M]:
    objects: list[Any] = [model(edition=edition, **row) for row in rows]
    return list(model._default_manager.bulk_create(objects))


def _set_parents(sections: list[Section], rows: list[Row]) -> None:
    by_citation = {section.citation: section for section in sections}
    children = [(section, row["parent"]) for section, row in zip(sections, rows, strict=True) if row["parent"]]
    for section, parent in children:
        section.parent = by_citation[parent]
    Section.objects.bulk_update([section for section, _ in children], ["parent"], batch_size=200)
