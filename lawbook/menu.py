"""Which entry of the menu a page belongs to."""

from typing import Literal

from lawbook import addresses

BELOW = {
    "home": ("law", "footnotes", "errata", "editions", "comparison", "reading", "glossary"),
    "what-happened": ("cases", "deals", "tools", "contested-claim", "coverage"),
    "practice": (
        *("progress", "course", "ladder", "anki", "next", "question", "exam", "sitting", "paper"),
        *("exam-code", "examinations", "class"),
    ),
}
"""The pages that stand below one of the menu's, beside those below its own address."""

Mark = Literal["", "page", "true"]


def mark(entry: str, address: str, language: str) -> Mark:
    """The ``aria-current`` of an entry on the page of an address: it is that page, the page is below it, or neither."""
    own = addresses.page(entry, language)
    if address == own:
        return "page"
    words = addresses.words(language)
    below = tuple(f"/{language}/{words[name]}/" for name in (entry, *BELOW.get(entry, ())) if name in words)
    return "true" if address.startswith(below) else ""
