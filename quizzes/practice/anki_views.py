"""The page where questions are taken along into Anki, and the file."""

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_safe

from lawbook.book import current_book
from lawbook.citations import Citation
from lawbook.context import site_url
from lawbook.limits import too_many, within
from lawbook.views.base import alternates, language, not_kept, refused, render_page
from quizzes import addresses
from quizzes.offering.blueprints import blueprints
from quizzes.offering.picking import NothingToAsk, sentence
from quizzes.practice import anki as notes
from quizzes.practice.modes import LEVELS


@gzip_page
@require_safe
def anki(request: HttpRequest) -> HttpResponse:
    """Offer the choice; with a level chosen, the file."""
    if "level" not in request.GET:
        return _form(request)
    laws = request.GET.getlist("law")
    try:
        chosen = notes.wanted(request.GET["level"], request.GET.get("questions", str(notes.USUAL)), laws)
    except ValueError:
        return _form(request, _("Choose a level, 1 to 100 questions, and Laws of the list."), 422)
    if not within(request, "anki"):
        return too_many(request, "anki")
    try:
        return _file(request, chosen)
    except NothingToAsk:
        return refused(request, sentence(), 409)


def _file(request: HttpRequest, chosen: notes.Wanted) -> HttpResponse:
    title = f"{_('Bridge Laws')}::{chosen.blueprint.title[language()]}"
    told = notes.text(notes.drawn(chosen.blueprint), title, language(), site_url(request))
    response = HttpResponse(told, content_type="text/plain; charset=utf-8")
    name = addresses.mode_name(f"level-{chosen.level}", language())
    response["Content-Disposition"] = f'attachment; filename="anki-{name}.txt"'
    return not_kept(response)


def _form(request: HttpRequest, notice: str = "", status: int = 200) -> HttpResponse:
    levels = [(level, blueprints()[name].title[language()]) for level, name in LEVELS.items()]
    laws = sorted({law for name in LEVELS.values() for law in blueprints()[name].all_laws()})
    context: dict[str, object] = {"levels": levels, "most": notes.MOST, "usual": notes.USUAL, "notice": notice}
    context["laws"] = [(law, Citation(law).display(language())) for law in laws]
    context |= {"sent": request.GET, "chosen": request.GET.getlist("law")}
    response = render_page(request, current_book(), "quizzes/anki.html", alternates("anki"), **context)
    response.status_code = status
    return not_kept(response)
