"""The index in memory, ready to answer: for each term the documents that hold it and what it adds to their score (BM25).

Immutable once it is made, so every thread may use it.
"""

import math
from array import array
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lawbook.citations import Citation, Kind, parse
from lawbook.search.documents import Counted
from lawbook.search.numbered import Numbers, in_order
from lawbook.search.understanding import Sought

if TYPE_CHECKING:
    from whoosh.index import FileIndex

_K1, _B = 1.2, 0.45
_OTHERS = 0.35
_NUMBER_WEIGHT = 1.0
_WEIGHTS = {"stems": 0.6}  # of a kind of term; a lemma counts as it is
_KIND_PRIOR = {Kind.CLAUSE: 1.0, Kind.DEFINITION: 1.15, Kind.FOOTNOTE: 0.8}
Postings = tuple[Sequence[int], Sequence[float]]


class Channel:
    """The postings of one kind of term, and how rare each term is; all side by side, which takes a sixth of the memory."""

    def __init__(self, found: Iterable[tuple[str, float, Mapping[int, float]]]) -> None:
        postings = {term: (rarity, impacts) for term, rarity, impacts in found}
        ordered = in_order(postings)
        self._terms = Numbers(ordered)
        self._bounds, self._places, self._impacts, self._rarity = array("I", [0]), array("H"), array("d"), array("d")
        for term in ordered:
            rarity, impacts = postings[term]
            self._rarity.append(rarity)
            self._places.extend(impacts)
            self._impacts.extend(impacts.values())
            self._bounds.append(len(self._places))
        self.rarest = max(self._rarity, default=1.0)

    def postings(self, term: str) -> Postings:
        """The places that hold a term, and what it adds to the score of each; nothing for an unknown term."""
        number = self._terms.get(term)
        if number is None:
            return (), ()
        first, last = self._bounds[number : number + 2]
        return self._places[first:last], self._impacts[first:last]

    def rarity(self, term: str) -> float | None:
        """How rare a term is; None for an unknown one."""
        number = self._terms.get(term)
        return None if number is None else self._rarity[number]

    @property
    def places(self) -> frozenset[int]:
        """Every place that holds any term."""
        return frozenset(self._places)


@dataclass(frozen=True)
class View:
    """``passages`` is every passage in the order of the book, ``place_of`` its place there; postings name places."""

    passages: tuple[Citation, ...]
    place_of: Mapping[Citation, int]
    channels: Mapping[str, Channel]

    def weight(self, one: Sought) -> float:
        """How much an idea of a query tells: the rarity of its most common expression; all there is for an unknown word.

        A number says little by itself: ``64 löve`` is about tricks.
        """
        if one.turkish and one.turkish[0][0].isdigit():
            return _NUMBER_WEIGHT
        return min((self._rarity(lemma, stem) for lemma, stem in (*one.turkish, *one.english)), default=self._rarest)

    def _rarity(self, lemma: str, stem: str) -> float:
        found = self.channels["lemmas"].rarity(lemma)
        if found is None:
            found = self.channels["stems"].rarity(stem)
        return self._rarest if found is None else found

    @property
    def _rarest(self) -> float:
        return self.channels["lemmas"].rarest


def load_view(index: "FileIndex", passages: Iterable[Citation]) -> View:
    """Read everything that queries need out of a Whoosh index of these passages."""
    ordered = tuple(passages)
    place_of = {citation: place for place, citation in enumerate(ordered)}
    documents: list[tuple[Citation, Counted]] = []
    with index.reader() as reader:
        for fields in reader.all_stored_fields():
            documents += [(parse(fields["citation"]), Counted(*one)) for one in fields["counted"]]
    places = [place_of[citation] for citation, _ in documents]
    priors = [_KIND_PRIOR[citation.kind] for citation, _ in documents]
    counted = zip(*(one for _, one in documents), strict=True) if documents else [()] * len(Counted._fields)
    channels = {
        name: _channel(terms, places, [_WEIGHTS.get(name, 1.0) * prior for prior in priors])
        for name, terms in zip(Counted._fields, counted, strict=True)
    }
    return View(passages=ordered, place_of=place_of, channels=channels)


def _channel(counted: Sequence[Mapping[str, int]], places: Sequence[int], priors: Sequence[float]) -> Channel:
    """BM25 over documents; a passage gets the best of its documents, and a part of the others."""
    lengths = [sum(terms.values()) for terms in counted]
    average = sum(lengths) / max(len(lengths), 1) or 1.0
    relative = [length / average for length in lengths]
    found: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for number, terms in enumerate(counted):
        for term, times in terms.items():
            found[term].append((number, times))
    return Channel((term, *_impacts(entries, places, priors, relative)) for term, entries in found.items())


def _impacts(
    entries: list[tuple[int, int]], places: Sequence[int], priors: Sequence[float], relative: Sequence[float]
) -> tuple[float, dict[int, float]]:
    """How rare a term is, and what it adds to the score of each passage."""
    rare = math.log(1 + (len(places) - len(entries) + 0.5) / (len(entries) + 0.5))
    impacts: dict[int, float] = {}
    for number, times in entries:
        impact = priors[number] * rare * _saturation(times, relative[number])
        other = impacts.get(places[number], 0.0)
        impacts[places[number]] = max(impact, other) + _OTHERS * min(impact, other)
    return rare, impacts


def _saturation(times: float, relative_length: float) -> float:
    return times * (_K1 + 1) / (times + _K1 * (1 - _B + _B * relative_length))
