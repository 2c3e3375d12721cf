"""What happens when a clause gets another place: the new numbers, the references that must follow."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import yaml

from lawbook.citations import Citation, CitationError, parse
from lawbook.comparison.correspondence import Correspondence
from lawbook.text.edition_files import RENUMBERED, EditionFiles, LanguageText
from lawbook.text.references import Known, Reference, find_references
from lawbook.text.yaml_input import read_yaml
from workshop.notation.blocks import Block, blocks_of
from workshop.notation.folder import Files, read_files
from workshop.notation.places import Became, Move, after, became
from workshop.notation.relabelled import Edit, relabelled
from workshop.notation.words_of_references import rewritten

_FIELDS = ("heading", "text", "tail")
_NEW = {"tr": "Yeni madde.", "en": "New clause."}
_AROUND = 70
CORRESPONDENCE = RENUMBERED


@dataclass(frozen=True)
class Following:
    """A reference that names a clause by a number that another has then.

    ``words`` stand between ``before`` and ``behind``; ``should``: how it reads then, empty where only a person can say it;
    ``edit`` is its place in the lines of ``block``, None where it cannot be found there for certain.
    """

    key: str
    language: str
    at: Citation
    target: Citation
    becomes: Citation | None
    before: str
    words: str
    behind: str
    should: str
    block: Citation | None
    edit: tuple[int, int] | None

    @property
    def has_ending(self) -> bool:
        """Whether a Turkish ending hangs on the number, which may have to be another then."""
        return self.language == "tr" and self.behind[:1] in ("’", "'")


@dataclass(frozen=True)
class Plan:
    """A move in a draft: what becomes of which clause, and the references, in the order of the text."""

    move: Move
    map_of: Became
    following: list[Following]

    @property
    def moved(self) -> list[tuple[Citation, Citation | None]]:
        """The highest clauses that get another number; all below them go along."""
        return [(one, to) for one, to in self.map_of.items() if one.parent not in self.map_of]


def plan(files: Files, move: Move) -> Plan:
    """What the move would do. Raises ``Unmovable``, or ``TextError`` while the draft cannot be read whole."""
    edition = read_files(tuple(sorted(files.items())))
    tree = [one.citation for one in edition.languages[edition.official_language].text.entries()]
    map_of = became(move, tree)
    found = [
        one
        for language, content in edition.languages.items()
        for one in _following(language, content, files[f"{language}.txt"], map_of)
    ]
    return Plan(move, map_of, found)


def _following(language: str, content: LanguageText, source: str, map_of: Became) -> Iterator[Following]:
    """The references of a language that would name another clause than they do."""
    texts = {entry.citation: entry for entry in content.text.entries()}
    known = _known(language, content)
    then = _known(language, content, {to for was in texts if (to := after(was, map_of))})
    blocks = {one.citation: one for one in blocks_of(source, language)}
    for at, entry in texts.items():
        standing = after(at, map_of)
        if standing is None:
            continue
        places = _places(at, blocks, known)
        for name in _FIELDS:
            passage = _Passage(language, at, standing, name, getattr(entry, name))
            those = content.references.get((at, name), [])
            says = passage.targets(then) if those else {}
            for one in those:
                place, becomes = places.next(passage.text, one), after(one.target, map_of)
                if says.get((one.start, one.end)) != becomes:
                    yield passage.following(one, becomes, places.block, place)


@dataclass(frozen=True)
class _Passage:
    """A text of the clause ``at``, which is ``standing`` after the move."""

    language: str
    at: Citation
    standing: Citation
    name: str
    text: str

    def targets(self, then: Known) -> dict[tuple[int, int], Citation]:
        """What the references name after the move, by their place, if nobody changes them."""
        return {(one.start, one.end): one.target for one in find_references(self.text, self.standing, then)[0]}

    def following(
        self, one: Reference, becomes: Citation | None, block: Block | None, edit: tuple[int, int] | None
    ) -> Following:
        """A reference of it, and how it reads if it names what its clause becomes."""
        words = self.text[one.start : one.end]
        should = rewritten(words, relative=one.relative, target=becomes, standing=self.standing) if becomes else ""
        return Following(
            key=f"{self.language}:{self.at.id}:{self.name}:{one.start}",
            language=self.language,
            at=self.at,
            target=one.target,
            becomes=becomes,
            before=self.text[max(one.start - _AROUND, 0) : one.start],
            words=words,
            behind=self.text[one.end : one.end + _AROUND],
            should=should,
            block=block.citation if block else None,
            edit=edit,
        )


def _known(language: str, content: LanguageText, citations: Collection[Citation] | None = None) -> Known:
    headings = {entry.citation: entry.heading for entry in content.text.definitions}
    return Known.of(language, citations or {entry.citation for entry in content.text.entries()}, headings)


def _places(at: Citation, blocks: Mapping[Citation, Block], known: Known) -> "_Places":
    block = blocks.get(at)
    if block is None and at.parent is not None:  # a clause that opens on the line of the one above
        block = blocks.get(at.parent)
    return _Places(block, at, known)


class _Places:
    """Where the references of a clause stand in its lines: the first in the text is the first in the lines."""

    def __init__(self, block: Block | None, at: Citation, known: Known) -> None:
        self.block = block
        found = find_references(block.text, at, known)[0] if block else []
        self._left: dict[tuple[str, Citation], list[tuple[int, int]]] = {}
        for one in found:
            words = block.text[one.start : one.end] if block else ""
            self._left.setdefault((words, one.target), []).append((one.start, one.end))

    def next(self, text: str, one: Reference) -> tuple[int, int] | None:
        """The next place of these words that name this clause."""
        left = self._left.get((text[one.start : one.end], one.target))
        return left.pop(0) if left else None


def carried_out(files: Files, made: Plan, words: Mapping[str, str]) -> dict[str, str]:
    """The files after the move; ``words``: how each reference that follows reads then, by its key."""
    found = dict(files)
    for language in ("tr", "en"):
        if f"{language}.txt" not in files:
            continue
        chosen = [one for one in made.following if one.language == language and one.edit and words.get(one.key)]
        edits: dict[Citation, list[Edit]] = {}
        for one in chosen:
            if one.block and one.edit:
                edits.setdefault(one.block, []).append((*one.edit, words[one.key]))
        new = _new(made.move, language)
        found[f"{language}.txt"] = relabelled(files[f"{language}.txt"], language, made.map_of, edits, new)
        _carry_rows(found, language, made.map_of, [(one.at.id, one.words, words[one.key]) for one in chosen])
    return found


def _new(move: Move, language: str) -> tuple[Citation, str] | None:
    if move.clause or not move.to:
        return None
    label, depth = move.to.path[-1], len(move.to.path)
    mark = f"{label}." if depth < 3 else f"({label})"
    return move.to, f"{mark} {_NEW[language]}"


Changed = tuple[str, str, str]
"""A clause, and words of it that are others now."""


def _carry_rows(files: dict[str, str], language: str, map_of: Became, changed: Collection[Changed]) -> None:
    """Errata, and what was checked of the translation, go with their clauses; errata that name a number name the new one."""
    if files.get(errata := f"{language}.errata.yaml"):
        rows = read_yaml(files[errata]) or []
        said = [_said_anew(row, changed) for row in rows]
        moved = [{**row, "at": to} for row in said if (to := _name(str(row["at"]), map_of))]
        if moved != rows:
            files[errata] = _dumped(moved)
    if files.get(checked := f"{language}.checked.yaml"):
        about = read_yaml(files[checked])
        clauses = {to: digest for one, digest in about["clauses"].items() if (to := _name(str(one), map_of))}
        files[checked] = _dumped(about | {"clauses": clauses})


def _said_anew(row: dict[str, Any], changed: Collection[Changed]) -> dict[str, Any]:
    found = dict(row)
    for at, was, now in changed:
        if at == str(row["at"]):
            number = rf"(?<!\w){re.escape(was.split()[-1])}(?!\w)"
            for name in ("says", "should"):
                found[name] = re.sub(number, now.split()[-1].replace("\\", ""), found[name])
    return found


def _name(citation: str, map_of: Became) -> str:
    try:
        found = after(parse(citation), map_of)
    except CitationError:
        return citation
    return found.id if found else ""


def _dumped(content: object) -> str:
    return str(yaml.safe_dump(content, allow_unicode=True, sort_keys=False, width=1000))


def correspondence_after(file: str, base_code: str, base: Collection[Citation], map_of: Became) -> str:
    """The file that says what clauses of the edition before have become, after one more move."""
    row = read_yaml(file) if file else {}
    so_far = Correspondence({})
    if row and str(row["from"]) == base_code:
        so_far = Correspondence({parse(one): to and parse(to) for one, to in row["clauses"].items()})
    now: dict[Citation, Citation | None] = {}
    for one in base:
        was = so_far.follow(one)
        now[one] = after(was, map_of) if was else None
    named = {one: to for one, to in now.items() if to != one and not _goes_along(one, now)}
    clauses = {one.id: to.id if to else None for one, to in named.items()}
    return _dumped({"from": base_code, "clauses": clauses}) if clauses else ""


def _goes_along(one: Citation, now: Mapping[Citation, Citation | None]) -> bool:
    """Whether its parent has moved, and it with it."""
    parent = one.parent
    if parent is None or parent not in now or now[parent] == parent:
        return False
    to, above = now[one], now[parent]
    return to is None if above is None else to == Citation(above.law, (*above.path, one.path[-1]))


def lost_words(before: EditionFiles, later: EditionFiles, made: Plan) -> list[Citation]:
    """The clauses that would not say what they said but for their references: text that resumes after another clause."""
    changed = Counter(one.at for one in made.following)
    found: list[Citation] = []
    for language, content in before.languages.items():
        texts = {entry.citation: entry for entry in later.languages[language].text.entries()}
        for entry in content.text.entries():
            to = after(entry.citation, made.map_of)
            if to is None or entry.citation in changed:
                continue
            new = texts.get(to)
            if new is None or any(getattr(new, name) != getattr(entry, name) for name in _FIELDS):
                found.append(entry.citation)
    return found
