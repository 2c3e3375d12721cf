"""The tree of a text, as its files say it: what the reader makes and the importer stores."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from lawbook.citations import Citation


@dataclass
class Mark:
    """A place that marks a footnote: ``offset`` counts characters into the field, which no longer holds the number."""

    footnote: int
    field: str
    offset: int


@dataclass
class TextPassage:
    """A passage as the file of one language says it. Paragraphs and table rows of a text are separated by a line end.

    ``label`` is the mark as printed (``YASA 17-``, ``A.``, ``(a)``), ``tail`` the text that resumes after the children.
    """

    citation: Citation
    line: int
    label: str = ""
    heading: str = ""
    text: str = ""
    tail: str = ""
    children: "list[TextPassage]" = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)

    def walk(self) -> "Iterator[TextPassage]":
        """This passage and everything below it, in the order of the text."""
        yield self
        for child in self.children:
            yield from child.walk()


@dataclass
class Text:
    """One language of one edition."""

    language: str
    title: str
    preamble: str
    definitions: list[TextPassage]
    laws: list[TextPassage]
    footnotes: list[TextPassage]

    def entries(self) -> Iterator[TextPassage]:
        """Every definition, clause and footnote, in the order of the book."""
        yield from self.definitions
        for law in self.laws:
            yield from law.walk()
        yield from self.footnotes

    def find(self, citation: Citation) -> TextPassage | None:
        """The passage with this citation, if there is one."""
        return next((entry for entry in self.entries() if entry.citation == citation), None)
