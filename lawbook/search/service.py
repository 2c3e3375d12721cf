"""Search as the pages and the API ask for it."""

from dataclasses import dataclass, replace

from whoosh.query import And, Or, Query, Term

from lawbook import turkish
from lawbook.book import Book
from lawbook.citations import Citation, Kind, parse
from lawbook.lookup import Missing, look_up
from lawbook.search.analysis import stem, words
from lawbook.search.index import open_index
from lawbook.search.snippets import Piece, snippet

_LONGEST_QUERY = 200
_MOST_WORDS = 12
_CANDIDATES = 60
_EXACT_BOOST = 0.5
_KIND_PRIOR = {Kind.CLAUSE: 1.0, Kind.DEFINITION: 1.15, Kind.FOOTNOTE: 0.8}
_STOP_WORDS = {
    "ve",
    "veya",
    "ile",
    "bir",
    "bu",
    "de",
    "da",
    "ne",
    "mi",
    "mu",
    "icin",
    "the",
    "a",
    "an",
    "of",
    "to",
    "is",
}


@dataclass(frozen=True)
class Result:
    """A passage that answers, with the part that does."""

    citation: Citation
    score: float
    snippet: list[Piece]


@dataclass(frozen=True)
class Answer:
    """What a query was understood as and what was found, best first.

    ``citation`` is the passage that the query names, ``missing`` the reason why the book does not hold it.
    """

    query: str
    citation: Citation | None
    missing: Missing | None
    results: list[Result]


def search(book: Book, query: str, language: str, limit: int = 20) -> Answer:
    """Search the book for a reader of ``language``. Any string is answered; only its first 200 characters count."""
    asked = _clean(query)
    named = look_up(book, asked)
    if isinstance(named, Citation):
        results = _around(book, named, language)
        return Answer(asked, named, None, results[:limit])
    return Answer(asked, None, named, _find(book, asked, language)[:limit])


def _clean(query: str) -> str:
    printable = "".join(letter if letter.isprintable() else " " for letter in query[:_LONGEST_QUERY])
    return " ".join(printable.split())


def _around(book: Book, citation: Citation, language: str) -> list[Result]:
    """The passage itself, then what is directly below it."""
    found = [citation, *book.passages[citation].children]
    return [_result(book, one, language, 1.0 / place, set()) for place, one in enumerate(found, start=1)]


def _find(book: Book, asked: str, language: str) -> list[Result]:
    folded = [word.term for word in words(asked)]
    terms = list(dict.fromkeys(term for term in folded if term not in _STOP_WORDS) or dict.fromkeys(folded))
    terms = terms[:_MOST_WORDS]
    if not terms:
        return []
    stems = {stem(term) for term in terms}
    with open_index(book).searcher() as searcher:
        hits = searcher.search(_query(terms, language), limit=_CANDIDATES, optimize=False)
        found = [(hit["citation"], hit.score or 0.0) for hit in hits]
    results = [_result(book, parse(citation), language, score, stems) for citation, score in found]
    weighed = [_weigh(book, result, language, terms) for result in results]
    return sorted(weighed, key=lambda result: (-result.score, result.citation))


def _query(terms: list[str], language: str) -> Query:
    exact = [Term("words", term, boost=_EXACT_BOOST) for term in terms]
    near = [Term("stems", stem(term)) for term in terms]
    return And([Or(exact + near), Term("language", language, boost=0.0)])


def _result(book: Book, citation: Citation, language: str, score: float, stems: set[str]) -> Result:
    passage = book.passages[citation]
    reading = passage.reading_language(language, book.edition.official_language)
    text = " ".join(part for part in (passage.text[reading], passage.tail[reading]) if part)
    plain = " ".join(text.replace("|-", " ").replace("|", " ").split())
    return Result(citation, score, snippet(plain, stems))


def _weigh(book: Book, result: Result, language: str, terms: list[str]) -> Result:
    """Passages with more of the words come first, exact terms and titles before all."""
    passage = book.passages[result.citation]
    reading = passage.reading_language(language, book.edition.official_language)
    above = " ".join(book.passages[one].heading[reading] for one in passage.citation.ancestors)
    own = f"{above} {passage.heading[reading]} {passage.text[reading]} {passage.tail[reading]}"
    held = {stem(word.term) for word in words(own)}
    share = sum(stem(term) in held for term in terms) / len(terms)
    score = result.score * (0.5 + 0.5 * share) * _KIND_PRIOR[result.citation.kind]
    if turkish.fold(passage.heading[reading]) == " ".join(terms):
        score *= 3
    return replace(result, score=score)
