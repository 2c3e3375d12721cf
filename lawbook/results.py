"""What the search page shows of an answer: how it was understood, the results grouped by Law, the way to more of them.

Written without a template: a list of results costs a template ten times what the search costs.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from html import escape
from urllib.parse import quote_plus

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lawbook import addresses, turkish
from lawbook.beside import answers_elsewhere
from lawbook.citations import Citation, Kind
from lawbook.further import further_html
from lawbook.lookup import Missing
from lawbook.pages import Pages
from lawbook.search.answers import Answer, Result
from lawbook.search.snippets import AFTER, FOUND

_WORD = re.compile(r"[^\W_]+")
FEW, MANY = 10, 50  # results at first, and with ``more``
_CURRENT = ' aria-current="true"'


@dataclass(frozen=True)
class Asked:
    """What a reader asks the search page for."""

    query: str
    kind: Kind | None = None
    literal: bool = False
    more: bool = False

    @property
    def limit(self) -> int:
        """How many results are shown."""
        return MANY if self.more else FEW

    def address(self, language: str) -> str:
        """Where the query is answered among all kinds of passages, with few results, as an attribute of HTML."""
        literal = "&amp;literal=1" if self.literal else ""
        return f"{addresses.page('search', language)}?q={quote_plus(self.query)}{literal}"


def answer_html(pages: Pages, asked: Asked, answer: Answer) -> str:
    """Everything below the search box."""
    words, found = _words(pages.language), []
    if answer.sentence:
        found.append(f'<p class="notice answer">{escape(answer.sentence)}</p>')
    for read in filter(None, (answer.formula, answer.slip)):
        found.append(f'<p class="understood">{escape(read)}</p>')
    if answer.missing:
        found.append(_missing(pages, answer.missing))
    if answer.corrected:
        found.append(_corrected(pages, asked, answer))
    if glosses := _helpful(answer):
        found.append(f'<p class="understood">{" ".join(_gloss(typed, terms) for typed, terms in glosses.items())}</p>')
    if answer.query and not answer.missing and not asked.kind:
        found.append(_elsewhere(pages, answer))
    if answer.query and not answer.missing:
        address = asked.address(pages.language)
        found.append(_kinds(words, address, asked.kind))
        found.append(_list(pages, address, asked, answer) if answer.results else _nothing(pages, answer))
    if not asked.kind and answer.results and answer.results[0].citation.kind is Kind.CLAUSE:
        found.append(pages.once(further_html, Citation(answer.results[0].citation.law)))
    return "".join(found)


def _elsewhere(pages: Pages, answer: Answer) -> str:
    """Where the words lead outside the book: to the situations that they may tell."""
    if answer.is_elsewhere:
        return ""
    taken = turkish.fold(answer.query)
    for typed, word in answer.corrected:
        taken = taken.replace(typed, word)
    found = [] if answer.citation else [(one.citation, one.score) for one in answer.results]
    links = answers_elsewhere(taken, pages.language, found)
    if not links:
        return ""
    shown = "".join(f'<li><a href="{escape(one.address)}">{escape(str(one.label))}</a></li>' for one in links)
    title = _("What happened?")
    return f'<nav class="elsewhere" aria-label="{title}"><p>{title}</p><ul>{shown}</ul></nav>'


def _helpful(answer: Answer) -> dict[str, list[str]]:
    """What the Laws call something, by the reader's own word for it; nothing for a word that is a form of the term."""
    terms: dict[str, list[str]] = {}
    for typed, term in dict.fromkeys(answer.glosses):
        terms.setdefault(typed, []).append(term)
    found = {}
    for typed, called in terms.items():
        own = _as_typed(typed, answer.query)
        if own and not any(_is_form(typed, turkish.fold(term)) for term in called):
            found[own] = called
    return found


def _as_typed(phrase: str, query: str) -> str:
    """Folded words as the reader spelled them; empty if he typed others, of which the page says so by itself."""
    typed, sought = _WORD.findall(query), phrase.split()
    folded = [turkish.fold(word) for word in typed]
    for start in range(len(typed) - len(sought) + 1):
        if folded[start : start + len(sought)] == sought:
            return " ".join(typed[start : start + len(sought)])
    return ""


def _is_form(typed: str, term: str) -> bool:
    """Whether a word only has another ending than the term: ``rononsun``, ``cakmak``."""
    return typed.startswith(term) or term.startswith(typed) or typed[:-1] == term[: len(typed) - 1]


def _gloss(typed: str, terms: list[str]) -> str:
    called = ", ".join(f"<strong>{escape(term)}</strong>" for term in terms)
    return _("“%(typed)s” in the Laws: %(terms)s.") % {"typed": escape(typed), "terms": called}


@dataclass(frozen=True)
class _Words:
    """What does not change from answer to answer, in one language."""

    kinds: tuple[tuple[Kind | None, str], ...]
    show: str
    best: str
    more: str


@lru_cache(maxsize=len(addresses.WORDS))
def _words(language: str) -> _Words:
    """The words of the language in force, which is this one."""
    names = {None: _("All"), Kind.CLAUSE: _("Laws"), Kind.DEFINITION: _("Definitions"), Kind.FOOTNOTE: _("Footnotes")}
    return _Words(tuple(names.items()), _("Show"), _("The best %(shown)s of %(number)s results"), _("More results"))


