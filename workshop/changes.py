"""What a draft says otherwise than the edition that it is compared with, passage by passage."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from lawbook.book import Book, Passage, book_of
from lawbook.citations import Citation
from lawbook.editions import edition_in_force, find_edition
from lawbook.models import Edition
from lawbook.text.checked import digest, digest_of_words
from lawbook.text.edition_files import EditionFiles
from workshop.models import Draft
from workshop.notation.folder import edition_of

Digests = Mapping[Citation, Mapping[str, str]]
"""The digest of the words of each passage, by language."""


@dataclass(frozen=True)
class Change:
    """A passage that is another: ``changed``, ``new`` or ``gone``, in which languages; ``digest`` of the words it has now.

    ``official``: the digest of its words in the official language alone, by which rules know what they were read against.
    """

    citation: Citation
    state: str
    languages: tuple[str, ...]
    digest: str
    official: str


def base_of(draft: Draft) -> Edition:
    """The edition that the draft is compared with: the one that it is a copy of, else the one in force."""
    return find_edition(draft.copied_from) if draft.copied_from else edition_in_force()


def changes_of(draft: Draft) -> list[Change]:
    """The passages that are not as they were, in the order of the draft; what is gone comes last. Raises ``TextError``.

    A clause that has another number now is one that changed and, at the end, one that is new.
    """
    files = edition_of(draft)
    before, after, official = _digests_of_book(book_of(base_of(draft))), _digests(files), files.official_language
    found = [_change(one, before.get(one, {}), after[one], official) for one in after if before.get(one) != after[one]]
    return found + [_change(one, before[one], {}, official) for one in before if one not in after]


def _digests(files: EditionFiles) -> Digests:
    found: dict[Citation, dict[str, str]] = defaultdict(dict)
    for language, content in files.languages.items():
        for entry in content.text.entries():
            found[entry.citation][language] = digest(entry)
    return found


def _digests_of_book(book: Book) -> Digests:
    """The same of an edition that is in memory: its files need not be read for it."""
    languages = book.languages
    return {
        citation: {language: _digest(passage, language) for language in languages}
        for citation, passage in book.passages.items()
    }


def _digest(passage: Passage, language: str) -> str:
    marks = [(one.field, one.offset, one.number) for one in passage.marks if one.language == language]
    return digest_of_words(passage.heading[language], passage.text[language], passage.tail[language], marks)


def _change(citation: Citation, before: Mapping[str, str], after: Mapping[str, str], official: str) -> Change:
    state = "changed" if before and after else "new" if after else "gone"
    languages = tuple(one for one in ("tr", "en") if before.get(one) != after.get(one))
    words = "".join(after.get(one, "-") for one in ("tr", "en"))
    return Change(citation, state, languages, words, after.get(official, ""))
