"""The glossary as a page shows it: the words of the field in both languages, with where the book treats them."""

from dataclasses import dataclass

from lawbook import turkish
from lawbook.pages import Link, Pages
from lawbook.search.glossary import load_glossary

_MOST_LINKS = 3


@dataclass(frozen=True)
class GlossaryEntry:
    """A term in the language of the order, its other form, what else it is called in the first, and its clauses."""

    word: str
    language: str
    other: str
    other_language: str
    also: list[str]
    links: list[Link]


def glossary_entries(pages: Pages, language: str) -> list[GlossaryEntry]:
    """Every entry in the order of the alphabet of ``language``."""
    found = []
    for entry in load_glossary():
        links = [pages.link(one) for one in entry.passages[:_MOST_LINKS] if one in pages.book.passages]
        english, *more = entry.english
        if language == "tr":
            found.append(GlossaryEntry(entry.term, "tr", english, "en", list(entry.turkish), links))
        else:
            found.append(GlossaryEntry(english, "en", entry.term, "tr", more, links))
    return sorted(found, key=lambda one: turkish.sort_key(one.word) if language == "tr" else one.word.casefold())
