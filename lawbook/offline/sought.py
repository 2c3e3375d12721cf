"""What is searched without a connection: the words of each passage, how people ask for it, and the stem of each word.

The stems are those of search with a connection, so that the browser need not know Turkish endings.
"""

from collections import defaultdict
from collections.abc import Iterable
from itertools import chain
from typing import Any

from lawbook import addresses, turkish
from lawbook.book import Book, Passage
from lawbook.citations import Citation, Kind
from lawbook.search.analysis import STOP_WORDS, words
from lawbook.search.elsewhere import load_elsewhere
from lawbook.search.engine import engine_of
from lawbook.search.glossary import Entry, load_glossary
from lawbook.search.phrases import load_phrases

Asked = dict[Citation, list[str]]


def sought(book: Book, language: str) -> dict[str, Any]:
    """``rows``: address, citation, heading, text, ``asked`` and whether the heading
    is its own, of each passage with words; ``stems``: folded word → stem, empty
    for words that say nothing.

    Each of ``asked`` begins with a digit: 0 for what means this passage first of all, more for what means others before it.
    """
    asked = _asked(language)
    rows = [_row(book, one, language, asked) for one in book.passages.values() if _has_words(one, language)]
    texts = [text for row in rows for text in (*row[2:4], *(one[1:] for one in row[4].split("|")))]
    terms = _terms(language)
    return {"rows": rows, "terms": terms, "stems": _stems(book, language, [*texts, *chain.from_iterable(terms)])}


def _terms(language: str) -> list[list[str]]:
    """The names of each term of the glossary."""
    return [_names(entry, language) for entry in load_glossary()]


def _names(entry: Entry, language: str) -> list[str]:
    """A term in the words of the language, then in others that its readers use."""
    return [entry.term, *entry.turkish, *entry.english] if language == "tr" else [*entry.english, entry.term]


def _asked(language: str) -> Asked:
    found: Asked = defaultdict(list)
    for citation, phrases in load_phrases().items():
        found[citation] += [f"0{turkish.fold(one)}" for one in phrases[language]]
    for entry in load_glossary():
        for place, citation in enumerate(entry.passages):
            found[citation] += [f"{min(place, 9)}{turkish.fold(one)}" for one in _names(entry, language)]
    return found


def _row(book: Book, passage: Passage, language: str, asked: Asked) -> list[str]:
    return [
        addresses.address(passage.citation, language),
        passage.display(language),
        turkish.title_case(_heading(book, passage, language)),
        passage.in_language("text", language),
        "|".join(asked[passage.citation]),
        "own" if passage.in_language("heading", language) else "",
    ]


def _heading(book: Book, passage: Passage, language: str) -> str:
    """Its own, or that of its Law."""
    own = passage.in_language("heading", language)
    if own or passage.citation.kind is not Kind.CLAUSE:
        return own
    return book.passages[Citation(passage.citation.law)].in_language("heading", language)


def _has_words(passage: Passage, language: str) -> bool:
    return bool(passage.in_language("text", language) or passage.in_language("heading", language))


def _stems(book: Book, language: str, texts: Iterable[str]) -> dict[str, str]:
    analysis, silent = engine_of(book).analyses[language], STOP_WORDS[language] | load_elsewhere().asides
    found = {turkish.fold(word.text) for text in texts for word in words(text)} - silent
    return {word: analysis.lemma_of_typed(word) for word in sorted(found)} | dict.fromkeys(sorted(silent), "")