def _corrected(pages: Pages, asked: Asked, answer: Answer) -> str:
    text = _("Showing results for <strong>%(taken)s</strong> instead of “%(typed)s”.")
    pairs = [text % {"taken": escape(taken), "typed": escape(typed)} for typed, taken in answer.corrected]
    literal = f"{replace(asked, literal=True).address(pages.language)}{_of_kind(asked.kind)}"
    return f'<p class="understood">{" ".join(pairs)} <a href="{literal}">{_("Search as typed")}</a></p>'


def _kinds(words: _Words, address: str, chosen: Kind | None) -> str:
    """Links to the same query among other kinds of passages."""
    links = [
        f'<a href="{address}{_of_kind(kind)}"{_CURRENT if kind is chosen else ""}>{name}</a>'
        for kind, name in words.kinds
    ]
    return f'<nav class="kinds" aria-label="{words.show}">{"".join(links)}</nav>'


def _of_kind(kind: Kind | None) -> str:
    return f"&amp;kind={kind.value}" if kind else ""


def _nothing(pages: Pages, answer: Answer) -> str:
    nothing = _("Nothing was found for “%(query)s”.") % {"query": escape(answer.query)}
    return f'<p class="notice">{nothing}</p><p>{_("Try fewer words, or look through:")} {_ways(pages)}.</p>'


def _missing(pages: Pages, what: Missing) -> str:
    """Why the book does not hold what was cited, and the nearest that it holds, else where to look."""
    reason = f'<p class="notice">{escape(what.reason)}</p>'
    if what.nearest is None:
        return f"{reason}<p>{_('Ways on:')} {_ways(pages)}.</p>"
    link = pages.link(what.nearest)
    heading = f'<span class="muted" lang="{link.language}">{escape(link.heading)}</span>'
    return f'{reason}<p>{_("The nearest there is:")} <a href="{link.address}">{escape(link.label)}</a> {heading}</p>'


def _ways(pages: Pages) -> str:
    home, definitions = (addresses.page(name, pages.language) for name in ("home", "definitions"))
    return f'<a href="{home}">{_("the Laws by part")}</a>, <a href="{definitions}">{_("the definitions")}</a>'


def _list(pages: Pages, address: str, asked: Asked, answer: Answer) -> str:
    """The results, how many there are, and a link to more of them."""
    shown, total, words = len(answer.results), answer.total, _words(pages.language)
    more = ""
    if shown == total:
        count = ngettext("%(number)s result", "%(number)s results", total) % {"number": total}
    else:
        count = words.best % {"shown": shown, "number": total}
        if not asked.more:
            more = f'<p class="more"><a href="{address}{_of_kind(asked.kind)}&amp;more=1">{words.more}</a></p>'
    return f'<p class="count">{count}</p><ol class="groups">{_groups(pages, answer.results)}</ol>{more}'


def _groups(pages: Pages, results: Iterable[Result]) -> str:
    """The items of the list: groups in the order of their best result, results in their order inside each."""
    groups: dict[Citation, list[Result]] = {}
    for result in results:
        groups.setdefault(pages.once(_head, result.citation).group, []).append(result)
    return "".join(_group(pages, key, found) for key, found in groups.items())


def _group(pages: Pages, key: Citation, results: list[Result]) -> str:
    """The Law and what was found in it; found itself, it is not named a second time, and its own words come first."""
    if key.kind is not Kind.CLAUSE:
        return f'<li><ul class="results">{"".join(_item(pages, one) for one in results)}</ul></li>'
    own = "".join(_snippet(one) for one in results if one.citation == key)
    items = "".join(_item(pages, one) for one in results if one.citation != key)
    heading = pages.once(_heading_found if any(one.citation == key for one in results) else _heading, key)
    listed = f'<ul class="results">{items}</ul>' if items else ""
    return f"<li>{heading}{own}{listed}</li>"


def _item(pages: Pages, result: Result) -> str:
    return f"<li>{pages.once(_head, result.citation).html}{_snippet(result)}</li>"


def _heading(pages: Pages, key: Citation) -> str:
    """The Law above its results."""
    return _law_heading(pages, key, escape(pages.link(key).label))


def _heading_found(pages: Pages, key: Citation) -> str:
    """The Law that was found itself."""
    return _law_heading(pages, key, f'<span class="result-name">{escape(pages.link(key).label)}</span>')


def _law_heading(pages: Pages, key: Citation, label: str) -> str:
    link = pages.link(key)
    heading = f'<span class="result-path" lang="{link.language}">{escape(link.heading)}</span>'
    return f'<h2><a href="{escape(link.address)}">{label} {heading}</a></h2>'


def _snippet(result: Result) -> str:
    if not result.snippet:
        return ""
    return f'<p lang="{result.language}">{marked_html(result.snippet)}</p>'


def marked_html(snippet: str) -> SafeString:
    """A snippet as HTML, with what was found marked."""
    return mark_safe(escape(snippet).replace(FOUND, "<mark>").replace(AFTER, "</mark>"))


@dataclass(frozen=True)
class _Head:
    """The link of a result, and the Law or other passage under which it stands."""

    html: str
    group: Citation


def _head(pages: Pages, citation: Citation) -> _Head:
    """The link of a result: its name and the headings between the Law and it."""
    link = pages.link(citation)
    path = " › ".join(pages.path(citation)[1:]) if citation.kind is Kind.CLAUSE else ""
    name = f'<span class="result-name" lang="{link.label_language}">{escape(link.label)}</span>'
    path = f'<span class="result-path" lang="{link.language}">{escape(path)}</span>'
    group = Citation(citation.law) if citation.kind is Kind.CLAUSE else citation
    return _Head(f'<a href="{escape(link.address)}">{name} {path}</a>', group)
