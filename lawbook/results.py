"""The results of a search as the page shows them: grouped by Law, each with its path and its snippet.

Written without a template: a list of twenty results costs a template ten times what the search costs.
"""

from collections.abc import Iterable
from html import escape

from django.utils.safestring import SafeString, mark_safe

from lawbook.citations import Citation, Kind
from lawbook.pages import Pages
from lawbook.search.service import Result


def results_html(pages: Pages, results: Iterable[Result]) -> SafeString:
    """The items of the list: groups in the order of their best result, results in their order inside each."""
    groups: dict[Citation, list[str]] = {}
    for result in results:
        citation = result.citation
        key = Citation(citation.law) if citation.kind is Kind.CLAUSE else citation
        groups.setdefault(key, []).append(_result(pages, result))
    return mark_safe("".join(_group(pages, key, items) for key, items in groups.items()))


def _group(pages: Pages, key: Citation, items: list[str]) -> str:
    return f'<li>{pages.once(_law_heading, key)}<ul class="results">{"".join(items)}</ul></li>'


def _law_heading(pages: Pages, key: Citation) -> str:
    """The Law above its results; nothing above a definition or footnote."""
    if key.kind is not Kind.CLAUSE:
        return ""
    link = pages.link(key)
    heading = f'<span class="result-path" lang="{link.language}">{escape(link.heading)}</span>'
    return f'<h2><a href="{escape(link.address)}">{escape(link.label)} {heading}</a></h2>'


def _result(pages: Pages, result: Result) -> str:
    head = pages.once(_head, result.citation)
    if not result.snippet:
        return f"<li>{head}</li>"
    pieces = (f"<mark>{escape(one.text)}</mark>" if one.found else escape(one.text) for one in result.snippet)
    return f'<li>{head}<p lang="{result.language}">{"".join(pieces)}</p></li>'


def _head(pages: Pages, citation: Citation) -> str:
    """The link of a result: its name and the headings between the Law and it."""
    link = pages.link(citation)
    path = " › ".join(pages.path(citation)[1:]) if citation.kind is Kind.CLAUSE else ""
    name = f'<span class="result-name" lang="{link.label_language}">{escape(link.label)}</span>'
    return f'<a href="{escape(link.address)}">{name} <span class="result-path" lang="{link.language}">{escape(path)}</span></a>'
