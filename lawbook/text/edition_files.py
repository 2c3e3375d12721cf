"""An edition as a folder of files, read whole: texts, errata, parts (the files are described in ``docs/editions.md``)."""

import dataclasses
import datetime
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

import yaml

from lawbook.citations import Citation, parse
from lawbook.further_languages import codes
from lawbook.text.checked import NOTHING_CHECKED, Checked, parse_checked
from lawbook.text.errata import Erratum, apply_errata, parse_errata
from lawbook.text.footnotes import FIELDS, take_marks
from lawbook.text.problems import Problem, TextError
from lawbook.text.reader import read
from lawbook.text.references import Known, Reference, Unresolved, find_references
from lawbook.text.tables import Table, blocks
from lawbook.text.terms import TermMark, Terms
from lawbook.text.tree import Text
from lawbook.text.yaml_faults import code_of, line_of
from lawbook.text.yaml_input import read_yaml

LANGUAGES = codes()
RENUMBERED = "correspondence.yaml"


@dataclass(frozen=True)
class Part:
    """A run of Laws that the contents show together; the grouping is this site's, not the text's."""

    slug: str
    title: dict[str, str]
    first: int
    last: int


@dataclass(frozen=True)
class LanguageText:
    """One language of an edition: its tree, the errata of its source, its references and terms by entry and field."""

    text: Text
    errata: list[Erratum]
    references: dict[tuple[Citation, str], list[Reference]]
    unresolved: dict[tuple[Citation, str], list[Unresolved]]
    terms: dict[tuple[Citation, str], list[TermMark]]
    checked: Checked = NOTHING_CHECKED


@dataclass(frozen=True)
class EditionFiles:
    """Everything that a folder says about one edition.

    Of a partial one only some Laws are there; since when it was in force may be unknown, if it is known until when.
    ``renumbered`` says what clauses of another edition have become in this one, if it was made by moving them.
    """

    code: str
    title: dict[str, str]
    official_language: str
    in_force_from: datetime.date | None
    parts: list[Part]
    languages: dict[str, LanguageText]
    in_force_until: datetime.date | None = None
    is_partial: bool = False
    renumbered: Mapping[str, Any] = dataclasses.field(default_factory=dict)


class Reading(Protocol):
    """How a language of the edition in a folder is read."""

    def __call__(self, folder: Path, language: str, /, *, partial: bool) -> LanguageText:
        """Raises ``TextError``."""


def read_edition(folder: Path, reading: Reading | None = None) -> EditionFiles:
    """Read ``edition.yaml``, ``tr.txt``, its layout and errata and, where it is there, ``en.txt``.

    ``reading`` may know a language already. Raises ``TextError`` with every problem of every file.
    """
    problems: list[Problem] = []
    about = _yaml(folder / "edition.yaml", problems)
    renumbered = _renumbered(_yaml(folder / RENUMBERED, problems, optional=True), problems)
    languages: dict[str, LanguageText] = {}
    for language in LANGUAGES:
        if language == "tr" or (folder / f"{language}.txt").exists():
            try:
                partial = isinstance(about, dict) and bool(about.get("partial"))
                languages[language] = (reading or read_language)(folder, language, partial=partial)
            except TextError as error:
                problems += error.problems
    if problems or not isinstance(about, dict):
        raise TextError(problems or [Problem(0, "form", {"name": "edition.yaml", "detail": "code, title, parts"})])
    problems += _compare(languages)
    try:
        files = replace(_about(about, languages), renumbered=renumbered)
    except (KeyError, _OfAnotherForm) as error:
        raise TextError([*problems, Problem(0, "form", {"name": "edition.yaml", "detail": error.args[0]})]) from error
    problems += _check_parts(files)
    if problems:
        raise TextError(problems)
    return files


def names_of_files() -> list[str]:
    """The files that an edition may consist of."""
    parts = (".txt", ".layout.txt", ".errata.yaml", ".checked.yaml")
    return ["edition.yaml", RENUMBERED, *(f"{language}{part}" for language in LANGUAGES for part in parts)]


def _renumbered(row: object, problems: list[Problem]) -> Mapping[str, Any]:
    """What became of clauses of another edition: their citations with those that they have here, or nothing."""
    if row is None:
        return {}
    try:
        found: Mapping[str, Any] = {"from": str(row["from"]), "clauses": dict(row["clauses"])}  # type: ignore[index]
        for one in (*found["clauses"], *filter(None, found["clauses"].values())):
            parse(one)
    except (KeyError, TypeError, ValueError):
        problems.append(Problem(0, "form", {"name": RENUMBERED, "detail": "from, clauses"}))
        return {}
    return found


_MOST_LAWS = 1000


class _OfAnotherForm(Exception):
    """These keys say nothing that an edition could say."""


