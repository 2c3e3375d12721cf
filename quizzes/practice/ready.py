"""Questions that are ready: their words and the parts of their pages, made beforehand and read from a file of the data folder.

The file is named after the edition and the code that made it, so that what is there is never stale. No address leads to it, and
nothing in it is run: it holds JSON. Where it is missing or damaged, questions are made when they are asked for.
"""

import json
import sqlite3
import threading
import zlib
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from django.conf import settings

from lawbook.book import Book, current_book
from lawbook.made_from import digest_of, version
from quizzes.questions.templates import Template

_MADE_FROM = (
    *(f"{app}/**/*.py" for app in ("lawbook", "rulings", "quizzes", "bridge")),
    *("templates/**/*.html", "fixtures/**/*.yaml", "locale/*/LC_MESSAGES/*.po"),
)
TABLE = """CREATE TABLE ready (question TEXT, language TEXT, template TEXT, seed INTEGER, clause TEXT, told BLOB,
    PRIMARY KEY (question, language)) WITHOUT ROWID"""
BY_CLAUSE = "CREATE INDEX by_clause ON ready (template, clause, seed)"

Told = Mapping[str, Any]


def file_for(book: Book) -> Path:
    """Where those of an edition are, or will be."""
    return Path(settings.DATA_DIR) / "ready-questions" / version(book, code()) / "questions.sqlite"


@lru_cache(maxsize=1)
def code() -> str:
    """The digest of what makes them. Asked for before processes are forked: it reads all of it."""
    return digest_of(_MADE_FROM)


def ready(question_id: str, language: str) -> Told | None:
    """What there is of a question in a language, if it is among them."""
    path = _file()
    return _told(path, question_id, language) if path else None


def seeds_ready(template: Template, clause: str = "") -> list[int]:
    """The seeds of a template whose questions are ready; those that a clause decides, if one is named."""
    path = _file()
    if not path:
        return []
    of_clause = " AND clause = ?" if clause else ""
    found = _rows(path, f"{_SEEDS}{of_clause}", template.name, *([clause] if clause else []))
    return [seed for (seed,) in found]


_MOST_KB = 128
"""Of the file in memory for each thread: SQLite would take two megabytes, of what the system has in memory already."""
_SEEDS = "SELECT DISTINCT seed FROM ready WHERE template = ?"
_ONE = "SELECT told FROM ready WHERE question = ? AND language = ?"


def _file() -> str:
    if not settings.READY_QUESTIONS:
        return ""
    path = file_for(current_book())
    return str(path) if path.exists() else ""


@lru_cache(maxsize=32)  # the page and the answer ask for the same question within a minute
def _told(path: str, question_id: str, language: str) -> Told | None:
    with suppress(zlib.error, ValueError):  # damaged
        for (told,) in _rows(path, _ONE, question_id, language):
            return dict(json.loads(zlib.decompress(told)))
    return None


def _rows(path: str, statement: str, *values: str) -> list[tuple[Any, ...]]:
    try:
        return _opened(path).execute(statement, values).fetchall()
    except sqlite3.Error:  # damaged: as if there were none
        return []


_here = threading.local()


def _opened(path: str) -> sqlite3.Connection:
    """Each thread has its own; processes open it after they were forked. The file never changes once it has its name."""
    if getattr(_here, "path", "") != path:
        if former := getattr(_here, "connection", None):
            former.close()
        _here.connection = sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=ro&immutable=1", uri=True)
        _here.connection.execute(f"PRAGMA cache_size=-{_MOST_KB}")
        _here.path = path
    found: sqlite3.Connection = _here.connection
    return found
