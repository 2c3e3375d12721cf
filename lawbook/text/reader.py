"""Read a text file of the Laws: definitions, Laws, footnotes."""

import re
from itertools import pairwise

from lawbook.citations import Citation
from lawbook.further_languages import further_languages
from lawbook.text.clauses import read_law
from lawbook.text.definitions import read_definitions
from lawbook.text.footnotes import read_notes, split_notes
from lawbook.text.layout import Line, lines_of, relayout
from lawbook.text.problems import Problem, TextError
from lawbook.text.tree import Text, TextPassage

_FURTHER = further_languages()
_DEFINITIONS = {"tr": "TANIMLAR", "en": "DEFINITIONS"} | {code: one.definitions for code, one in _FURTHER.items()}
_LAW_WORDS = {"tr": "YASA", "en": "LAW"} | {code: re.escape(one.law) for code, one in _FURTHER.items()}
_LAW = {code: re.compile(rf"({word}\s+(\d{{1,2}})\s*[–-])\s*(\S.*)") for code, word in _LAW_WORDS.items()}


def read(source: str, language: str, layout: str = "", *, partial: bool = False) -> Text:
    """The tree of a text as printed: footnote numbers still stand in the words, no erratum is applied.

    A partial one needs no definitions, and its Laws only follow each other. Raises ``TextError`` with every problem of
    the file.
    """
    lines, problems = relayout(lines_of(source), layout)
    lines, notes = split_notes(lines)
    starts = [index for index, line in enumerate(lines) if _LAW[language].fullmatch(line.text)]
    opening = [index for index, line in enumerate(lines) if line.text == _DEFINITIONS[language]]
    if not opening and not partial:
        problems.append(Problem(0, "no-definitions"))
    if not starts:
        problems.append(Problem(0, "no-laws"))
    if not starts or not (opening or partial):
        raise TextError(problems)
    preamble = [line.text for line in lines[: [*opening, *starts][0]]]
    definitions, found = read_definitions(lines[opening[0] + 1 : starts[0]] if opening else [])
    problems += found
    laws: list[TextPassage] = []
    for start, end in pairwise([*starts, len(lines)]):
        law, found = _read_law(lines[start], lines[start + 1 : end], language)
        laws.append(law)
        problems += found
    problems += _out_of_order([law.citation.law for law in laws], [law.line for law in laws], partial=partial)
    if problems:
        raise TextError(sorted(problems, key=lambda problem: problem.line))
    title = preamble[0] if preamble else ""
    return Text(language, title, "\n".join(preamble[1:]), definitions, laws, read_notes(notes))


def _read_law(title: Line, lines: list[Line], language: str) -> tuple[TextPassage, list[Problem]]:
    label, digits, heading = _LAW[language].findall(title.text)[0]
    law = TextPassage(Citation(int(digits)), title.number, label=label, heading=heading)
    return law, read_law(law, lines)


def _out_of_order(numbers: list[int], lines: list[int], *, partial: bool) -> list[Problem]:
    """The Laws count from 1; in a partial text each has a greater number than the one before."""
    least = [1, *(number + 1 for number in numbers)]
    expected = least if partial else [*range(1, len(numbers) + 1)]
    return [
        Problem(line, "law-order", {"expected": should, "found": number})
        for number, line, should in zip(numbers, lines, expected, strict=False)
        if number < should or (number > should and not partial)
    ]
