"""The whole book: title, contents, definitions, Laws, index of terms; in one language or in both side by side."""

from collections import defaultdict
from pathlib import Path

from django.template.loader import render_to_string
from django.utils import translation
from django.utils.html import strip_tags
from django.utils.translation import gettext as _

from lawbook.book import Book, Passage
from lawbook.citations import Citation
from lawbook.pages import Pages
from lawbook.publishing.pieces import Written
from lawbook.publishing.typesetting.source import Typesetter, anchor, call, content, label, string, words
from lawbook.text.definitions import senses

_STYLE = Path(__file__).with_name("style.typ")


def source(book: Book, languages: tuple[str, ...]) -> str:
    """The source of the book in a language, or in two: the first one then names headings and contents."""
    with translation.override(languages[0]):
        return _Whole(book, languages).source()


class _Whole:
    def __init__(self, book: Book, languages: tuple[str, ...]) -> None:
        self.book, self.languages = book, languages
        self.first = languages[0]
        self.pages = Pages(book, self.first)
        self.setters = {code: Typesetter(code, _notes(book, code)) for code in languages}

    def source(self) -> str:
        parts = [_STYLE.read_text(encoding="utf-8"), self._setting(), *self._title(), self._contents()]
        if self.book.definitions:
            parts += [call("heading", "level: 1", content(words(_("Definitions"))))]
            parts += [self._definition(one.citation) for one in self.pages.terms(self.first)]
        for law in self.book.laws:
            parts += self._law(law)
        parts += self._index()
        return "\n\n".join(parts)

    def _setting(self) -> str:
        title = ", ".join(getattr(self.book.edition, f"title_{code}") for code in self.languages)
        size = ['page-size: "a4"', "margin: 16mm"] if len(self.languages) > 1 else []
        about = [*size, f"lang: {string(self.first)}", f"header: {content(words(self._edition()))}"]
        document = f"#set document(title: {string(title)}, description: {string(self._edition())}, date: none)"
        return f"{document}\n#show: styled.with({', '.join(about)})"

    def _edition(self) -> str:
        return f"{getattr(self.book.edition, f'title_{self.first}')} · {self.book.edition}"

    def _title(self) -> list[str]:
        """The title, which edition it is, and what the rendering is worth."""
        revision = _("revision %(revision)s") % {"revision": self.book.edition.revision}
        official = f"{revision} · {_('official language: Turkish')}"
        told = [official, *(_standing(self.book, code) for code in self.languages)]
        return ["#title()", *(words(one) for one in told if one)]

    def _contents(self) -> str:
        return "#pagebreak()\n" + call("outline", "depth: 1", f"title: {string(_('Contents'))}") + "\n#pagebreak()"

    def _definition(self, citation: Citation) -> str:
        passage = self.book.passages[citation]
        return self._side_by_side([self._defined(passage, code) for code in self.languages], citation)

    def _defined(self, passage: Passage, code: str) -> str:
        setter, written = self.setters[code], Written(passage, "text", code)
        found = senses(written.text)
        lines = [setter.line(written, span) for span in found]
        numbered = [f"{words(f'{number}. ')}{line}" for number, line in enumerate(lines, start=1)]
        text = "\n\n".join(numbered if len(found) > 1 else lines)
        term = content(setter.line(Written(passage, "heading", code)))
        return call("clause", "1", term, "none", content(text))

    def _law(self, law: Passage) -> list[str]:
        name = law.citation.display(self.first)
        titles = [self._titled(law, code) for code in self.languages]
        heading = call("heading", "level: 1", content(words(f"{name} – "), words(" · ").join(titles)))
        return [heading + anchor(law.citation), *self._text_of(law), *self._below(law), *self._tail_of(law)]

    def _titled(self, law: Passage, code: str) -> str:
        title = self.setters[code].line(Written(law, "heading", code))
        return title if code == self.first else call("text", f"lang: {string(code)}", content(title))

    def _below(self, passage: Passage, opened: str = "") -> list[str]:
        """What is below a passage; ``opened`` are the marks above the first of it that stand before no text: ``1. (a)``."""
        children = [self.book.passages[child] for child in passage.children]
        return [part for child in children for part in self._clause(child, opened if child is children[0] else "")]

    def _clause(self, passage: Passage, opened: str) -> list[str]:
        """A clause and what is below it; one with a heading right below its Law is in the outline of the PDF."""
        citation = passage.citation
        if passage.children and not any(passage.heading[code] or passage.text[code] for code in self.languages):
            below = self._below(passage, f"{opened}{_mark(citation)} ")
            return [anchor(citation) + below[0], *below[1:], *self._tail_of(passage)]
        titled = len(citation.path) == 1 and bool(passage.heading[self.first])
        if titled and len(self.languages) == 1:
            heading = self.setters[self.first].line(Written(passage, "heading", self.first))
            named = call(
                "heading",
                "level: 2",
                "outlined: false",
                "bookmarked: true",
                content(words(f"{_mark(citation)} "), heading),
            )
            return [named + anchor(citation), *self._text_of(passage), *self._below(passage), *self._tail_of(passage)]
        columns = [self._written(passage, code, opened) for code in self.languages]
        return [self._side_by_side(columns, citation), *self._below(passage), *self._tail_of(passage)]

    def _written(self, passage: Passage, code: str, opened: str) -> str:
        setter = self.setters[code]
        head = content(setter.line(Written(passage, "heading", code))) if passage.heading[code] else "none"
        text = setter.field(Written(passage, "text", code))
        depth = str(len(passage.citation.path)) if len(self.languages) == 1 else "1"
        return call("clause", depth, content(words(opened + _mark(passage.citation))), head, content(text))

    def _text_of(self, passage: Passage) -> list[str]:
        return self._plain(passage, "text")

    def _tail_of(self, passage: Passage) -> list[str]:
        return self._plain(passage, "tail")

    def _plain(self, passage: Passage, field: str) -> list[str]:
        """A text without a mark: of a Law, of a clause with a heading, or one that resumes after what is below."""
        texts = [self.setters[code].field(Written(passage, field, code)) for code in self.languages]
        return [self._side_by_side(texts)] if any(texts) else []

    def _side_by_side(self, columns: list[str], place: Citation | None = None) -> str:
        named = anchor(place) if place else ""
        if len(columns) == 1:
            return named + columns[0]
        return call("beside", string(self.languages[1]), content(named, columns[0]), content(columns[1]))

    def _index(self) -> list[str]:
        """Each defined term with the pages on which it is used."""
        places: dict[str, dict[str, None]] = defaultdict(dict)
        for passage in self.book.passages.values():
            for term in passage.terms:
                if term.language == self.first and passage.citation.kind == "clause":
                    places[term.target][label(passage.citation)] = None
        used = [one for one in self.pages.terms(self.first) if places[one.citation.id]]
        lines = [self._indexed(one.citation, list(places[one.citation.id])) for one in used]
        heading = call("heading", "level: 1", content(words(_("Index of terms"))))
        return ["#pagebreak()", heading, call("index", content("\n\n".join(lines)))] if lines else []

    def _indexed(self, citation: Citation, places: list[str]) -> str:
        term = self.book.passages[citation].heading[self.first]
        named = call("link", f"label({string(label(citation))})", content(words(term)))
        return f"{named} {call('pages', *(string(one) for one in places))}"


def _notes(book: Book, language: str) -> dict[int, str]:
    setter = Typesetter(language, {})
    return {int(one.citation.name): setter.field(Written(one, "text", language)) for one in book.footnotes}


def _mark(citation: Citation) -> str:
    """A clause as it is marked in print: ``A.``, ``1.``, ``(a)``."""
    last = citation.path[-1]
    return f"{last}." if len(citation.path) < 3 else f"({last})"


def _standing(book: Book, language: str) -> str:
    """What a rendering is worth; nothing of the official text."""
    with translation.override(language):
        told = render_to_string(
            "lawbook/_rendering.html", {"language": language, "edition": book.edition, "book": book}
        )
    return " ".join(strip_tags(told).split())
