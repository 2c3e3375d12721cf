"""Search in a partial edition: a few passages, looked through word by word with the analysis of the book in force.

It needs no index of its own: what a worker keeps in memory does not grow with every old edition.
"""

from collections.abc import Collection, Sequence

from lawbook import turkish
from lawbook.book import Book, Passage, current_book
from lawbook.citations import Kind
from lawbook.further_languages import OWN
from lawbook.lookup import Missing, look_up
from lawbook.search.analysis import Analysis, Term, stem, words
from lawbook.search.answers import Answer, Result
from lawbook.search.documents import text_of
from lawbook.search.engine import engine_of
from lawbook.search.formula_pieces import plain_words
from lawbook.search.snippets import forms_of, snippet, text_with
from lawbook.search.understanding import without_questions

_LEMMA, _STEM, _HEADING = 1.0, 0.5, 0.25


def search_partial(book: Book, asked: str, language: str, limit: int, kinds: Collection[Kind]) -> Answer:
    """The passages that hold most of the words, in the reader's language or the other; a citation is answered first."""
    named = look_up(book, asked) or look_up(book, without_questions(asked))
    if isinstance(named, Missing):
        return Answer(asked, missing=named)
    analyses = engine_of(current_book()).analyses
    order = sorted(OWN, key=lambda code: code != language)
    if named:
        around = [named, *book.passages[named].children]
        results = [_result(book.passages[one], analyses[language], [], 1000.0 / n) for n, one in enumerate(around, 1)]
        return Answer(asked, citation=named, results=tuple(results[:limit]), total=len(results))
    found = [
        best
        for citation, passage in book.passages.items()
        if citation.kind in kinds and (best := _best(passage, [analyses[code] for code in order], plain_words(asked)))
    ]
    found.sort(key=lambda result: -result.score)
    return Answer(asked, results=tuple(found[:limit]), total=len(found))


def _best(passage: Passage, analyses: Sequence[Analysis], query: str) -> Result | None:
    """The passage in the first language that holds a word that is sought."""
    for analysis in analyses:
        sought = _sought(query, analysis)
        heading = analysis.terms(passage.heading[analysis.language])
        text = analysis.terms(text_of(passage, analysis.language))
        score = sum(max(_weight(one, text), _weight(one, heading)) + _HEADING * _weight(one, heading) for one in sought)
        if score:
            return _result(passage, analysis, sought, score / (len(sought) * (_LEMMA + _HEADING)))
    return None


def _sought(query: str, analysis: Analysis) -> list[tuple[str, str]]:
    """Lemma and stem of each word of the query that says something."""
    folded = [turkish.fold(word.text) for word in words(query)]
    return [(analysis.lemma_of_typed(one), stem(one)) for one in folded if not analysis.is_stop_word(one)]


def _weight(sought: tuple[str, str], terms: Sequence[Term]) -> float:
    """How well a text holds a word: as it is, in a derived form, not at all."""
    lemma, begins = sought
    if any(term.lemma == lemma for term in terms):
        return _LEMMA
    return _STEM if len(begins) > 3 and any(term.stem == begins for term in terms) else 0.0


def _result(passage: Passage, analysis: Analysis, sought: Sequence[tuple[str, str]], score: float) -> Result:
    text = text_of(passage, analysis.language)
    forms = {form for lemma, begins in sought for form in forms_of(lemma, begins)}
    shown = snippet(text_with(analysis.language, text, analysis.terms(text)), forms)
    return Result(passage.citation, analysis.language, score, shown)
