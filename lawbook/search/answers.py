"""What a search answers."""

from dataclasses import dataclass
from typing import NamedTuple

from lawbook.citations import Citation
from lawbook.lookup import Missing


class Result(NamedTuple):
    """A passage that answers, in the language in which it is shown, with the part that does (``snippets``)."""

    citation: Citation
    language: str
    score: float
    snippet: str


@dataclass(frozen=True)
class Answer:
    """What a query was understood as and what was found, best first.

    ``citation`` is the passage that the query names, ``missing`` the reason why the book does not hold it, ``sentence`` what
    a number of the query comes to, ``corrected`` and ``glosses`` the words that were taken for others, as (typed, taken for).
    ``formula`` says in words how quotation marks, operators and stars were read, ``slip`` why they were not.
    ``is_elsewhere`` says that the query is about something else than bridge (``elsewhere``).
    ``total`` counts all that answer, of which ``results`` are the best.
    """

    query: str
    citation: Citation | None = None
    missing: Missing | None = None
    sentence: str = ""
    corrected: tuple[tuple[str, str], ...] = ()
    glosses: tuple[tuple[str, str], ...] = ()
    formula: str = ""
    slip: str = ""
    is_elsewhere: bool = False
    results: tuple[Result, ...] = ()
    total: int = 0
