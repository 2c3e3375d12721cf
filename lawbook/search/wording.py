"""Formulas over the words of the book as they stand, which the Whoosh index holds with their places.

A document is a passage; it has a field for each language, of folded words. A leaf of a formula is looked for in the text that
the reader reads, or, if that has not all its words, in the other.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from whoosh.collectors import TimeLimit, TimeLimitCollector
from whoosh.filedb.filestore import Storage
from whoosh.index import FileIndex
from whoosh.matching import Matcher
from whoosh.query import And, AndNot, Every, Not, NullQuery, Or, Prefix, Query, Term
from whoosh.query.spans import SpanNear2
from whoosh.reading import IndexReader
from whoosh.searching import SearchContext, Searcher

from lawbook import turkish
from lawbook.book import Passage
from lawbook.further_languages import OWN
from lawbook.search.analysis import Analysis, said
from lawbook.search.documents import text_of
from lawbook.search.formula_pieces import SLOW, WIDE

MOST_FORMS = 200
_LONGEST_TIME = 0.5
_BETWEEN = "¶"  # no phrase goes over from the heading to the text


class LimitError(Exception):
    """A formula asks for more than the limits allow: ``WIDE`` or ``SLOW``."""


class Spelled(NamedTuple):
    """What a leaf of a formula looks for in the text of a language: words side by side, each in one of its forms."""

    language: str
    forms: tuple[tuple[str, ...], ...]


class Found(NamedTuple):
    """The citations of the passages that a formula is true of, with their scores, and what it found there."""

    scores: Mapping[str, float]
    spelled: Sequence[Spelled]


def worded(passage: Passage) -> dict[str, list[str]]:
    """The words of a passage in each language, as the index takes them."""
    return {
        one: [*folded_words(passage.heading[one]), _BETWEEN, *folded_words(text_of(passage, one))]
        for one in OWN
        if passage.is_translated(one)
    }


def folded_words(text: str) -> list[str]:
    """The words of a text in small letters without diacritics."""
    return [turkish.fold(word) for word in said(text)]


class Wording:
    """What formulas are answered from; the files are opened anew for each, so every thread may use it."""

    def __init__(self, storage: Storage, analyses: Mapping[str, Analysis]) -> None:
        self._index: FileIndex = storage.open_index()
        self._analyses = analyses
        self._forms: dict[str, dict[str, list[str]]] = {language: defaultdict(list) for language in OWN}
        with self._index.reader() as reader:
            for language, forms in self._forms.items():
                for form in map(bytes.decode, reader.lexicon(language)):
                    forms[analyses[language].lemma_of_typed(form)].append(form)

    def find(self, tree: Query, language: str) -> Found:
        """What a formula of a reader of ``language`` is true of."""
        spelled: list[Spelled] = []
        with self._index.searcher() as searcher:
            lowered = self._lowered(tree, language, searcher.reader(), spelled)
            collector = TimeLimitCollector(searcher.collector(limit=None), _LONGEST_TIME, use_alarm=False)
            try:
                searcher.search_with_collector(lowered, collector)
            except TimeLimit as slow:
                raise LimitError(SLOW) from slow
            hits = collector.results()
            return Found({searcher.stored_fields(hit.docnum)["citation"]: hit.score for hit in hits}, spelled)

    def _lowered(self, tree: Query, language: str, reader: IndexReader, spelled: list[Spelled]) -> Query:
        """The formula with what stands in the book in the place of each leaf; what is not to be absent goes to ``spelled``."""
        if isinstance(tree, Not):
            return AndNot(Every(), self._lowered(tree.query, language, reader, []))
        if isinstance(tree, And | Or):
            return type(tree)([self._lowered(one, language, reader, spelled) for one in tree])
        for one in (language, *OWN):
            forms = self._forms_of(tree, one, reader)
            if all(forms):
                spelled.append(Spelled(one, forms))
                return _adjacent([Or([Term(one, form) for form in word]) for word in forms])
        return NullQuery

    def _forms_of(self, leaf: Query, language: str, reader: IndexReader) -> tuple[tuple[str, ...], ...]:
        if isinstance(leaf, Prefix):
            return (_beginning(reader, language, leaf.text),)
        if isinstance(leaf, Term):
            lemma = self._analyses[language].lemma_of_typed(leaf.text)
            return (tuple(self._forms[language].get(lemma, ())),)
        return tuple(
            _beginning(reader, language, word[:-1])
            if word.endswith("*")
            else tuple(word for _ in range((language, word) in reader))
            for word in leaf.words
        )


def _beginning(reader: IndexReader, language: str, beginning: str) -> tuple[str, ...]:
    found = tuple(map(bytes.decode, islice(reader.expand_prefix(language, beginning), MOST_FORMS + 1)))
    if len(found) > MOST_FORMS:
        raise LimitError(WIDE)
    return found


class _Adjacent(SpanNear2):  # type: ignore[misc]
    """Words side by side, of which each may have several forms; Whoosh would otherwise lose the places of those."""

    def matcher(self, searcher: Searcher, context: SearchContext | None = None) -> Matcher:
        """Of this query."""
        return super().matcher(searcher, context.set(needs_current=True) if context else None)


def _adjacent(found: Sequence[Query]) -> Query:
    return found[0] if len(found) == 1 else _Adjacent(found)