def _about(about: dict[str, Any], languages: dict[str, LanguageText]) -> EditionFiles:
    """What ``edition.yaml`` says, about texts that are read."""
    since, until = about.get("in_force_from"), about.get("in_force_until")
    if since is None and until is None:
        raise KeyError("in_force_from")
    if not all(one is None or type(one) is datetime.date for one in (since, until)):
        raise _OfAnotherForm("in_force_from, in_force_until")
    title, official = about["title"], about["official_language"]
    if not isinstance(title, dict) or not isinstance(official, str) or not isinstance(title.get(official), str):
        raise _OfAnotherForm("title, official_language")
    try:
        parts = [Part(**row) for row in about["parts"]]
    except TypeError as error:
        raise _OfAnotherForm("parts") from error
    if not all(type(one.first) is int and type(one.last) is int and one.last <= _MOST_LAWS for one in parts):
        raise _OfAnotherForm("parts")
    return EditionFiles(
        code=str(about["code"]),
        title=about["title"],
        official_language=about["official_language"],
        in_force_from=since,
        parts=parts,
        languages=languages,
        in_force_until=until,
        is_partial=bool(about.get("partial")),
    )


def read_language(folder: Path, language: str, *, partial: bool = False) -> LanguageText:
    """One language of the edition in a folder. Raises ``TextError``."""
    problems: list[Problem] = []
    source = _read(folder / f"{language}.txt", problems)
    layout = _read(folder / f"{language}.layout.txt", problems, optional=True)
    rows = _yaml(folder / f"{language}.errata.yaml", problems, optional=True)
    checks = _yaml(folder / f"{language}.checked.yaml", problems, optional=True)
    if problems:
        raise TextError(problems)
    checked = parse_checked(checks, f"{language}.checked.yaml")
    text = read(source, language, layout, partial=partial)
    errata, problems = parse_errata(rows or [], f"{language}.errata.yaml")
    problems += apply_errata(text, errata)
    problems += take_marks(list(text.entries()), text.footnotes)
    problems += _check_tables(text)
    if problems:
        raise TextError(problems)
    headings = {entry.citation: entry.heading for entry in text.definitions}
    known = Known.of(language, {entry.citation for entry in text.entries()}, headings)
    references, unresolved = {}, {}
    for entry in text.entries():
        for field in FIELDS:
            found, lost = find_references(getattr(entry, field), entry.citation, known)
            references[entry.citation, field] = found
            unresolved[entry.citation, field] = lost
    return LanguageText(text, errata, references, unresolved, _terms(text, references, unresolved), checked)


def _laid_out(text: str) -> list[tuple[int, int]]:
    """The characters of subheadings and table rows."""
    return [match.span() for match in re.finditer(r"(?m)^[#|].*$", text)]


def _terms(
    text: Text,
    references: dict[tuple[Citation, str], list[Reference]],
    unresolved: dict[tuple[Citation, str], list[Unresolved]],
) -> dict[tuple[Citation, str], list[TermMark]]:
    """The defined terms in texts, each where it first stands in a Law, a definition or a footnote; none in headings."""
    terms = Terms(text.language, {entry.citation: entry.heading for entry in text.definitions})
    found: dict[tuple[Citation, str], list[TermMark]] = {}
    seen: set[Citation] = set()
    for entry in text.entries():
        if not entry.citation.path:
            seen = set()
        for field in ("text", "tail"):
            key = entry.citation, field
            taken = [(one.start, one.end) for one in references[key]] + [
                (one.start, one.end) for one in unresolved[key]
            ]
            content = getattr(entry, field)
            marks = terms.find(content, entry.citation, [*taken, *_laid_out(content)])
            found[key] = [mark for mark in marks if mark.target not in seen]
            seen.update(mark.target for mark in marks)
    return found


def _read(path: Path, problems: list[Problem], *, optional: bool = False) -> str:
    try:
        return path.read_text(encoding="utf-8-sig").replace("\x00", "")
    except FileNotFoundError:
        if not optional:
            problems.append(Problem(0, "missing-file", {"name": path.name}))
    except UnicodeDecodeError as error:
        problems.append(Problem(0, "encoding", {"byte": error.start}))
    return ""


def _yaml(path: Path, problems: list[Problem], *, optional: bool = False) -> object:
    try:
        return read_yaml(_read(path, problems, optional=optional))
    except yaml.YAMLError as error:
        problems.append(Problem(line_of(error), code_of(error), {"name": path.name}))
    return None


def _check_tables(text: Text) -> list[Problem]:
    return [
        Problem(entry.line, "table-shape", {"at": entry.citation.short})
        for entry in text.entries()
        for block in blocks(entry.text)
        if isinstance(block, Table) and not block.is_even
    ]


def _check_parts(files: EditionFiles) -> list[Problem]:
    covered = [number for part in files.parts for number in range(part.first, part.last + 1)]
    laws = [law.citation.law for law in files.languages["tr"].text.laws]
    if covered == laws:
        return []
    odd = sorted(set(covered) ^ set(laws)) or covered
    return [Problem(0, "part", {"detail": ", ".join(map(str, odd))})]


def _compare(languages: dict[str, LanguageText]) -> list[Problem]:
    """Every language must have the same clauses, definitions and footnotes."""
    if len(languages) < 2:
        return []
    first, *others = ({entry.citation: entry.line for entry in part.text.entries()} for part in languages.values())
    return [
        Problem({**first, **other}[citation], "tree-mismatch", {"at": citation.id})
        for other in others
        for citation in sorted(first.keys() ^ other.keys())
    ]
