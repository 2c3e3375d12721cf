"""An edition as one immutable object in memory: every passage with its references, footnotes and errata.

Read once from the database and kept for as long as the process serves that edition. Published editions never change,
so nothing here is ever updated.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache

from lawbook import citations
from lawbook.citations import Citation
from lawbook.editions import NoEdition as NoEdition
from lawbook.editions import edition_in_force
from lawbook.further_languages import OWN, codes
from lawbook.models import CrossReference, Edition, Erratum, FootnoteMark, Part, ReferenceKind, StoredPassage
from lawbook.text.checked import State
from lawbook.text.errata import Treatment

LANGUAGES = codes()


@dataclass(frozen=True)
class Passage:
    """A Law, a clause, a definition or a footnote, in both languages: an empty one is not translated; and what hangs on it."""

    citation: Citation
    heading: Mapping[str, str]
    text: Mapping[str, str]
    tail: Mapping[str, str]
    children: tuple[Citation, ...]
    references: tuple[CrossReference, ...]
    terms: tuple[CrossReference, ...]
    marks: tuple[FootnoteMark, ...]
    errata: tuple[Erratum, ...]
    cited_by: tuple[Citation, ...]
    translation: str = State.UNCHECKED

    def noted(self, language: str) -> list[Erratum]:
        """The slips that stay in the text of a language, with a note beside it."""
        return [one for one in self.errata if one.kind == Treatment.NOTED and one.language == language]

    def note_anchor(self, number: int) -> str:
        """The name that the note on the ``number``-th of these slips has on its page."""
        return f"not-{self.citation.anchor or self.citation.name or self.citation.law}-{number}"

    def in_language(self, field: str, language: str) -> str:
        """``heading``, ``text`` or ``tail``."""
        texts: Mapping[str, str] = getattr(self, field)
        return texts[language]

    def display(self, language: str) -> str:
        """The citation as a reader sees it: ``Law 50D2(a)``, ``Definition: Game``."""
        term = self.heading[language] if self.citation.kind is citations.Kind.DEFINITION else ""
        return self.citation.display(language, term)

    def is_translated(self, language: str) -> bool:
        """Whether the passage has any words in the language."""
        return bool(self.heading[language] or self.text[language])

    def reading_language(self, language: str, official: str) -> str:
        """The language to show to a reader of ``language``: the official one where there is no translation.

        A passage without words of its own only opens those below it, in the reader's language.
        """
        return language if self.is_translated(language) or not self.is_translated(official) else official


@dataclass(frozen=True)
class ContentsPart:
    """A part of the contents with the Laws that it groups."""

    slug: str
    title: Mapping[str, str]
    laws: tuple[Citation, ...]


@dataclass(frozen=True)
class Book:
    """One edition."""

    edition: Edition
    passages: Mapping[Citation, Passage]
    parts: tuple[ContentsPart, ...]

    @property
    def laws(self) -> list[Passage]:
        """The Laws in order."""
        return [self.passages[law] for part in self.parts for law in part.laws]

    @property
    def is_translated(self) -> bool:
        """Whether there is a text in both languages of the site; a translation always has every clause."""
        return all(self.laws[0].is_translated(language) for language in OWN)

    @property
    def languages(self) -> list[str]:
        """The languages in which there is a text."""
        return [language for language in LANGUAGES if self.laws[0].is_translated(language)]

    @property
    def definitions(self) -> list[Passage]:
        """The definitions in the order of the text."""
        return self._of_kind(citations.Kind.DEFINITION)

    @property
    def footnotes(self) -> list[Passage]:
        """The footnotes in order."""
        return self._of_kind(citations.Kind.FOOTNOTE)

    def get(self, citation: Citation) -> Passage | None:
        """The passage with this citation."""
        return self.passages.get(citation)

    def part_of(self, law: Citation) -> ContentsPart:
        """The part of the contents that holds a Law."""
        return next(part for part in self.parts if law in part.laws)

    def places_of_footnote(self, number: int) -> list[Citation]:
        """The passages that mark a footnote."""
        return [one.citation for one in self.passages.values() if any(mark.number == number for mark in one.marks)]

    def _of_kind(self, kind: citations.Kind) -> list[Passage]:
        return [passage for citation, passage in self.passages.items() if citation.kind is kind]


_kept: Book | None = None
_beside: dict[str, Book] = {}


def keep_in_force(book: Book | None) -> None:
    """From now on this is the book in force, and nobody asks the database; with None they ask again."""
    global _kept
    _kept = book
    _load.cache_clear()


@contextmanager
def supposing_in_force(book: Book) -> Iterator[None]:
    """Meanwhile this is the book in force; what was kept before is kept again."""
    before = _kept
    keep_in_force(book)
    try:
        yield
    finally:
        keep_in_force(before)


def keep_beside(editions: Iterable[Edition]) -> None:
    """Have the books of these editions in memory too: small ones, which pages of the book in force show beside it."""
    books = [book_of(edition) for edition in editions]
    _beside.clear()
    _beside.update({book.edition.identity: book for book in books})


def current_book() -> Book:
    """The book of the edition in force. Raises ``NoEdition``.

    Where none is kept, the database is asked for it, at most every ``EDITION_CHECK_SECONDS``.
    """
    if _kept is not None:
        return _kept
    newest = edition_in_force()
    return _load(newest.pk, newest.code, newest.content_hash)


def book_of(edition: Edition) -> Book:
    """The book of an edition, read at most once in a process."""
    if _kept is not None and _kept.edition.identity == edition.identity:
        return _kept
    return _beside.get(edition.identity) or _load(edition.pk, edition.code, edition.content_hash)


@lru_cache(maxsize=2)
def _load(pk: int, code: str, content_hash: str) -> Book:
    """By all three: after a publication that was rolled back its number, and even its text, can be another edition's."""
    edition = Edition.objects.get(pk=pk, code=code, content_hash=content_hash)
    return book_from(
        edition,
        StoredPassage.objects.filter(edition=edition),
        CrossReference.objects.filter(edition=edition),
        FootnoteMark.objects.filter(edition=edition),
        Erratum.objects.filter(edition=edition),
        edition.parts.all(),
    )


