"""What changed from one edition to another."""

from collections.abc import Callable
from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import book_of, current_book
from lawbook.citations import Citation
from lawbook.comparison.passages import Comparison
from lawbook.comparison.shown import ShownChange, notes_between, shown
from lawbook.editions import NoEdition, find_edition, published, short_name
from lawbook.further_languages import codes
from lawbook.models import Edition
from lawbook.older import entry_of
from lawbook.page_cache import cached_for_edition
from lawbook.pages import ContentsEntry, Pages
from lawbook.views.base import language, refused, render_page
from lawbook.views.editions import no_such_edition

Notes = dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class ComparedLaw:
    """A Law in the comparison of the whole text: where it is compared, what of it is another."""

    entry: ContentsEntry
    address: str
    changes: list[ShownChange]
    all_rows: list[ShownChange]


@require_safe
def whole(request: HttpRequest, older: str, newer: str) -> HttpResponseBase:
    """Every clause that is another, Law by Law."""
    return _compared(request, older, newer, 0, _whole)


@require_safe
def law(request: HttpRequest, older: str, newer: str, number: int) -> HttpResponseBase:
    """A Law, clause by clause."""
    return _compared(request, older, newer, number, _law)


def _compared(
    request: HttpRequest,
    older: str,
    newer: str,
    number: int,
    make: Callable[[HttpRequest, Comparison, int], HttpResponse],
) -> HttpResponseBase:
    """The page for two published editions; in the order of time, under the names that they have in addresses."""
    book = current_book()
    found: list[Edition] = []
    for name in (older, newer):
        try:
            found.append(find_edition(name))
        except NoEdition:
            return no_such_edition(request, name)
    if found[0].pk == found[1].pk:
        return refused(request, _("An edition can be compared only with another one."))
    found.sort(key=published().index)
    names = [short_name(one) for one in found]
    if [older, newer] != names:
        return HttpResponseRedirect(addresses.comparison(names[0], names[1], language(), number))
    comparison = Comparison(book_of(found[0]), book_of(found[1]), language())
    return cached_for_edition(request, book, lambda: make(request, comparison, number))


def _whole(request: HttpRequest, comparison: Comparison, _number: int) -> HttpResponse:
    pages, notes = _pages(comparison), _notes(comparison)
    laws = [_compared_law(comparison, pages, one, notes) for one in comparison.laws]
    definitions = [shown(row, language(), notes) for row in comparison.definitions() if not row.is_as_it_was]
    context = {
        "laws": [one for one in laws if one.changes],
        "unchanged": [one.entry for one in laws if not one.changes],
        "definitions": definitions,
        "number": sum(len(one.changes) for one in laws) + len(definitions),
    }
    return _page(request, comparison, "lawbook/comparison.html", 0, context)


def _notes(comparison: Comparison) -> Notes:
    return notes_between(comparison.older.edition, comparison.newer.edition, language())


def _compared_law(comparison: Comparison, pages: dict[bool, Pages], number: int, notes: Notes) -> ComparedLaw:
    rows = [shown(row, language(), notes) for row in comparison.law(number)]
    held = Citation(number) in comparison.newer.passages
    older, newer = comparison.older.edition, comparison.newer.edition
    address = addresses.comparison(short_name(older), short_name(newer), language(), number)
    changes = [row for row in rows if row.is_to_be_shown]
    told = [row for row in rows if row.paragraphs or row.is_to_be_shown]  # not a heading alone that has not changed
    return ComparedLaw(pages[held].entry(Citation(number)), address, changes, told)


def _law(request: HttpRequest, comparison: Comparison, number: int) -> HttpResponse:
    if number not in comparison.laws:
        reason = _("Law %(number)s cannot be compared: both editions must hold it.")
        return refused(request, reason % {"number": number})
    compared = _compared_law(comparison, _pages(comparison), number, _notes(comparison))
    context = {"law": compared, "number": len(compared.changes)}
    return _page(request, comparison, "lawbook/comparison_law.html", number, context)


def _pages(comparison: Comparison) -> dict[bool, Pages]:
    """The pages of the newer edition (True), for what it holds, and of the older one."""
    return {
        newer: Pages(book, language(), comparison.language, edition=short_name(book.edition))
        for newer, book in ((True, comparison.newer), (False, comparison.older))
    }


def _page(
    request: HttpRequest, comparison: Comparison, template: str, number: int, context: dict[str, object]
) -> HttpResponse:
    older, newer = (entry_of(book, language()) for book in (comparison.older, comparison.newer))
    names = short_name(comparison.older.edition), short_name(comparison.newer.edition)
    own = {code: addresses.comparison(*names, code, number) for code in codes()}
    context |= {"from_edition": older, "to_edition": newer, "both_editions": (older, newer)}
    if older.title == newer.title:  # revisions of one edition are told apart by their numbers alone
        context |= {"from_revision": comparison.older.edition, "to_revision": comparison.newer.edition}
    context["text_language"] = comparison.language
    return render_page(request, comparison.newer, template, own, **context)
