"""How good search is: judged queries, their scores, the misses."""

import math
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import yaml

from lawbook.book import Book
from lawbook.search.service import search

_DEPTH = 10
HALVES = ("tuned", "kept")


@dataclass(frozen=True)
class Judged:
    """A query with the passages that should come first (``best``, any of them) and others that are of use (``good``).

    Queries without an answer in the book have no ``best``.
    """

    query: str
    language: str
    kind: str
    best: tuple[str, ...]
    good: tuple[str, ...]

    @property
    def half(self) -> str:
        """``kept`` for the half of the queries that weights are not tuned on, chosen by their letters alone."""
        return HALVES[zlib.crc32(f"{self.language} {self.query}".encode()) % 2]


@dataclass(frozen=True)
class Score:
    """Of one query: the place of the first best passage (0 if it is not among ten), recall and nDCG at ten."""

    judged: Judged
    found: tuple[str, ...]
    place: int
    recall: float
    gain: float

    @property
    def reciprocal_rank(self) -> float:
        """1 for the first place, 1/2 for the second, 0 for none; 1 for a query that rightly found nothing."""
        return 1 / self.place if self.place else 0.0


@dataclass(frozen=True)
class Summary:
    """The means over some queries."""

    name: str
    count: int
    first: float
    reciprocal_rank: float
    recall: float
    gain: float


def load_judged(path: Path) -> list[Judged]:
    """The queries of a YAML file (docs/search.md). Raises ``ValueError`` for a file of another form."""
    rows = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    if not isinstance(rows, list):
        raise ValueError(path.name)
    try:
        return [
            Judged(
                str(row["q"]),
                row["lang"],
                row["kind"],
                tuple(map(str, row["best"])),
                tuple(map(str, row.get("good", ()))),
            )
            for row in rows
        ]
    except (KeyError, TypeError) as error:
        raise ValueError(f"{path.name}: {error}") from error


def load_pooled(path: Path) -> dict[tuple[str, str], tuple[str, ...]]:
    """Of each pooled query, by its language and letters, the passages that were judged to answer it fully."""
    rows = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    return {(row["lang"], row["q"]): tuple(row["fully"]) for row in rows}


def judge(book: Book, judged: Judged) -> Score:
    """Search for one query and compare."""
    answer = search(book, judged.query, judged.language, limit=_DEPTH)
    return compared(judged, tuple(result.citation.id for result in answer.results))


def pooled(score: Score, fully: Mapping[tuple[str, str], tuple[str, ...]]) -> Score:
    """The same answer where a passage that was judged to answer the query fully counts too; a query about something else
    has no such passage.
    """
    one = score.judged
    more = fully.get((one.language, one.query), ()) if one.best else ()
    return compared(replace(one, best=(*one.best, *(each for each in more if each not in one.best))), score.found)


def compared(judged: Judged, found: tuple[str, ...]) -> Score:
    """What was found against what should be."""
    if not judged.best:
        right = not found
        return Score(judged, found, int(right), float(right), float(right))
    place = next((place for place, one in enumerate(found, start=1) if one in judged.best), 0)
    wanted = {*judged.best, *judged.good}
    return Score(judged, found, place, len(wanted & set(found)) / min(len(wanted), _DEPTH), _gain(judged, found))


def _gain(judged: Judged, found: Iterable[str]) -> float:
    """The nDCG at ten: 3 for a best passage, 1 for a good one."""
    worth = {**dict.fromkeys(judged.good, 1.0), **dict.fromkeys(judged.best, 3.0)}
    got = sum(worth.get(one, 0.0) / math.log2(place + 1) for place, one in enumerate(found, start=1))
    ideal = sorted(worth.values(), reverse=True)[:_DEPTH]
    return got / sum(value / math.log2(place + 1) for place, value in enumerate(ideal, start=1))


def summarize(scores: Iterable[Score], by: Callable[[Score], str]) -> list[Summary]:
    """The means of each group, and of all together at the end."""
    groups: dict[str, list[Score]] = defaultdict(list)
    for score in scores:
        groups[by(score)].append(score)
    everything = [score for group in groups.values() for score in group]
    return [_mean(name, group) for name, group in sorted(groups.items())] + [_mean("all", everything)]


def _mean(name: str, scores: list[Score]) -> Summary:
    count = len(scores)
    total = max(count, 1)
    return Summary(
        name,
        count,
        sum(score.place == 1 for score in scores) / total,
        sum(score.reciprocal_rank for score in scores) / total,
        sum(score.recall for score in scores) / total,
        sum(score.gain for score in scores) / total,
    )
