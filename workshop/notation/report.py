"""What was read of a text, line by line: for who brings one in."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from lawbook.citations import Citation, Kind
from lawbook.text.problems import TextError
from lawbook.text.reader import read


@dataclass(frozen=True)
class ReadLine:
    """A line: its number, its words, what it was taken for, the clause that it opens or belongs to."""

    number: int
    text: str
    taken_for: str
    citation: Citation | None
    problem: str = ""


def report(source: str, language: str) -> list[ReadLine]:
    """Every line that is not blank. Raises ``TextError`` with every problem."""
    opens: dict[int, Citation] = {}
    for entry in read(source, language).entries():
        opens.setdefault(entry.line, entry.citation)
    found: list[ReadLine] = []
    standing: Citation | None = None
    for number, raw in enumerate(source.splitlines(), start=1):
        text = " ".join(raw.split())
        if not text:
            continue
        citation = opens.get(number)
        standing = citation or standing
        found.append(ReadLine(number, text, _taken_for(text, citation, standing), standing))
    return found


def report_of_any(source: str, language: str) -> list[ReadLine]:
    """The same of a text that cannot be read: as far as it goes, then each line with what is wrong with it."""
    try:
        return report(source, language)
    except TextError as error:
        wrong = {one.line: one.message(language) for one in reversed(error.problems) if one.line}
    first, lines = min(wrong, default=1), source.splitlines()
    try:
        read_before = report("\n".join(lines[: first - 1]), language)
    except TextError:
        first, read_before = 1, []
    rest = ((number, " ".join(raw.split())) for number, raw in enumerate(lines, start=1) if number >= first)
    not_read = [
        ReadLine(number, text, _("not understood") if number in wrong else "", None, wrong.get(number, ""))
        for number, text in rest
        if text
    ]
    return read_before + not_read


def problems(source: str, language: str) -> list[str]:
    """What is wrong with it, each with its line; empty if it can be read."""
    try:
        report(source, language)
    except TextError as error:
        return [one.message(language) for one in error.problems]
    return []


def _taken_for(text: str, citation: Citation | None, standing: Citation | None) -> str:
    if citation is None:
        return _continued(text, standing)
    if citation.kind is Kind.DEFINITION:
        return _("term")
    if citation.kind is Kind.FOOTNOTE:
        return _("footnote")
    return _("clause") if citation.path else _("Law")


def _continued(text: str, standing: Citation | None) -> str:
    if standing is None:
        return _("title")
    if text.startswith("|"):
        return _("table")
    if text.startswith("#"):
        return _("subheading")
    return _("text of the definition") if standing.kind is Kind.DEFINITION else _("text")
