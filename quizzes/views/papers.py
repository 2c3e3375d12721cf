"""Exams on paper: the sheet for the class, and the key for who made it."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from lawbook import addresses
from lawbook.book import current_book
from lawbook.views.base import language, not_kept, refused, render_page
from quizzes.asking import ask, verdict
from quizzes.exams import papers
from quizzes.exams.blueprints import Blueprint, blueprints
from quizzes.question_tables import table_of


@require_http_methods(["GET", "HEAD", "POST"])
def new_paper(request: HttpRequest, name: str) -> HttpResponse:
    """Offer to make a paper; POST makes one and leads to its key, which links to the sheet."""
    blueprint = _blueprint(name)
    if request.method == "POST":
        number = papers.new_number()
        return HttpResponseRedirect(_key_address(blueprint, number))
    own = {code: addresses.papers(name, code) for code in addresses.WORDS}
    return _shown(request, "papers", own, {"title": blueprint.title[language()]})


@require_safe
def sheet(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """The questions of a paper, to be printed."""
    blueprint = _blueprint(name)
    if number >= papers.MOST:
        raise Http404
    own = {code: addresses.paper(name, number, code) for code in addresses.WORDS}
    asked = [(ask(one, language()), table_of(one.draft.shown)) for one in papers.questions_of(blueprint, number)]
    context = {"title": blueprint.title[language()], "blueprint": blueprint, "number": number, "asked": asked}
    return _shown(request, "paper", own, context)


@require_safe
def key(request: HttpRequest, name: str, number: int, signature: str) -> HttpResponse:
    """The key of a paper, for who has its address."""
    blueprint = _blueprint(name)
    if number >= papers.MOST or not papers.opens(blueprint, number, signature):
        return refused(request, _("This is not the address of a key. Whoever made the paper has it."))
    own = {code: f"{addresses.paper(name, number, code)}{signature}/" for code in addresses.WORDS}
    told = [verdict(one, (), language()) for one in papers.questions_of(blueprint, number)]
    context = {"title": blueprint.title[language()], "number": number, "told": told}
    context["sheet"] = addresses.paper(name, number, language())
    return _shown(request, "paper_key", own, context)


def _blueprint(name: str) -> Blueprint:
    if name not in blueprints():
        raise Http404
    return blueprints()[name]


def _key_address(blueprint: Blueprint, number: int) -> str:
    return f"{addresses.paper(blueprint.name, number, language())}{papers.key_of(blueprint, number)}/"


def _shown(request: HttpRequest, name: str, own: dict[str, str], context: dict[str, object]) -> HttpResponse:
    return not_kept(render_page(request, current_book(), f"quizzes/{name}.html", own, **context))
