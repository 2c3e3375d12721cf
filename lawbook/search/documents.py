"""What of a passage is searched, and how much each part of it counts."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from lawbook.book import LANGUAGES, Book, Passage
from lawbook.search.analysis import Analysis, words
from lawbook.search.lexicon import Lexicon
from lawbook.search.phrases import load_phrases
from lawbook.text.tables import plain

_TITLE, _ABOVE, _HEADING, _BODY = 2, 1, 3, 1
CHANNELS = ("lemmas", "stems", "pairs")


@dataclass(frozen=True)
class Document:
    """A passage in one language, its text or how it is asked for: its terms by channel, each as often as it counts."""

    citation: str
    lemmas: list[str]
    stems: list[str]
    pairs: list[str]


def lexicon_of(counted: Counter[str], more: Iterable[str]) -> Lexicon:
    """The vocabulary of the Turkish text, and the words of more phrases: of the glossary, of how people ask."""
    others = (word.text for text in more for word in words(text) if not word.text.isdigit())
    return Lexicon(chain(counted.elements(), others))


def text_of(passage: Passage, language: str) -> str:
    """The text of a passage and what resumes after its children, in one line without the signs of tables."""
    parts = (passage.text[language], passage.tail[language])
    return plain("\n".join(part for part in parts if part))


def documents(book: Book, analyses: dict[str, Analysis]) -> Iterator[Document]:
    """For each passage and language a document of its words, and one of the ways in which people ask for it."""
    phrases = load_phrases()
    for passage in book.passages.values():
        for language in LANGUAGES:
            if passage.is_translated(language):
                yield _document(passage, analyses[language], _text_zones(book, passage, language))
            if asked := phrases.get(passage.citation, {}).get(language):
                yield _document(passage, analyses[language], [(phrase, 1) for phrase in asked])


def _text_zones(book: Book, passage: Passage, language: str) -> list[tuple[str, int]]:
    above = [book.passages[one].heading[language] for one in passage.citation.ancestors]
    zones = [(heading, _TITLE if place == 0 else _ABOVE) for place, heading in enumerate(above)]
    return [*zones, (passage.heading[language], _HEADING), (text_of(passage, language), _BODY)]


def _document(passage: Passage, analysis: Analysis, zones: list[tuple[str, int]]) -> Document:
    """The terms of some texts, each as often as it counts."""
    lemmas: list[str] = []
    stems: list[str] = []
    pairs: list[str] = []
    for text, weight in zones:
        terms = analysis.terms(text)
        lemmas += [term.lemma for term in terms] * weight
        stems += [term.stem for term in terms] * weight
        pairs += analysis.pairs([term.lemma for term in terms]) * weight
    return Document(passage.citation.id, lemmas, stems, pairs)
