"""Exams on paper: the sheet for the class, and the key for who made it."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from lawbook.addresses import WORDS
from lawbook.book import current_book
from lawbook.limits import too_many
from lawbook.views.base import language, not_kept, refused, render_page
from quizzes import addresses
from quizzes.exams import asked, papers
from quizzes.exams.pages import limited, paper_form
from quizzes.models import Paper
from quizzes.offering.blueprints import Blueprint, blueprints
from quizzes.offering.picking import as_it_stands, sentence
from quizzes.practice.limits import within


@require_http_methods(["GET", "HEAD", "POST"])
def new_paper(request: HttpRequest, name: str) -> HttpResponse:
    """Offer to make a paper; POST makes one and leads to its key, which links to the sheet."""
    blueprint = _blueprint(name)
    own = {code: addresses.papers(blueprint.name, code) for code in WORDS}
    context: dict[str, object] = {"form": paper_form(blueprint, language())}
    context |= {"sent": request.POST, "laws": request.POST.getlist("law")}
    if request.method != "POST":
        return _shown(request, "papers", own, context)
    try:
        wanted = limited(blueprint, request.POST.get("questions", ""), request.POST.getlist("law"))
    except ValueError:
        response = _shown(
            request, "papers", own, context | {"notice": _("Choose 1 to 60 questions, and Laws of the list.")}
        )
        response.status_code = 422
        return response
    if not within(request, "paper"):
        return too_many(request, "paper")
    if not as_it_stands(wanted).weights:
        return refused(request, sentence(), 409)
    made = papers.make(wanted)
    return HttpResponseRedirect(f"{addresses.paper(made.blueprint, made.number, language())}{papers.key_of(made)}/")


@require_safe
def sheet(request: HttpRequest, name: str, number: str) -> HttpResponse:
    """The questions of a paper, to be printed."""
    if (paper := papers.find(addresses.exam_named(name, language()), number)) is None:
        return refused(request, _("There is no such paper."))
    own = {code: addresses.paper(paper.blueprint, number, code) for code in WORDS}
    rows = list(paper.questions.all())
    questions = [(asked.question_in(row, language()), asked.table_in(row)) for row in rows]
    return _shown(request, "paper", own, {"title": _title(paper), "paper": paper, "asked": questions})


@require_safe
def key(request: HttpRequest, name: str, number: str, signature: str) -> HttpResponse:
    """The key of a paper, for who has its address."""
    paper = papers.find(addresses.exam_named(name, language()), number)
    if paper is None or not papers.opens(paper, signature):
        return refused(request, _("This is not the address of a key. Whoever made the paper has it."))
    own = {code: f"{addresses.paper(paper.blueprint, number, code)}{signature}/" for code in WORDS}
    rows = paper.questions.all()
    told = [(asked.question_in(row, language()), asked.verdict_in(row, (), language())) for row in rows]
    context: dict[str, object] = {"title": _title(paper), "paper": paper, "told": told}
    context["sheet"] = addresses.paper(paper.blueprint, number, language())
    return _shown(request, "paper_key", own, context)


def _blueprint(name: str) -> Blueprint:
    if (known := blueprints().get(addresses.exam_named(name, language()))) is None:
        raise Http404
    return known


def _title(paper: Paper) -> str:
    known = blueprints().get(paper.blueprint)
    return known.title[language()] if known else paper.blueprint


def _shown(request: HttpRequest, name: str, own: dict[str, str], context: dict[str, object]) -> HttpResponse:
    return not_kept(render_page(request, current_book(), f"quizzes/{name}.html", own, **context))
