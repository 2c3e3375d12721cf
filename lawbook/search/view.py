"""The index in memory, ready to answer: for each term the documents that hold it and what it adds to their score (BM25).

Immutable once it is made, so every thread may use it.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from whoosh.index import FileIndex
from whoosh.reading import IndexReader

from lawbook.citations import Citation, parse
from lawbook.search.documents import CHANNELS

_K1, _B = 1.2, 0.6
Postings = tuple[tuple[int, ...], tuple[float, ...]]


@dataclass(frozen=True)
class Channel:
    """The postings of one kind of term, and how rare each term is."""

    postings: Mapping[str, Postings]
    rarity: Mapping[str, float]
    rarest: float


@dataclass(frozen=True)
class View:
    """``passages[n]`` and ``languages[n]`` tell which passage, in which language, document ``n`` is."""

    passages: tuple[Citation, ...]
    languages: tuple[str, ...]
    channels: Mapping[str, Channel]


def load_view(index: FileIndex) -> View:
    """Read everything that queries need out of a Whoosh index."""
    with index.reader() as reader:
        stored = [reader.stored_fields(number) for number in range(reader.doc_count_all())]
        channels = {name: _channel(reader, name, len(stored)) for name in CHANNELS}
    return View(
        passages=tuple(parse(fields["citation"]) for fields in stored),
        languages=tuple(fields["language"] for fields in stored),
        channels=channels,
    )


def _channel(reader: IndexReader, name: str, count: int) -> Channel:
    found: dict[str, list[tuple[int, float]]] = {}
    lengths = [0.0] * count
    for term in reader.field_terms(name):
        matcher = reader.postings(name, term)
        found[term] = entries = []
        while matcher.is_active():
            entries.append((matcher.id(), matcher.weight()))
            lengths[matcher.id()] += matcher.weight()
            matcher.next()
    average = sum(lengths) / max(count, 1) or 1.0
    postings, rarity = {}, {}
    for term, entries in found.items():
        rarity[term] = weight = math.log(1 + (count - len(entries) + 0.5) / (len(entries) + 0.5))
        impacts = tuple(weight * _saturation(times, lengths[number] / average) for number, times in entries)
        postings[term] = (tuple(number for number, _ in entries), impacts)
    return Channel(postings, rarity, max(rarity.values(), default=1.0))


def _saturation(times: float, relative_length: float) -> float:
    return times * (_K1 + 1) / (times + _K1 * (1 - _B + _B * relative_length))
