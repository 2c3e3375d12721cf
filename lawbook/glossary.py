"""The glossary as a page shows it: the words of the field in both languages, with where the book treats them."""

from dataclasses import dataclass

from lawbook import alphabet
from lawbook.pages import Link, Pages
from lawbook.search.glossary import load_glossary

_MOST_LINKS = 3


@dataclass(frozen=True)
class GlossaryEntry:
    """A term in the language of the order, its other form, and its clauses."""

    word: str
    language: str
    other: str
    other_language: str
    links: list[Link]


def glossary_entries(pages: Pages, language: str) -> list[GlossaryEntry]:
    """Every entry in the order of the alphabet of ``language``."""
    found = []
    for entry in filter(lambda one: one.listed and one.english, load_glossary()):
        links = [pages.link(one) for one in entry.passages[:_MOST_LINKS] if one in pages.book.passages]
        words = [(entry.term, "tr"), (entry.english[0], "en")]
        own, other = words if language == "tr" else reversed(words)
        found.append(GlossaryEntry(*own, *other, links))
    return sorted(found, key=lambda one: alphabet.place(one.word, language))
