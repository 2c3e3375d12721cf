"""Search side by side: ours with its whole understanding of queries, SQLite's FTS5, tantivy.

The same passages, the ten best with snippets, queries interleaved in one process. The peers get our folding, since none of
them folds Turkish.
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
from lawbook.search.quality import load_judged
from lawbook.search.service import search

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
    engines: dict[str, Query] = {
        "ours": lambda query: search(book, query, "tr", limit=10),
        "SQLite FTS5": _fts5(book),
        "tantivy": _tantivy(book),
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


def _folded(query: str) -> list[str]:
    return [turkish.fold(word.text) for word in words(query[:200])][:12]


def _rows(book: Book) -> list[tuple[str, str, str]]:
    return [
        (citation.id, turkish.fold(passage.heading["tr"]), turkish.fold(text_of(passage, "tr")))
        for citation, passage in book.passages.items()
    ]


def _fts5(book: Book) -> Query:
    database = sqlite3.connect(":memory:", check_same_thread=False)
    database.execute("CREATE VIRTUAL TABLE passages USING fts5(citation UNINDEXED, heading, text)")
    database.executemany("INSERT INTO passages VALUES (?, ?, ?)", _rows(book))
    statement = (
        "SELECT citation, snippet(passages, 2, '[', ']', '…', 24) FROM passages WHERE passages MATCH ? "
        "ORDER BY bm25(passages, 0, 3, 1) LIMIT 10"
    )

    def query(text: str) -> object:
        terms = " OR ".join(f'"{word}"' for word in _folded(text))
        return database.execute(statement, (terms,)).fetchall() if terms else []

    return query


def _tantivy(book: Book) -> Query:
    builder = tantivy.SchemaBuilder()
    for name in ("citation", "heading", "text"):
        builder.add_text_field(name, stored=True)
    schema = builder.build()
    index = tantivy.Index(schema)
    writer = index.writer()
    for citation, heading, text in _rows(book):
        writer.add_document(tantivy.Document(citation=[citation], heading=[heading], text=[text]))
    writer.commit()
    index.reload()
    searcher = index.searcher()

    def query(text: str) -> object:
        terms = _folded(text)
        if not terms:
            return []
        parsed = index.parse_query(" ".join(terms), ["heading", "text"], field_boosts={"heading": 3.0})
        generator = tantivy.SnippetGenerator.create(searcher, parsed, schema, "text")
        documents = [searcher.doc(address) for _, address in searcher.search(parsed, 10).hits]
        return [(document["citation"][0], generator.snippet_from_doc(document).to_html()) for document in documents]

    return query