def book_from(
    edition: Edition,
    passages: Iterable[StoredPassage],
    references: Iterable[CrossReference],
    marks: Iterable[FootnoteMark],
    errata: Iterable[Erratum],
    parts: Iterable[Part],
) -> Book:
    """The book that these rows make, wherever they come from."""
    rows = [(citations.parse(row.citation), row) for row in passages]
    attached = _Attached(references, marks, errata, [citation for citation, _ in rows])
    return Book(edition, {citation: _passage(row, citation, attached) for citation, row in rows}, _parts(parts))


class _Attached:
    """What hangs on the passages of an edition, by citation."""

    def __init__(
        self,
        references: Iterable[CrossReference],
        marks: Iterable[FootnoteMark],
        errata: Iterable[Erratum],
        passages: Iterable[Citation],
    ) -> None:
        self.references: dict[str, list[CrossReference]] = defaultdict(list)
        self.terms: dict[str, list[CrossReference]] = defaultdict(list)
        self.cited_by: dict[str, list[Citation]] = defaultdict(list)
        self.marks: dict[str, list[FootnoteMark]] = defaultdict(list)
        self.errata: dict[str, list[Erratum]] = defaultdict(list)
        self.children: dict[str, list[Citation]] = defaultdict(list)
        for reference in references:
            self._refer(reference)
        for mark in marks:
            self.marks[mark.source].append(mark)
        for erratum in errata:
            self.errata[erratum.source].append(erratum)
        for citation in passages:
            if citation.path:
                self.children[str(citation.parent)].append(citation)

    def _refer(self, reference: CrossReference) -> None:
        if reference.kind == ReferenceKind.TERM:
            self.terms[reference.source].append(reference)
            return
        self.references[reference.source].append(reference)
        source = citations.parse(reference.source)
        if source not in self.cited_by[reference.target]:
            self.cited_by[reference.target].append(source)


def _passage(row: StoredPassage, citation: Citation, attached: _Attached) -> Passage:
    return Passage(
        citation=citation,
        heading=_by_language(row, "heading"),
        text=_by_language(row, "text"),
        tail=_by_language(row, "tail"),
        children=tuple(attached.children[row.citation]),
        references=tuple(attached.references[row.citation]),
        terms=tuple(attached.terms[row.citation]),
        marks=tuple(attached.marks[row.citation]),
        errata=tuple(attached.errata[row.citation]),
        cited_by=tuple(sorted(attached.cited_by[row.citation])),
        translation=row.translation,
    )


def _by_language(row: object, field: str) -> dict[str, str]:
    return {language: getattr(row, f"{field}_{language}") or "" for language in LANGUAGES}


def _titles(part: Part) -> dict[str, str]:
    """The title of a part; the Turkish one where a language has none."""
    given = _by_language(part, "title")
    return {language: title or given["tr"] for language, title in given.items()}


def _parts(parts: Iterable[Part]) -> tuple[ContentsPart, ...]:
    return tuple(
        ContentsPart(
            part.slug,
            _titles(part),
            tuple(Citation(number) for number in range(part.first_law, part.last_law + 1)),
        )
        for part in parts
    )
