"""Search as the pages and the API ask for it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from heapq import nsmallest

from lawbook.book import Book
from lawbook.citations import Citation, Kind
from lawbook.lookup import Missing, look_up
from lawbook.search.engine import Engine, engine_of
from lawbook.search.numbers import read_numbers
from lawbook.search.ranking import Scores, rank
from lawbook.search.snippets import Piece, snippet
from lawbook.search.understanding import Understanding, clean, without_questions

_NAMED = {"tr": 0.2, "en": 0.15}  # the English text speaks for itself; Turkish players have many words for one thing
_LEAST_SCORE = 0.12
_PINNED = 1000.0


@dataclass(frozen=True)
class Result:
    """A passage that answers, in the language in which it is shown, with the part that does."""

    citation: Citation
    language: str
    score: float
    snippet: list[Piece]


@dataclass(frozen=True)
class Answer:
    """What a query was understood as and what was found, best first.

    ``citation`` is the passage that the query names, ``missing`` the reason why the book does not hold it, ``sentence`` what
    a number of the query comes to, ``corrected`` and ``glosses`` the words that were taken for others, as (typed, taken for).
    """

    query: str
    citation: Citation | None = None
    missing: Missing | None = None
    sentence: str = ""
    corrected: tuple[tuple[str, str], ...] = ()
    glosses: tuple[tuple[str, str], ...] = ()
    results: tuple[Result, ...] = ()


def search(
    book: Book,
    query: str,
    language: str,
    limit: int = 20,
    *,
    kinds: Collection[Kind] = tuple(Kind),
    correct: bool = True,
) -> Answer:
    """Search the book for a reader of ``language``. Any string is answered; only its first 200 characters count."""
    asked = clean(query)
    engine = engine_of(book)
    named = look_up(book, asked) or look_up(book, without_questions(asked))
    if isinstance(named, Citation):
        around = [named, *book.passages[named].children]
        found = {engine.view.place_of[one]: _PINNED / order for order, one in enumerate(around, start=1)}
        return Answer(asked, citation=named, results=_results(engine, book, found, language, kinds, limit))
    counted = read_numbers(book, asked)
    understanding = engine.interpreter.understand(counted.query, language, correct=correct)
    exact = _exact(engine, understanding.words)
    found = _weigh(engine, understanding, exact, counted.passages, _NAMED[language])
    return Answer(
        asked,
        missing=named,
        sentence=counted.sentence,
        corrected=understanding.corrected if found else (),
        glosses=understanding.glosses,
        results=_results(engine, book, found, language, kinds, limit, understanding) if not named else (),
    )


def _exact(engine: Engine, typed: Sequence[str]) -> list[Citation]:
    """The passages whose heading or term is the whole query."""
    found: list[Citation] = []
    for language, analysis in engine.analyses.items():
        found += engine.titles[language].get(tuple(analysis.lemma_of_typed(word) for word in typed), [])
    return found


def _weigh(
    engine: Engine, understanding: Understanding, exact: list[Citation], counted: Collection[Citation], named: float
) -> Scores:
    """Scores of the words, above them what the glossary names, above all the titles and tables that answer by themselves."""
    place_of = engine.view.place_of
    found = rank(engine.view, engine.asking, understanding.sought)
    best = max(found.values(), default=1.0)
    whole = understanding.phrases == (" ".join(understanding.words),)
    for order, citation in enumerate(understanding.passages):
        found[place_of[citation]] = found.get(place_of[citation], 0.0) + best * named / (1 + 0.25 * order)
    answering = list(dict.fromkeys([*counted, *exact, *(understanding.passages if whole else ())]))
    for order, citation in enumerate(answering):
        found[place_of[citation]] = _PINNED / (1 + order)
    if answering:
        return found
    floor = _LEAST_SCORE * max(found.values(), default=0.0)
    return {place: score for place, score in found.items() if score >= floor}


def _results(
    engine: Engine,
    book: Book,
    found: Scores,
    language: str,
    kinds: Collection[Kind],
    limit: int,
    understanding: Understanding | None = None,
) -> tuple[Result, ...]:
    """Best first; equal scores in the order of the book."""
    passages = engine.view.passages
    sought = understanding.sought if understanding else ()
    terms = [term for one in sought for term in (*one.turkish, *one.english)]
    lemmas, stems = {lemma for lemma, _ in terms}, {stem for _, stem in terms}
    wanted = ((-score, place) for place, score in found.items() if passages[place].kind in kinds)
    best = nsmallest(limit, wanted)
    return tuple(_result(engine, book, passages[place], -score, language, lemmas, stems) for score, place in best)


def _result(
    engine: Engine, book: Book, citation: Citation, score: float, language: str, lemmas: set[str], stems: set[str]
) -> Result:
    shown = book.passages[citation].reading_language(language, book.edition.official_language)
    text, terms = engine.texts[citation, shown]
    return Result(citation, shown, score, snippet(text, terms, lemmas, stems))
