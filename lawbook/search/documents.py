"""What of a passage is searched, and how much each part of it counts."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import NamedTuple

from lawbook.book import Book, Passage
from lawbook.citations import Citation
from lawbook.further_languages import OWN
from lawbook.search.analysis import Analysis
from lawbook.search.lexicon import Lexicon
from lawbook.search.phrases import load_phrases
from lawbook.text.tables import plain

_TITLE, _ABOVE, _HEADING, _BODY = 2, 1, 3, 1


class Counted(NamedTuple):
    """The terms of a text, or of the ways in which a passage is asked for: by channel, with how often each counts."""

    lemmas: Mapping[str, int]
    stems: Mapping[str, int]
    pairs: Mapping[str, int]


def lexicon_of(counted: Counter[str], more: Iterable[str]) -> Lexicon:
    """The vocabulary of the Turkish text, and more words: of the glossary, of how people ask."""
    return Lexicon(chain(counted.elements(), (word for word in more if not word.isdigit())))


def text_of(passage: Passage, language: str) -> str:
    """The text of a passage and what resumes after its children, in one line without the signs of tables."""
    parts = (passage.text[language], passage.tail[language])
    return plain("\n".join(part for part in parts if part))


class _Terms(NamedTuple):
    lemmas: list[str]
    stems: list[str]
    pairs: list[str]


class _Reader:
    """The terms of texts in one language; a heading is read once, however many passages are below it."""

    def __init__(self, analysis: Analysis) -> None:
        self._analysis = analysis
        self._known: dict[str, _Terms] = {}

    def terms(self, text: str) -> _Terms:
        """Those of one text."""
        if text not in self._known:
            terms = self._analysis.lemmas_and_stems(text)
            lemmas = [lemma for lemma, _ in terms]
            self._known[text] = _Terms(lemmas, [stem for _, stem in terms], self._analysis.pairs(lemmas))
        return self._known[text]

    def counted(self, zones: Iterable[tuple[str, int]]) -> Counted:
        """Those of some texts together, each as often as it counts."""
        counters = Counter[str](), Counter[str](), Counter[str]()
        for text, weight in zones:
            for counter, found in zip(counters, self.terms(text), strict=True):
                counter.update(found * weight)
        return Counted(*map(dict, counters))


def documents(book: Book, analyses: dict[str, Analysis]) -> Iterator[tuple[Citation, list[Counted]]]:
    """For each passage what is counted of its words, in each language, and of the ways in which people ask for it."""
    phrases = load_phrases()
    readers = {language: _Reader(analyses[language]) for language in OWN}
    for citation, passage in book.passages.items():
        asked = phrases.get(citation, {})
        zones = {one: _text_zones(book, passage, one) if passage.is_translated(one) else [] for one in OWN}
        found = [
            reader.counted(texts)
            for language, reader in readers.items()
            for texts in (zones[language], [(phrase, 1) for phrase in asked.get(language, ())])
            if texts
        ]
        if found:
            yield citation, found


def _text_zones(book: Book, passage: Passage, language: str) -> list[tuple[str, int]]:
    above = [book.passages[one].heading[language] for one in passage.citation.ancestors]
    zones = [(heading, _TITLE if place == 0 else _ABOVE) for place, heading in enumerate(above)]
    return [*zones, (passage.heading[language], _HEADING), (text_of(passage, language), _BODY)]
