"""The words of a draft beside those of the edition that it is compared with: what each change took out and put in."""

from collections.abc import Iterable
from dataclasses import dataclass

from lawbook.book import Passage, book_of
from lawbook.comparison.words import Change as Fate
from lawbook.comparison.words import Piece, compare_words
from lawbook.text.tables import readable
from lawbook.text.tree import TextPassage
from workshop.changes import Change, base_of
from workshop.models import Draft
from workshop.notation.folder import edition_of

_FIELDS = ("heading", "text", "tail")


@dataclass(frozen=True)
class Reworded:
    """A changed passage in one of its languages: its heading, text and tail, as far as there are any, each compared."""

    language: str
    paragraphs: tuple[tuple[Piece, ...], ...]

    @property
    def only_marks(self) -> bool:
        """Whether every word is as it was: then the mark of a note stands elsewhere, or is another."""
        return all(piece.change is Fate.SAME for pieces in self.paragraphs for piece in pieces)


def reworded(draft: Draft, changes: Iterable[Change]) -> list[tuple[Change, list[Reworded]]]:
    """Each of these changes of the draft with the languages in which it says otherwise. Raises ``TextError``."""
    before, contents = book_of(base_of(draft)).passages, edition_of(draft).languages
    after = {code: {one.citation: one for one in content.text.entries()} for code, content in contents.items()}
    return [
        (one, [_compared(code, before.get(one.citation), after[code].get(one.citation)) for code in one.languages])
        for one in changes
    ]


def _compared(language: str, older: Passage | None, newer: TextPassage | None) -> Reworded:
    pairs = (
        (
            readable(older.in_language(name, language)) if older else "",
            readable(getattr(newer, name)) if newer else "",
        )
        for name in _FIELDS
    )
    return Reworded(language, tuple(compare_words(was, now) for was, now in pairs if was or now))
