"""Answers to formulas, from the words of the book as they stand."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from whoosh.index import EmptyIndexError
from whoosh.query import Query

from lawbook import turkish
from lawbook.book import Book, book_of
from lawbook.citations import Kind, parse
from lawbook.further_languages import OWN
from lawbook.models import Edition
from lawbook.search.analysis import Term, words
from lawbook.search.answers import Answer, Result
from lawbook.search.engine import Engine, engine_of
from lawbook.search.formula_pieces import QUOTED, Slip, plain_words, tells_what_was_said
from lawbook.search.formula_words import formula_in_words
from lawbook.search.formulas import Formula, read_formula
from lawbook.search.index import open_index
from lawbook.search.snippets import Text, snippet, text_with
from lawbook.search.wording import Found, LimitError, Spelled, Wording

_HIT = "¶"


def follow_formula(book: Book, query: str, language: str, kinds: Collection[Kind], limit: int) -> Answer | Slip | None:
    """The passages that the formula is true of; why it cannot be followed; None for a query that is no formula.

    A story that quotes what somebody said, and is true of no passage, is none that can be followed.
    """
    formula = read_formula(query)
    if not isinstance(formula, Formula):
        return formula
    try:
        found = _find(book, formula.tree, language)
    except LimitError as reason:
        return Slip(str(reason), plain_words(query))
    if not found.scores and tells_what_was_said(query):
        return Slip(QUOTED, plain_words(query))
    engine = engine_of(book)
    places = {engine.view.place_of[parse(one)]: score for one, score in found.scores.items()}
    passages = engine.view.passages
    scored = sorted((-score, place) for place, score in places.items() if passages[place].kind in kinds)
    results = [_result(engine, place, -score, language, found.spelled) for score, place in scored[:limit]]
    return Answer(query, formula=formula_in_words(formula), results=tuple(results), total=len(scored))


def _find(book: Book, tree: Query, language: str) -> Found:
    """What is found; the files are looked for again once, if they were replaced meanwhile."""
    key = book.edition.pk, book.edition.content_hash
    try:
        return _wording(*key).find(tree, language)
    except (OSError, EmptyIndexError):
        _wording.cache_clear()
        return _wording(*key).find(tree, language)


@lru_cache(maxsize=2)
def _wording(pk: int, content_hash: str) -> Wording:
    book = book_of(Edition.objects.get(pk=pk, content_hash=content_hash))
    analyses = engine_of(book).analyses
    return Wording(open_index(book, analyses).storage, analyses)


def _result(engine: Engine, place: int, score: float, language: str, spelled: Sequence[Spelled]) -> Result:
    """A passage in the reader's language, unless only its text in the other holds what was sought."""
    texts = [engine.texts[one][place] for one in sorted(OWN, key=lambda one: one != language)]
    marked = [_marked(text, spelled) for text in texts]
    best = next((one for one in marked if one.lemmas), marked[0])
    return Result(engine.view.passages[place], best.language, score, snippet(best, frozenset({_HIT})))


def _marked(text: Text, spelled: Sequence[Spelled]) -> Text:
    """The text with what was found as its only words."""
    found = list(words(text.text))
    folded = [turkish.fold(word.text) for word in found]
    runs = sorted(run for one in spelled if one.language == text.language for run in _runs(folded, one))
    hits: list[Term] = []
    for first, last in runs:
        if not hits or found[first].start >= hits[-1].end:
            hits.append(Term(_HIT, "", found[first].start, found[last].end))
    return text_with(text.language, text.text, hits)


def _runs(folded: Sequence[str], spelled: Spelled) -> Iterator[tuple[int, int]]:
    """The first and the last word of each place where the forms stand side by side."""
    forms = [frozenset(one) for one in spelled.forms]
    for first in range(len(folded) - len(forms) + 1):
        if all(folded[first + place] in one for place, one in enumerate(forms)):
            yield first, first + len(forms) - 1
