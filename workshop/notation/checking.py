"""What is wrong with a clause as it is being written, each with its line and column; and what it refers to."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from lawbook.citations import Citation
from lawbook.text.edition_files import LanguageText
from lawbook.text.errata import Erratum
from lawbook.text.problems import MOST_TOLD, TextError
from workshop.notation.blocks import Block, blocks_of, replaced, unit
from workshop.notation.folder import Files, language_of

MOST_TYPED = 40_000
"""Letters in a field of a clause: eight times the longest Law. A longer text keeps a processor busy for seconds."""


@dataclass(frozen=True)
class Fault:
    """Something to mend; line and column count from 1 in the field that was typed, 0 where no place is meant."""

    language: str
    line: int
    column: int
    message: str


@dataclass(frozen=True)
class Checked:
    """A clause as it was typed: what is wrong, what it refers to (the words, the clause), the terms that it uses."""

    faults: list[Fault]
    references: list[tuple[str, Citation]]
    terms: list[tuple[str, Citation]]


def first_of(faults: list[Fault]) -> list[Fault]:
    """As many as somebody mends at a time, and how many more there are."""
    rest = len(faults) - MOST_TOLD
    if rest <= 0:
        return faults
    told = _("… and %(n)s more.") % {"n": rest}
    return [*faults[:MOST_TOLD], Fault(faults[MOST_TOLD].language, 0, 0, told)]


def too_long(typed: Mapping[str, str]) -> list[Fault]:
    """The fields of a clause that hold more than any clause needs."""
    told = _("At most %(most)s characters.") % {"most": MOST_TYPED}
    return [Fault(name, 0, 0, told) for name, text in typed.items() if len(text) > MOST_TYPED]


def check(files: Files, language: str, citation: Citation, text: str) -> Checked:
    """Read the files with these lines in the place of a clause's."""
    name = f"{language}.txt"
    found = unit(blocks_of(files[name], language), citation)
    if not found:
        return Checked([Fault(language, 0, 0, _("There is no such clause in the draft."))], [], [])
    changed = {**files, name: replaced(files[name], found, text)}
    first = found[0].start
    try:
        content = language_of(changed, language)
    except TextError as error:
        code = get_language() or "tr"
        faults = [
            Fault(language, max(one.line - first + 1, 0), 1 if one.line else 0, _plain(one.message(code)))
            for one in error.problems
        ]
        return Checked(faults, [], [])
    written = {block.citation for block in _inside(changed[name], language, first, text)}
    return _found(content, written, text)


def _plain(message: str) -> str:
    """Without the line of the file, which is not that of the field."""
    head, colon, rest = message.partition(": ")
    return rest if colon and (head.startswith("line ") or head.endswith("satır")) else message


def _inside(source: str, language: str, first: int, text: str) -> Iterator[Block]:
    """The blocks that the typed lines make."""
    last = first + len(text.rstrip().splitlines())
    return (one for one in blocks_of(source, language) if first <= one.start < last)


def _found(content: LanguageText, written: set[Citation], text: str) -> Checked:
    """What the clauses that were written refer to, and what of it there is not."""
    inside = {
        entry.citation: entry
        for entry in content.text.entries()
        if entry.citation in written or _opened_in(entry.citation, written)
    }
    faults: list[Fault] = []
    references: list[tuple[str, Citation]] = []
    terms: list[tuple[str, Citation]] = []
    seen: dict[str, int] = {}
    for (at, field), lost in content.unresolved.items():
        if at in inside:
            faults += [
                _lost(content.text.language, one.text, text, seen)
                for one in lost
                if not excused(one.text, at, field, content.errata)
            ]
    for (at, field), those in content.references.items():
        if at in inside:
            references += [(getattr(inside[at], field)[one.start : one.end], one.target) for one in those]
    for (at, field), marks in content.terms.items():
        if at in inside:
            terms += [(getattr(inside[at], field)[one.start : one.end], one.target) for one in marks]
    return Checked(faults, references, terms)


def _opened_in(citation: Citation, written: set[Citation]) -> bool:
    """Whether it is a clause that opens on the line of one that was written (``1. (a) …``)."""
    return bool(citation.path) and citation.parent in written and citation.path[-1] in ("a", "i", "1")


def excused(words: str, at: Citation, field: str, errata: Iterable[Erratum]) -> bool:
    """Whether an erratum of the clause says that this reference leads nowhere."""
    clause = words.split()[-1]
    return any(
        (one.at, one.field) == (at, field) and clause in {one.says.split()[-1], (one.should.split() or [""])[-1]}
        for one in errata
    )


def _lost(language: str, words: str, text: str, seen: dict[str, int]) -> Fault:
    """Where the words of a reference that leads nowhere stand in what was typed."""
    start = text.find(words, seen.get(words, 0))
    seen[words] = start + 1
    before = text[: max(start, 0)]
    line, column = before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
    told = _("“%(words)s” leads nowhere: the draft has no such clause.") % {"words": words}
    return Fault(language, line if start >= 0 else 0, column if start >= 0 else 0, told)
