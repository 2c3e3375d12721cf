"""The pages that are read through: remarks in their order, with the situations ruled on in between and questions at the end."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import Book, current_book
from lawbook.commentary import readings
from lawbook.limits import limited, limited_by_work
from lawbook.page_cache import cached_for_edition, for_five_minutes
from lawbook.remarks import Reading, Remark, Section
from lawbook.views.base import language, page, refused, render_page
from rulings.assistant.at_end import End, answer_in, key_of, more_on, questions_at
from rulings.assistant.telling import Telling, telling
from rulings.assistant.told import SECTION, Place, Told, told_by
from rulings.assistant.worked_deals import deals_told_in
from rulings.citing import cited


@dataclass(frozen=True)
class Shown:
    """A section: its remarks, each with the clause that it is about, and a situation that is ruled on there."""

    title: str
    remarks: list[tuple[dict[str, str], Remark]]
    told: Told | None
    live: Telling | None
    answered: bool = False

    @property
    def address(self) -> str:
        """Where the situation is told on a page of its own."""
        return replace(self.told, place=None).address(language()) if self.told else ""

    @property
    def anew(self) -> str:
        """Where the section stands as it began."""
        place = self.told.place if self.told else None
        return f"{place.page[language()]}#s{place.number}" if place else ""


@page
def contents(request: HttpRequest, book: Book) -> HttpResponse:
    """The pages that there are."""
    own = {code: addresses.page("reading", code) for code in addresses.WORDS}
    listed = [(one.address(language()), one) for one in readings()]
    return render_page(request, book, "rulings/readings.html", own, readings=listed)


@require_safe
def reading(request: HttpRequest, slug: str) -> HttpResponseBase:
    """One of them; with what was answered in one of its sections, that section as it stands then."""
    found = next((one for one in readings() if one.slug[language()] == slug), None)
    if found is None:
        return refused(request, _("There is no such page."))
    book = current_book()
    answered = _answered(found, request.GET.dict())
    end = End(found.topic, found.address(language()), answer_in(dict(request.GET.lists())))
    if answered is None and end.answer is None:
        make = partial(_reading, request, book, found, end)
        return cached_for_edition(request, book, make, key_of(found.topic))
    return _with_answers(request, book, found, end, answered)


@limited("ruling")
@limited_by_work
def _with_answers(request: HttpRequest, book: Book, found: Reading, end: End, answered: Told | None) -> HttpResponse:
    """The page; for a script that puts it in place only what has changed."""
    in_place = bool(request.headers.get("HX-Request"))
    if in_place and answered:
        response = render(request, "rulings/_live.html", {"told": answered, "shown": telling(answered, language())})
    elif in_place and (part := _question_in(end)):
        response = HttpResponse(part)
    else:
        response = _reading(request, book, found, end, answered)
    response["Vary"], response["HX-Push-Url"] = "HX-Request", "false"
    return for_five_minutes(request, response)


def _question_in(end: End) -> str:
    """The question that was answered, with its verdict; nothing where there is none of that number."""
    questions = questions_at(end)
    number = end.answer.number if end.answer else 0
    return questions[number - 1]() if 0 < number <= len(questions) else ""


def _answered(found: Reading, query: Mapping[str, str]) -> Told | None:
    """What the address tells of the situation of a section."""
    number = query.get(SECTION, "")
    begun = _situations(found).get(number) if number else None
    return replace(told_by(query, begun.kind), place=begun.place) if begun else None


def _situations(found: Reading) -> dict[str, Told]:
    """What each section that rules on something begins with, by its number."""
    page = {code: found.address(code) for code in addresses.WORDS}
    return {
        str(number): Told(section.kind, section.facts, place=Place(page, number))
        for number, section in enumerate(found.sections, start=1)
        if section.kind
    }


def _reading(request: HttpRequest, book: Book, found: Reading, end: End, answered: Told | None = None) -> HttpResponse:
    own = {code: found.address(code) for code in addresses.WORDS}
    shown = {
        "reading": found,
        "sections": _sections(found, answered),
        "answered": answered or end.answer,
        "questions": questions_at(end),
        "deals": [(one, one.address(language())) for one in deals_told_in(found.slug["en"])],
        "practice": more_on(found.topic, language()),
    }
    return render_page(request, book, "rulings/reading.html", own, **shown)


def _sections(found: Reading, answered: Told | None) -> list[Shown]:
    situations = _situations(found)
    if answered and answered.place:
        situations[str(answered.place.number)] = answered
    return [_section(one, situations.get(str(at)), answered) for at, one in enumerate(found.sections, start=1)]


def _section(section: Section, told: Told | None, answered: Told | None) -> Shown:
    remarks = [(cited(remark.at.id, language()), remark) for remark in section.remarks]
    live = telling(told, language()) if told else None
    return Shown(section.title[language()], remarks, told, live, told is not None and told is answered)
