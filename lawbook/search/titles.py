"""The passages whose heading, or whose term, is the whole query."""

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence

from lawbook import turkish
from lawbook.book import Book
from lawbook.citations import Citation, Kind
from lawbook.further_languages import OWN
from lawbook.search.analysis import Analysis

_IN_BRACKETS = re.compile(r"\s*\([^)]*\)")


class Titles:
    """Headings and terms by their spelling, and by the lemmas of their words; immutable.

    As they are spelt comes first: “Tür” and “Tur” are one word without their letters, “Turn” is a form of “Tur”.
    """

    def __init__(self, book: Book, analyses: Mapping[str, Analysis]) -> None:
        self._analyses = analyses
        self._spelt: dict[str, list[Citation]] = defaultdict(list)
        self._lemmas: dict[tuple[str, tuple[str, ...]], list[Citation]] = defaultdict(list)
        for passage in sorted(book.passages.values(), key=lambda one: _rank(one.citation)):
            for language in OWN:
                for title in _names(passage.heading[language]):
                    self._spelt[_lower(title, language)].append(passage.citation)
                    lemmas = tuple(term.lemma for term in analyses[language].terms(title))
                    self._lemmas[language, lemmas].append(passage.citation)

    def of(self, query: str, typed: Sequence[str]) -> list[Citation]:
        """What is called like the query, whose words are ``typed``: definitions before Laws, Laws before clauses."""
        found = [one for language in OWN for one in self._spelt.get(_lower(query, language), [])]
        found.sort(key=_rank)
        for language, analysis in self._analyses.items():
            found += self._lemmas.get((language, tuple(analysis.lemma_of_typed(word) for word in typed)), [])
        return list(dict.fromkeys(found))


def _names(heading: str) -> set[str]:
    """The heading, and without what stands in brackets: ``Matchpoint (MP)``, ``Matchpoint``."""
    return {heading, _IN_BRACKETS.sub("", heading)} - {""}


def _lower(text: str, language: str) -> str:
    return turkish.lower(text) if language == "tr" else text.lower()


def _rank(citation: Citation) -> tuple[bool, int, Citation]:
    return citation.kind is not Kind.DEFINITION, len(citation.path), citation
