"""The definitions: a term on a line, then its text, or its senses numbered ``1.``, ``2.``, …

A translation names the definition that it translates behind the term: ``Penalty card [cezali-kart]``.
"""

import re
from itertools import chain, count

from lawbook import citations, turkish
from lawbook.text.layout import Line
from lawbook.text.problems import Problem
from lawbook.text.tables import Span
from lawbook.text.tree import TextPassage

_SENSE = re.compile(r"(\d)\.\s")
_NAMED = re.compile(r"(?P<term>.+?)\s+\[(?P<name>[a-z0-9-]+)\]")


def read_definitions(lines: list[Line]) -> tuple[list[TextPassage], list[Problem]]:
    """The entries in the order of the text, one line of ``text`` for each sense, and what is wrong with them."""
    entries: list[TextPassage] = []
    problems: list[Problem] = []
    terms: dict[str, str] = {}
    rest = list(lines)
    while rest:
        line = rest.pop(0)
        named = _NAMED.fullmatch(line.text)
        term = named["term"] if named else line.text
        if not rest:
            problems.append(Problem(line.number, "term-without-text", {"term": term}))
            break
        body = [rest.pop(0).text]
        while rest and _SENSE.match(body[0]) and _SENSE.match(rest[0].text):
            body.append(rest.pop(0).text)
        if term in terms.values():
            problems.append(Problem(line.number, "duplicate-term", {"term": term}))
        name = named["name"] if named else _name(term, terms)
        terms[name] = term
        entries.append(TextPassage(citations.definition(name), line.number, heading=term, text="\n".join(body)))
    return entries, problems


def _name(term: str, taken: dict[str, str]) -> str:
    """The slug of the term; terms that differ only in diacritics (Tur, Tür) get ``tur`` and ``tur-2``."""
    slug = turkish.slug(term)
    return next(name for name in chain([slug], (f"{slug}-{n}" for n in count(2))) if name not in taken)


def senses(text: str) -> list[Span]:
    """Where the senses of a definition's text stand, without their numbers; a text without numbers has one."""
    spans, start = [], 0
    for line in text.split("\n"):
        number = _SENSE.match(line)
        spans.append(Span(start + (number.end() if number else 0), start + len(line)))
        start += len(line) + 1
    return spans
