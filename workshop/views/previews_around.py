"""What stands around the text of a draft under its secret link: search, comparison, rulings with the clauses as it has them."""

import re

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from lawbook import addresses
from lawbook.book import book_of
from lawbook.citations import Citation
from lawbook.comparison.passages import Comparison
from lawbook.comparison.shown import shown as shown_change
from lawbook.limits import limited
from lawbook.results import MANY, marked_html
from lawbook.search.engine import forget_draft
from lawbook.search.service import search
from lawbook.search.understanding import clean
from rulings.assistant.case_names import case_named
from rulings.assistant.cases import ReviewedCase, facts_of, reviewed_cases
from rulings.assistant.resting import resting
from rulings.presenting import known_facts, rule_and_present
from rulings.quoting import every_clause
from workshop import words
from workshop.changes import base_of, changes_of
from workshop.draft_index import want_index
from workshop.views.desk import language
from workshop.views.previews import Shared, named, of_draft, shown

_OF_BOOK = ("law", "definitions", "footnotes", "preview")
Notes = dict[str, tuple[str, ...]]


@of_draft
@limited("search")
def search_draft(request: HttpRequest, found: Shared) -> HttpResponse:
    """What is found in the draft; word by word until its index is made. A citation leads straight to its clause."""
    query = clean(request.GET.get("q", ""))
    is_ready = want_index(found.draft, found.book) if query else True
    try:
        answer = search(found.book, query, language(), MANY) if query else None
    finally:
        forget_draft()
    if answer and answer.citation:
        address = addresses.address(answer.citation, language(), found.pages.edition)
        return HttpResponseRedirect(address)
    rows = answer.results if answer else ()
    results = [(found.pages.link(one.citation), one.language, marked_html(one.snippet)) for one in rows]
    context = {"query": query, "results": results, "missing": answer and answer.missing, "is_ready": is_ready}
    return shown(request, found, "search", named("search"), **context)


@of_draft
def comparison(request: HttpRequest, found: Shared) -> HttpResponse:
    """What the draft changes, with what the federation says of it."""
    older = book_of(base_of(found.draft))
    compared = Comparison(older, found.book, language())
    notes = _notes(found)
    laws = [
        (found.pages.entry(Citation(number)), _changed(compared, number, notes))
        for number in compared.laws
        if Citation(number) in found.book.passages
    ]
    definitions = [shown_change(row, language(), notes) for row in compared.definitions() if not row.is_as_it_was]
    context = {
        "laws": [one for one in laws if one[1]],
        "definitions": definitions,
        "from_edition": older.edition,
        "text_language": compared.language,
    }
    return shown(request, found, "comparison", named("comparison"), **context)


def _changed(compared: Comparison, number: int, notes: Notes) -> list[object]:
    rows = [shown_change(row, language(), notes) for row in compared.law(number)]
    return [row for row in rows if row.is_to_be_shown]


def _notes(found: Shared) -> Notes:
    said = {one.citation: getattr(one, language()) or one.tr for one in found.draft.notes.all()}
    return {citation: (text,) for citation, text in said.items() if text}


@of_draft
def cases(request: HttpRequest, found: Shared) -> HttpResponse:
    """The worked cases that rest on what the draft changes."""
    names = {name: None for one in changes_of(found.draft) for name in resting(one.citation.id).get("cases", ())}
    rows = [(case.title[language()], _address(found, case)) for case in map(reviewed_cases().__getitem__, names)]
    return shown(request, found, "cases", named("cases"), rows=rows)


def _address(found: Shared, case: ReviewedCase) -> str:
    return found.address(f"{words.of_preview('cases', language())}/{case.name(language())}/")


@of_draft
def case(request: HttpRequest, found: Shared, name: str) -> HttpResponse:
    """A worked case: the ruling as the rules are, its clauses as the draft has them."""
    known = case_named(name)
    if known is None:
        raise Http404
    facts = facts_of(known)
    ruling = rule_and_present(facts, language())
    cited = list(dict.fromkeys(one["citation"] for one in ruling["clauses"]))
    context = {
        "title": known.title[language()],
        "why": known.why[language()],
        "facts": known_facts(facts.known),
        "ruling": _inside(found, render_to_string("rulings/_ruling.html", {"ruling": ruling}, request)),
        "quoted": every_clause(found.pages, cited),
    }
    return shown(request, found, "case", lambda code: named("cases", f"{known.name(code)}/")(code), **context)


def _inside(found: Shared, html: str) -> SafeString:
    """With what leads to the book leading to the draft."""
    of_book = "|".join(re.escape(addresses.WORDS[language()][one]) for one in _OF_BOOK)
    return mark_safe(re.sub(rf'"/{language()}/(?=(?:{of_book})/)', lambda _start: f'"{found.address()}', html))
