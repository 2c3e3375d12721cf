"""Search side by side: ours with its whole understanding of queries, SQLite's FTS5, tantivy.

The same passages, the ten best with snippets, queries interleaved in one process. None of the peers folds Turkish, so they
get words that are folded already, and once more the very terms that we index and look for.
"""

import sqlite3
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

import tantivy

from lawbook import turkish
from lawbook.book import Book
from lawbook.search.analysis import words
from lawbook.search.documents import text_of
from lawbook.search.engine import engine_of
from lawbook.search.quality import load_judged
from lawbook.search.service import search
from lawbook.search.understanding import clean

_ROUNDS = 12
Query = Callable[[str], object]


@dataclass(frozen=True)
class Timed:
    """Milliseconds of one engine over all queries."""

    name: str
    median: float
    p99: float


def measure(book: Book) -> list[Timed]:
    """Every judged query of the repository on every engine, the rounds interleaved."""
    from django.conf import settings

    queries = [one.query for one in load_judged(settings.FIXTURES_DIR / "search" / "judged-queries.yaml")]
    words_of, terms_of = {query: _folded(query) for query in queries}, {query: _terms(book, query) for query in queries}
    engines: dict[str, Query] = {
        "ours, typed text to snippets": lambda query: search(book, query, "tr", limit=10),
        "FTS5, folded words": _fts5(_rows(book, _folded), words_of),
        "tantivy, folded words": _tantivy(_rows(book, _folded), words_of),
        "FTS5, our terms": _fts5(_rows(book, _lemmas(book)), terms_of),
        "tantivy, our terms": _tantivy(_rows(book, _lemmas(book)), terms_of),
    }
    times: dict[str, list[float]] = {name: [] for name in engines}
    for query in queries:
        for engine in engines.values():
            engine(query)
    for _ in range(_ROUNDS):
        for name, engine in engines.items():
            for query in queries:
                start = time.perf_counter()
                engine(query)
                times[name].append((time.perf_counter() - start) * 1000)
    return [
        Timed(name, statistics.median(found), statistics.quantiles(found, n=100)[98]) for name, found in times.items()
    ]


def _folded(text: str) -> list[str]:
    return [turkish.fold(word.text) for word in words(text)]


def _lemmas(book: Book) -> Callable[[str], list[str]]:
    """Lemmas and stems of a text, as our own index has them."""
    analysis = engine_of(book).analyses["tr"]
    return lambda text: [form for term in analysis.terms(text) for form in (term.lemma, f"s{term.stem}")]


def _terms(book: Book, query: str) -> list[str]:
    """What our understanding makes of a query, for peers that have none."""
    sought = engine_of(book).interpreter.understand(clean(query), "tr").sought
    return [form for one in sought for lemma, stem in one.turkish for form in (lemma, f"s{stem}")]


def _rows(book: Book, forms: Callable[[str], list[str]]) -> list[tuple[str, str, str]]:
    return [
        (citation.id, " ".join(forms(passage.heading["tr"])), " ".join(forms(text_of(passage, "tr"))))
        for citation, passage in book.passages.items()
    ]


def _fts5(rows: list[tuple[str, str, str]], terms_of: dict[str, list[str]]) -> Query:
    database = sqlite3.connect(":memory:", check_same_thread=False)
    database.execute("CREATE VIRTUAL TABLE passages USING fts5(citation UNINDEXED, heading, text)")
    database.executemany("INSERT INTO passages VALUES (?, ?, ?)", rows)
    statement = (
        "SELECT citation, snippet(passages, 2, '[', ']', '…', 24) FROM passages WHERE passages MATCH ? "
        "ORDER BY bm25(passages, 0, 3, 1) LIMIT 10"
    )

    def query(text: str) -> object:
        terms = " OR ".join(f'"{word}"' for word in terms_of[text])
        return database.execute(statement, (terms,)).fetchall() if terms else []

    return query


def _tantivy(rows: list[tuple[str, str, str]], terms_of: dict[str, list[str]]) -> Query:
    builder = tantivy.SchemaBuilder()
    for name in ("citation", "heading", "text"):
        builder.add_text_field(name, stored=True)
    schema = builder.build()
    index = tantivy.Index(schema)
    writer = index.writer()
    for citation, heading, text in rows:
        writer.add_document(tantivy.Document(citation=[citation], heading=[heading], text=[text]))
    writer.commit()
    index.reload()
    searcher = index.searcher()

    def query(text: str) -> object:
        terms = terms_of[text]
        if not terms:
            return []
        parsed = index.parse_query(" ".join(terms), ["heading", "text"], field_boosts={"heading": 3.0})
        generator = tantivy.SnippetGenerator.create(searcher, parsed, schema, "text")
        documents = [searcher.doc(address) for _, address in searcher.search(parsed, 10).hits]
        return [(document["citation"][0], generator.snippet_from_doc(document).to_html()) for document in documents]

    return query
