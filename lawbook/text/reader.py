"""Read a text file of the Laws: definitions, Laws, footnotes."""

import re
from itertools import pairwise

from lawbook.citations import Citation
from lawbook.text.clauses import read_law
from lawbook.text.definitions import read_definitions
from lawbook.text.footnotes import read_notes, split_notes
from lawbook.text.layout import Line, lines_of, relayout
from lawbook.text.problems import Problem, TextError
from lawbook.text.tree import Text, TextPassage

_DEFINITIONS = {"tr": "TANIMLAR", "en": "DEFINITIONS"}
_LAW = {
    "tr": re.compile(r"(YASA\s+(\d{1,2})\s*[–-])\s*(\S.*)"),
    "en": re.compile(r"(LAW\s+(\d{1,2})\s*[–-])\s*(\S.*)"),
}


def read(source: str, language: str, layout: str = "") -> Text:
    """The tree of a whole text as printed: footnote numbers still stand in the words, no erratum is applied.

    Raises ``TextError`` with every problem of the file.
    """
    lines, problems = relayout(lines_of(source), layout)
    lines, notes = split_notes(lines)
    starts = [index for index, line in enumerate(lines) if _LAW[language].fullmatch(line.text)]
    opening = [index for index, line in enumerate(lines) if line.text == _DEFINITIONS[language]]
    if not opening:
        problems.append(Problem(0, "no-definitions"))
    if not starts:
        problems.append(Problem(0, "no-laws"))
    if not opening or not starts:
        raise TextError(problems)
    preamble = [line.text for line in lines[: opening[0]]]
    definitions, found = read_definitions(lines[opening[0] + 1 : starts[0]])
    problems += found
    laws = []
    for number, (start, end) in enumerate(pairwise([*starts, len(lines)]), start=1):
        law, found = _read_law(lines[start], lines[start + 1 : end], number, language)
        laws.append(law)
        problems += found
    if problems:
        raise TextError(sorted(problems, key=lambda problem: problem.line))
    title = preamble[0] if preamble else ""
    return Text(language, title, "\n".join(preamble[1:]), definitions, laws, read_notes(notes))


def _read_law(title: Line, lines: list[Line], expected: int, language: str) -> tuple[TextPassage, list[Problem]]:
    label, digits, heading = _LAW[language].findall(title.text)[0]
    number = int(digits)
    law = TextPassage(Citation(number), title.number, label=label, heading=heading)
    problems = read_law(law, lines)
    if number != expected:
        problems.append(Problem(title.number, "law-order", {"expected": expected, "found": number}))
    return law, problems
