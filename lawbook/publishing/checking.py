"""Check the references of an edition: what its texts refer to against what its table of references holds."""

from collections import Counter
from dataclasses import dataclass

from lawbook.book import LANGUAGES, Book, Passage
from lawbook.text.footnotes import FIELDS
from lawbook.text.references import Known, Unresolved, find_references


@dataclass(frozen=True)
class Dangling:
    """Words that read like a reference and name nothing; ``known`` if an erratum of the passage says so."""

    source: str
    language: str
    text: str
    known: bool


@dataclass(frozen=True)
class ReferenceReport:
    """``links`` are the references found in the texts, ``stale`` those that the table lacks or has too many."""

    links: int
    relative: int
    dangling: list[Dangling]
    stale: list[str]

    @property
    def sound(self) -> bool:
        """Whether every reference resolves or is an erratum, and the table is the one that the texts give."""
        return not self.stale and all(one.known for one in self.dangling)


def check_references(book: Book) -> ReferenceReport:
    """Find the references of every text anew and compare."""
    dangling: list[Dangling] = []
    stale: list[str] = []
    found_of_all: Counter[bool] = Counter()
    known = {
        language: Known.of(language, book.passages, {one.citation: one.heading[language] for one in book.definitions})
        for language in LANGUAGES
    }
    for passage in book.passages.values():
        for language in LANGUAGES:
            for field in FIELDS:
                text = passage.in_language(field, language)
                found, lost = find_references(text, passage.citation, known[language])
                dangling += [_dangling(passage, language, field, one) for one in lost]
                found_of_all.update(one.relative for one in found)
                held = [
                    (one.start, one.end, one.target)
                    for one in passage.references
                    if (one.field, one.language) == (field, language)
                ]
                if held != [(one.start, one.end, one.target.id) for one in found]:
                    stale.append(f"{passage.citation.id} {field} {language}")
    return ReferenceReport(found_of_all.total(), found_of_all[True], dangling, stale)


def _dangling(passage: Passage, language: str, field: str, lost: Unresolved) -> Dangling:
    """A translation keeps the slip of the text that it translates, in its own word for Law."""
    clause = lost.text.split()[-1]
    known = any(
        one.field == field and clause in (one.says.split()[-1], one.should.split()[-1]) for one in passage.errata
    )
    return Dangling(passage.citation.id, language, lost.text, known)
