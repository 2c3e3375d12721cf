"""The pages of the rulings: which clauses they cover, and the worked cases."""

from functools import partial

from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponsePermanentRedirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import Book, current_book
from lawbook.page_cache import cached_for_edition
from lawbook.views.base import language, refused, render_page
from rulings.assistant.case_index import Sought, cases_page, sought_by
from rulings.assistant.case_names import case_named
from rulings.assistant.case_pages import case_page
from rulings.assistant.cases import ReviewedCase
from rulings.assistant.coverage_page import coverage_page, groups_on_page, laws_in_scope
from rulings.assistant.law_groups import group_address, group_sought
from rulings.organisation.settled import regulations_on


@require_safe
def coverage(request: HttpRequest) -> HttpResponseBase:
    """Every clause: whether it is ruled on or left to the director, and the worked cases that rest on it."""
    book, group = current_book(), group_sought(request.GET.dict(), language())
    return cached_for_edition(request, book, partial(_coverage, request, book, group), group)


def _coverage(request: HttpRequest, book: Book, group: str) -> HttpResponse:
    own = {code: group_address(group, code) for code in addresses.WORDS}
    shown = coverage_page(book, language(), group)
    groups = groups_on_page(language(), group)
    return render_page(request, book, "rulings/coverage.html", own, coverage=shown, groups=groups, laws=laws_in_scope())


@require_safe
def cases(request: HttpRequest) -> HttpResponseBase:
    """The worked cases: their contents, or those of a situation, a clause or some words."""
    book, sought = current_book(), sought_by(request.GET.dict(), language())
    make = partial(_cases, request, book, sought)
    return make() if sought.words or sought.unknown else cached_for_edition(request, book, make, str(sought))


def _cases(request: HttpRequest, book: Book, sought: Sought) -> HttpResponse:
    own = {code: sought.address(code, sought.page) for code in addresses.WORDS}
    shown = cases_page(book, sought, language())
    return render_page(request, book, "rulings/cases.html", own, shown=shown)


@require_safe
def case(request: HttpRequest, name: str) -> HttpResponseBase:
    """One case with its ruling; at any other name of it, the way to its address."""
    found = case_named(name)
    if found is None:
        return refused(request, _("There is no such case."))
    if found.name(language()) != name:
        return HttpResponsePermanentRedirect(found.address(language()))
    book = current_book()
    return cached_for_edition(
        request, book, partial(_case, request, book, found), *filter(None, [regulations_on(found.kind)])
    )


def _case(request: HttpRequest, book: Book, found: ReviewedCase) -> HttpResponse:
    own = {code: found.address(code) for code in addresses.WORDS}
    return render_page(request, book, "rulings/case.html", own, **case_page(found, language()))
