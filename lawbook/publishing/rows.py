"""The files of an edition as the plain rows that the database will hold, in the order of the book."""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from lawbook.citations import Citation, Kind, parse
from lawbook.text.checked import NOTHING_CHECKED, State, states
from lawbook.text.edition_files import EditionFiles, LanguageText
from lawbook.text.references import Reference
from lawbook.text.terms import TermMark
from lawbook.text.tree import TextPassage

Row = dict[str, Any]
TABLES = ("parts", "passages", "marks", "references", "errata")


def rows_of(files: EditionFiles) -> dict[str, list[Row]]:
    """The rows by table; passages carry ``heading_tr``, ``text_tr``, … for every language that has a file."""
    rows: dict[str, list[Row]] = {table: [] for table in TABLES}
    rows["parts"] = [
        {
            "position": position,
            "slug": part.slug,
            **_translated("title", part.title),
            "first_law": part.first,
            "last_law": part.last,
        }
        for position, part in enumerate(files.parts)
    ]
    translated = translation_states(files)
    rows["passages"] = [
        {
            "citation": citation.id,
            "position": position,
            "translation": translated[citation],
            **_texts(citation, entries),
        }
        for position, (citation, entries) in enumerate(_passages(files))
    ]
    for language, content in files.languages.items():
        rows["marks"] += _marks(language, content)
        rows["references"] += _references(language, "reference", content.references)
        rows["references"] += _references(language, "term", content.terms)
        rows["errata"] += _errata(language, content, len(rows["errata"]))
    return rows


def translation_states(files: EditionFiles) -> dict[Citation, State]:
    """Of the one language that is not the official one; nothing is checked where there is none."""
    official = files.languages[files.official_language].text
    checked = next(
        (one.checked for code, one in files.languages.items() if code != files.official_language), NOTHING_CHECKED
    )
    return states(official, checked)


def content_hash(rows: dict[str, list[Row]]) -> str:
    """SHA-256 of everything that the edition holds: equal for equal content, whatever tables it is kept in.

    It is counted over the tables of the first editions, so that one that was published then is known again.
    """
    counted = rows | {"parts": [_without(row, "first_law", "last_law") for row in rows["parts"]]}
    counted |= {"laws": [], "sections": [], "definitions": [], "footnotes": []}
    for row in counted.pop("passages"):
        table, place = _first_place(parse(row["citation"]), rows["parts"])
        counted[table].append(row | place)
    return hashlib.sha256(json.dumps(counted, ensure_ascii=False, sort_keys=True).encode()).hexdigest()


def _first_place(citation: Citation, parts: list[Row]) -> tuple[str, Row]:
    if citation.kind is Kind.DEFINITION:
        return "definitions", {}
    if citation.kind is Kind.FOOTNOTE:
        return "footnotes", {"number": int(citation.name)}
    if not citation.path:
        part = next(part for part in parts if part["first_law"] <= citation.law <= part["last_law"])
        return "laws", {"number": citation.law, "part": part["slug"]}
    parent = Citation(citation.law, citation.path[:-1])
    return "sections", {"law": str(citation.law), "parent": parent.id if parent.path else None}


def _without(row: Row, *names: str) -> Row:
    return {name: value for name, value in row.items() if name not in names}


def _passages(files: EditionFiles) -> Iterator[tuple[Citation, dict[str, TextPassage]]]:
    by_language = {
        language: {entry.citation: entry for entry in content.text.entries()}
        for language, content in files.languages.items()
    }
    for citation in by_language["tr"]:
        yield citation, {language: entries[citation] for language, entries in by_language.items()}


def _texts(citation: Citation, entries: dict[str, TextPassage]) -> Row:
    names = ("heading", "text", "tail") if citation.kind is Kind.CLAUSE else ("heading", "text")
    return _fields(entries, *names)


def _fields(entries: dict[str, TextPassage], *names: str) -> Row:
    return {f"{name}_{language}": getattr(entry, name) for name in names for language, entry in entries.items()}


def _translated(name: str, values: dict[str, str]) -> Row:
    return {f"{name}_{language}": value for language, value in values.items()}


def _marks(language: str, content: LanguageText) -> list[Row]:
    return [
        {
            "source": entry.citation.id,
            "language": language,
            "field": mark.field,
            "offset": mark.offset,
            "number": mark.footnote,
        }
        for entry in content.text.entries()
        for mark in entry.marks
    ]


def _references(
    language: str, kind: str, found: Mapping[tuple[Citation, str], Sequence[Reference | TermMark]]
) -> list[Row]:
    """The characters that name a passage: references of the text, or the terms that the definitions define."""
    return [
        {
            "source": source.id,
            "language": language,
            "field": field,
            "start": one.start,
            "end": one.end,
            "target": one.target.id,
            "relative": isinstance(one, Reference) and one.relative,
            "kind": kind,
        }
        for (source, field), named in found.items()
        for one in named
    ]


def _errata(language: str, content: LanguageText, first: int) -> list[Row]:
    order = {entry.citation: index for index, entry in enumerate(content.text.entries())}
    return [
        {
            "position": position,
            "source": erratum.at.id,
            "language": language,
            "field": erratum.field,
            "says": erratum.says,
            "should": erratum.should,
            "kind": str(erratum.kind),
            **_translated("why", erratum.why),
        }
        for position, erratum in enumerate(sorted(content.errata, key=lambda one: order[one.at]), start=first)
    ]
