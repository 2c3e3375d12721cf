"""What the pages of the book show, ready for the templates."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from textwrap import shorten
from typing import TypeVar, cast

from django.utils.safestring import SafeString

from lawbook import addresses, alphabet, citations, turkish
from lawbook.book import Book, Passage
from lawbook.citations import Citation, Kind
from lawbook.models import Erratum
from lawbook.rendering import Renderer
from lawbook.text.checked import State
from lawbook.text.errata import Treatment
from lawbook.text.tables import plain

Written = TypeVar("Written")
_LONGEST_LEAD_IN = 160


@dataclass(frozen=True)
class Link:
    """A citation as a link: ``Yasa 50D2(a)``, its address, its preview and the heading it stands under.

    ``language`` is that of the heading, ``label_language`` that of the label: a definition is named by its term.
    """

    label: str
    address: str
    preview: str
    heading: str
    language: str
    label_language: str


@dataclass(frozen=True)
class Note:
    """A footnote at the place that marks it."""

    number: int
    anchor: str
    text: SafeString
    language: str


@dataclass(frozen=True)
class Slip:
    """A slip of the source: what is printed, what it should be and why.

    ``anchor`` is its place on the page, ``number`` its number where a passage has several.
    """

    anchor: str
    number: str
    noted: bool
    language: str
    says: str
    should: str
    why: str


@dataclass(frozen=True)
class ShownPassage:
    """A passage with everything that a page shows about it to readers of a language, and the passages below it.

    ``above`` and ``label`` are its name: ``Yasa 64A`` and ``1``.
    """

    citation: Citation
    display: str
    above: str
    label: str
    depth: int
    language: str
    translated: bool
    outdated: bool
    heading: SafeString
    title: str
    lead_in: str
    runs_on: bool
    text: SafeString
    tail: SafeString
    senses: list[SafeString]
    notes: list[Note]
    noted: list[Slip]
    cited_by: list[Link]
    children: list["ShownPassage"]


@dataclass(frozen=True)
class Term:
    """A defined term in one language, and in the other (empty where it is not translated)."""

    citation: Citation
    word: str
    language: str
    other: str
    other_language: str


@dataclass(frozen=True)
class ContentsEntry:
    """A Law in a list of Laws."""

    number: int
    title: str
    language: str
    address: str


@dataclass(frozen=True)
class Contents:
    """A part of the contents."""

    slug: str
    title: str
    laws: list[ContentsEntry]

    @property
    def range(self) -> str:
        """The Laws of the part: ``49–52``, ``40``."""
        first, last = self.laws[0].number, self.laws[-1].number
        return f"{first}" if first == last else f"{first}–{last}"


@dataclass(frozen=True)
class ErrataGroup:
    """The errata of one passage."""

    link: Link
    slips: list[Slip]


class Pages:
    """The pages of one book for readers of one language, with its texts in that language or in ``reads``.

    ``edition`` is the name that its addresses carry: none in the edition in force.
    """

    def __init__(self, book: Book, language: str, reads: str = "", edition: str = "") -> None:
        self.book = book
        self.language = language
        self.edition = edition
        self._reads = reads or language
        self._official = book.edition.official_language
        self._written: dict[tuple[object, Citation], object] = {}

    def once(self, write: Callable[["Pages", Citation], Written], citation: Citation) -> Written:
        """What ``write`` makes of a citation; made once for these pages."""
        made = self._written.get((write, citation))
        if made is None:
            made = self._written[write, citation] = write(self, citation)
        return cast("Written", made)

    def contents(self) -> list[Contents]:
        """The Laws by part."""
        return [
            Contents(part.slug, part.title[self.language], [self.entry(law) for law in part.laws])
            for part in self.book.parts
        ]

    def entry(self, law: Citation) -> ContentsEntry:
        """A Law as a line of the contents."""
        passage = self.book.passages[law]
        language = passage.reading_language(self._reads, self._official)
        title = turkish.title_case(passage.heading[language])
        return ContentsEntry(law.law, title, language, addresses.address(law, self.language, self.edition))

    def law(self, number: int) -> ShownPassage:
        """A Law with all its clauses; a footnote stands at its first mark. The Law must exist."""
        return self._clause(self.book.passages[Citation(number)], seen=set())

    def neighbours(self, number: int) -> tuple[ContentsEntry | None, ContentsEntry | None]:
        """The Laws before and after."""
        around = [Citation(number - 1), Citation(number + 1)]
        before, after = (self.entry(law) if law in self.book.passages else None for law in around)
        return before, after

    def part_of(self, number: int) -> Contents:
        """The part of the contents that holds a Law."""
        slug = self.book.part_of(Citation(number)).slug
        return next(part for part in self.contents() if part.slug == slug)

    def clause(self, citation: Citation) -> ShownPassage:
        """One passage with what is below it. It must exist."""
        return self._clause(self.book.passages[citation], seen=set())

    def definitions(self) -> list[ShownPassage]:
        """The definitions in the order of the alphabet of the language in which they are read."""
        return [self.clause(term.citation) for term in self.terms(self._reads)]

    def terms(self, language: str) -> list[Term]:
        """The defined terms in a language with their other form, in the order of its alphabet."""
        found = []
        for passage in self.book.definitions:
            reading = passage.reading_language(language, self._official)
            other = addresses.other_language(reading)
            found.append(Term(passage.citation, passage.heading[reading], reading, passage.heading[other], other))
        return sorted(found, key=lambda term: alphabet.place(term.word, term.language))

    def initials(self) -> list[tuple[str, Term]]:
        """Each first letter of the defined terms, with the first term that has it."""
        first: dict[str, Term] = {}
        for term in self.terms(self._reads):
            first.setdefault(turkish.upper(term.word[0]) if term.language == "tr" else term.word[0].upper(), term)
        return list(first.items())

    def footnotes(self) -> list[tuple[ShownPassage, list[Link]]]:
        """Each footnote with the places that mark it."""
        return [
            (self.clause(note.citation), self.links(self.book.places_of_footnote(int(note.citation.name))))
            for note in self.book.footnotes
        ]

    def errata(self, kind: str) -> list[ErrataGroup]:
        """The errata of one kind in the official text, in the order of the book, by passage."""
        groups = []
        for passage in self.book.passages.values():
            chosen = [one for one in passage.errata if one.kind == kind and one.language == self._official]
            if chosen:
                groups.append(ErrataGroup(self.link(passage.citation), self._slips(passage, chosen)))
        return groups

    def path(self, citation: Citation) -> list[str]:
        """The headings above and at a citation, from the Law down."""
        chain = [*citation.ancestors, citation]
        passages = (self.book.passages[one] for one in chain if one in self.book.passages)
        headings = (passage.heading[passage.reading_language(self._reads, self._official)] for passage in passages)
        return [turkish.title_case(heading) for heading in headings if heading]

    def link(self, citation: Citation) -> Link:
        """A citation as a link; a definition is named by its term."""
        passage = self.book.passages[citation]
        path = self.path(citation)
        language = passage.reading_language(self._reads, self._official)
        label = passage.heading[language] if citation.kind is Kind.DEFINITION else citation.display(self.language)
        href = addresses.address(citation, self.language, self.edition)
        heading = path[-1] if path and citation.kind is Kind.CLAUSE else ""
        label_language = language if citation.kind is Kind.DEFINITION else self.language
        preview = addresses.preview(citation, self.language, self.edition)
        return Link(label, href, preview, heading, language, label_language)

    def links(self, found: Iterable[Citation]) -> list[Link]:
        """Several citations as links."""
        return [self.link(citation) for citation in found]

    def _clause(self, passage: Passage, seen: set[int]) -> ShownPassage:
        language = passage.reading_language(self._reads, self._official)
        renderer = Renderer(passage, language, self.language, self.edition)
        text = passage.text[language]
        citation = passage.citation
        return ShownPassage(
            citation=citation,
            display=passage.display(self.language),
            above=citation.display(self.language).removesuffix(_label(citation)),
            label=_label(citation),
            depth=len(citation.path),
            language=language,
            translated=language == self.language,
            outdated=language != self._official and passage.translation != State.CHECKED,
            heading=renderer.inline("heading"),
            title=_title(passage, language),
            lead_in=self._lead_in(passage),
            runs_on=(bool(passage.heading[language]) and text[:1].islower()) or text.startswith("("),
            text=renderer.blocks("text"),
            tail=renderer.blocks("tail"),
            senses=renderer.senses() if citation.kind is Kind.DEFINITION else [],
            notes=self._notes(passage, language, seen),
            noted=self._slips(passage, passage.noted(language)),
            cited_by=self.links(passage.cited_by),
            children=[self._clause(self.book.passages[child], seen) for child in passage.children],
        )

    def _lead_in(self, passage: Passage) -> str:
        """What leads to a clause that is not read by itself: the headings above it, the sentence that it goes on with."""
        above = passage.citation.ancestors[1:] or self._unfinished(passage.citation.ancestors)
        parts = []
        for ancestor in (self.book.passages[one] for one in above):
            language = ancestor.reading_language(self._reads, self._official)
            heading, text = ancestor.heading[language], plain(ancestor.text[language])
            parts.append(heading if ancestor.citation.path else turkish.title_case(heading))
            parts.append("" if text.endswith(".") else shorten(text, _LONGEST_LEAD_IN, placeholder=" …"))
        return f"{above[-1].short} " + " › ".join(part for part in parts if part) if any(parts) else ""

    def _unfinished(self, above: Sequence[Citation]) -> Sequence[Citation]:
        """The Law above a clause where its own sentence goes on in its clauses, as that of Law 56."""
        return [law for law in above if self.book.passages[law].text[self._official].endswith((":", ";"))]

    def _slips(self, passage: Passage, errata: list[Erratum]) -> list[Slip]:
        return [
            Slip(
                anchor=passage.note_anchor(number),
                number=str(number) if len(errata) > 1 else "",
                noted=erratum.kind == Treatment.NOTED,
                language=erratum.language,
                says=plain(erratum.says),
                should=plain(erratum.should),
                why=erratum.why or "",
            )
            for number, erratum in enumerate(errata, start=1)
        ]

    def _notes(self, passage: Passage, language: str, seen: set[int]) -> list[Note]:
        """The footnotes that the passage is the first on its page to mark."""
        numbers = {mark.number: None for mark in passage.marks if mark.language == language}
        new = [number for number in numbers if number not in seen]
        seen.update(new)
        notes = []
        for number in new:
            note = self.book.passages[citations.footnote(number)]
            reading = note.reading_language(self._reads, self._official)
            text = Renderer(note, reading, self.language, self.edition).inline("text")
            notes.append(Note(number, f"dn{number}", text, reading))
        return notes


def _title(passage: Passage, language: str) -> str:
    """The heading without marks, or the beginning of the text, for lists and the window's title."""
    if heading := passage.heading[language]:
        return heading if passage.citation.path else turkish.title_case(heading)
    return shorten(passage.text[language], width=70, placeholder=" …")


def _label(citation: Citation) -> str:
    """The last label as it is printed before a clause: ``D``, ``2``, ``(a)``."""
    if not citation.path:
        return citation.name or str(citation.law)
    last = citation.path[-1]
    return last if len(citation.path) < 3 else f"({last})"
