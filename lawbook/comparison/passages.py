"""Two editions compared clause by clause, in the order of the newer; what is gone stands where it was."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, partial

from lawbook import citations
from lawbook.book import Book, Passage
from lawbook.citations import Citation
from lawbook.comparison.correspondence import follow_all, steps_to
from lawbook.comparison.words import Change, Piece, compare_words, text_after, text_before, words_of
from lawbook.text.tables import readable

_LEAST_WORDS_MOVED = 4


@dataclass(frozen=True)
class Field:
    """The heading, the text or the tail of a passage, compared."""

    name: str
    pieces: tuple[Piece, ...]

    @property
    def has_changed(self) -> bool:
        """Whether any word is another."""
        return any(piece.change is not Change.SAME for piece in self.pieces)

    @property
    def says_the_same(self) -> bool:
        """Whether the words are the same, but for capitals and signs."""
        return words_of(text_before(self.pieces)) == words_of(text_after(self.pieces))


@dataclass(frozen=True)
class Compared:
    """A passage in both editions; without ``older`` it is new, without ``newer`` it is gone.

    ``elsewhere`` is, for words that stand in another passage now or stood there before, which passage that is.
    """

    older: Citation | None
    newer: Citation | None
    fields: tuple[Field, ...]
    elsewhere: tuple[tuple[Piece, Citation], ...] = ()

    @property
    def citation(self) -> Citation:
        """Its number in the newer edition, or the one that it had."""
        found = self.newer or self.older
        assert found is not None  # noqa: S101 (one of the two is there)
        return found

    @property
    def state(self) -> str:
        """``new``, ``gone``, ``changed``, ``signs`` (only capitals or punctuation) or ``same``."""
        if self.older is None or self.newer is None:
            return "new" if self.older is None else "gone"
        if not any(field.has_changed for field in self.fields):
            return "same"
        return "signs" if all(field.says_the_same for field in self.fields) else "changed"

    @property
    def is_renumbered(self) -> bool:
        """Whether it is there in both under different numbers."""
        return self.older is not None and self.newer is not None and self.older != self.newer

    @property
    def is_as_it_was(self) -> bool:
        """Whether nothing of it is another, its number neither."""
        return self.state == "same" and not self.is_renumbered


class Comparison:
    """Two books, the older one first, in the words of one language: a translation where both have one."""

    def __init__(self, older: Book, newer: Book, language: str) -> None:
        self.older, self.newer = older, newer
        both = older.is_translated and newer.is_translated
        self.language = language if both else newer.edition.official_language
        self._steps = steps_to(older.edition, newer.edition)
        self._back = tuple(step.reverse for step in reversed(self._steps))

    @cached_property
    def laws(self) -> list[int]:
        """The Laws that are compared: what a partial edition does not hold, it says nothing about."""
        held = [{law.citation.law for law in book.laws} for book in (self.older, self.newer)]
        if self.older.edition.is_partial or self.newer.edition.is_partial:
            return sorted(held[0] & held[1])
        return sorted(held[0] | held[1])

    def law(self, number: int) -> list[Compared]:
        """A Law with its clauses and the footnotes that they mark."""
        clauses = [[one for one in book.passages if one.law == number] for book in (self.older, self.newer)]
        notes = [list(_marked(book, number)) for book in (self.older, self.newer)]
        return _with_what_moved([*self._compare(*clauses), *self._compare(*notes)])

    def definitions(self) -> list[Compared]:
        """The definitions, where both editions have them."""
        found = [[one.citation for one in book.definitions] for book in (self.older, self.newer)]
        return self._compare(*found) if all(found) else []

    def former(self, citation: Citation) -> Citation | None:
        """What a passage of the newer edition was in the older, if it was there."""
        before = follow_all(self._back, citation)
        return before if before is not None and before in self.older.passages else None

    def _compare(self, older: Collection[Citation], newer: Collection[Citation]) -> list[Compared]:
        rows = [self._row(self.former(citation), citation) for citation in newer]
        held = {row.older for row in rows}
        place = 0
        for citation in older:
            if citation in held:
                place = 1 + next(at for at, row in enumerate(rows) if row.older == citation)
                continue
            rows.insert(place, self._row(citation, self._later(citation)))
            place += 1
        return rows

    def _later(self, citation: Citation) -> Citation | None:
        """Where a passage that is not in the same Law any more stands now."""
        after = follow_all(self._steps, citation)
        return after if after is not None and after in self.newer.passages else None

    def _row(self, older: Citation | None, newer: Citation | None) -> Compared:
        texts = [
            [_texts(book.passages[one], self.language) if one else ("", "", "")]
            for book, one in ((self.older, older), (self.newer, newer))
        ]
        pairs = zip(("heading", "text", "tail"), texts[0][0], texts[1][0], strict=True)
        fields = (Field(name, compare_words(before, after)) for name, before, after in pairs if before or after)
        return Compared(older, newer, tuple(fields))


def _texts(passage: Passage, language: str) -> tuple[str, str, str]:
    return passage.heading[language], readable(passage.text[language]), readable(passage.tail[language])


def _marked(book: Book, law: int) -> Iterator[Citation]:
    """The footnotes that a Law marks, each once."""
    marks = [mark for one in book.passages.values() if one.citation.law == law for mark in one.marks]
    yield from dict.fromkeys(citations.footnote(mark.number) for mark in marks)


def _with_what_moved(rows: list[Compared]) -> list[Compared]:
    """Words that one clause lost and another gained are neither lost nor new: they have moved."""
    gone, come = (partial(_pieces_that, rows)(change) for change in (Change.REMOVED, Change.ADDED))
    found: dict[int, list[tuple[Piece, Citation]]] = {}
    for from_row, lost in gone:
        for to_row, gained in come:
            if from_row != to_row and lost.words == gained.words:
                found.setdefault(from_row, []).append((lost, rows[to_row].citation))
                found.setdefault(to_row, []).append((gained, rows[from_row].older or rows[from_row].citation))
    return [replace(row, elsewhere=tuple(found.get(place, ()))) for place, row in enumerate(rows)]


def _pieces_that(rows: list[Compared], change: Change) -> list[tuple[int, Piece]]:
    return [
        (place, piece)
        for place, row in enumerate(rows)
        for field in row.fields
        for piece in field.pieces
        if piece.change is change and len(piece.words) >= _LEAST_WORDS_MOVED
    ]
