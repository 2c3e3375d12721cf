"""The pages that are read through: remarks in their order, with the situations ruled on in between and questions at the end."""

from dataclasses import dataclass
from functools import partial

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import Book, current_book
from lawbook.commentary import readings
from lawbook.page_cache import cached_for_edition
from lawbook.remarks import Reading, Remark
from lawbook.views.base import language, page, refused, render_page
from rulings.assistant.telling import Telling, telling
from rulings.assistant.told import Told
from rulings.assistant.worked_deals import deals_told_in
from rulings.presenting import cited


@dataclass(frozen=True)
class Shown:
    """A section: its remarks, each with the clause that it is about, and a situation that is ruled on there."""

    title: str
    remarks: list[tuple[dict[str, str], Remark]]
    told: Told | None
    live: Telling | None

    @property
    def address(self) -> str:
        """Where the situation is told on a page of its own."""
        return self.told.address(language()) if self.told else ""


@page
def contents(request: HttpRequest, book: Book) -> HttpResponse:
    """The pages that there are."""
    own = {code: addresses.page("reading", code) for code in addresses.WORDS}
    listed = [(one.address(language()), one) for one in readings()]
    return render_page(request, book, "rulings/readings.html", own, readings=listed)


@require_safe
def reading(request: HttpRequest, slug: str) -> HttpResponseBase:
    """One of them."""
    found = next((one for one in readings() if one.slug[language()] == slug), None)
    if found is None:
        return refused(request, _("There is no such page."))
    book = current_book()
    return cached_for_edition(request, book, partial(_reading, request, book, found))


def _reading(request: HttpRequest, book: Book, found: Reading) -> HttpResponse:
    own = {code: found.address(code) for code in addresses.WORDS}
    shown = {
        "reading": found,
        "sections": _sections(found),
        "deals": [(one, one.address(language())) for one in deals_told_in(found.slug["en"])],
        "practice": addresses.practice(f"topic-{found.topic}", language()),
    }
    return render_page(request, book, "rulings/reading.html", own, **shown)


def _sections(found: Reading) -> list[Shown]:
    shown = []
    for section in found.sections:
        told = Told(section.kind, section.facts) if section.kind else None
        remarks = [(cited(remark.at.id, language()), remark) for remark in section.remarks]
        live = telling(told, language()) if told else None
        shown.append(Shown(section.title[language()], remarks, told, live))
    return shown
