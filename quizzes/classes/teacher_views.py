"""A teacher's pages: open a class, the screen for the wall, what the teacher does."""

from datetime import datetime

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from accounts.roles import user_of
from lawbook.addresses import WORDS, page
from lawbook.book import current_book
from lawbook.context import site_url
from lawbook.limits import as_one_person, too_many, within
from lawbook.moments import moment_named
from lawbook.posted import posted
from lawbook.sent_once import sent_once
from lawbook.views.base import language, pages_of
from quizzes.classes import addresses, answering, opening, standing, teaching
from quizzes.classes.player_views import shown
from quizzes.exams import asked
from quizzes.exams.pages import limited, paper_form
from quizzes.models import ClassQuestion, Classroom
from quizzes.offering.blueprints import blueprints
from quizzes.offering.picking import as_it_stands, sentence
from rulings.assistant.situation_page import qr_code
from rulings.quoting import quoted


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@sent_once
def new(request: HttpRequest) -> HttpResponse:
    """What the class is asked; POST opens it."""
    name = request.POST.get("blueprint", request.GET.get("blueprint", next(iter(blueprints()))))
    if name not in blueprints():
        raise Http404
    context: dict[str, object] = {"blueprints": [(one.name, one.title[language()]) for one in blueprints().values()]}
    context |= {"name": name, "form": paper_form(blueprints()[name], language()), "sent": request.POST}
    context["laws"] = request.POST.getlist("law")
    mine = Classroom.objects.filter(teacher=request.user.pk)[:10]
    context["mine"] = [_listed(one) for one in mine]
    own = {code: addresses.new(code) for code in WORDS}
    if request.method != "POST":
        return shown(request, "new", own, context)
    if not within(request, "paper"):
        return too_many(request, "paper")
    try:
        wanted = limited(blueprints()[name], request.POST.get("questions", ""), request.POST.getlist("law"))
    except ValueError:
        notice = _("Choose 1 to 60 questions, and Laws of the list.")
        return shown(request, "new", own, context | {"notice": notice}, 422)
    try:
        until = _until(request.POST.get("until", ""))
    except ValueError:
        return shown(request, "new", own, context | {"notice": _("Homework ends on a day within four weeks.")}, 422)
    if not as_it_stands(wanted).weights:
        return shown(request, "new", own, context | {"notice": sentence()}, 409)
    standings = request.POST.get("standings") == "on"
    made = opening.open_class(user_of(request), wanted, standings=standings, until=until)
    return HttpResponseRedirect(_screen(made))


def _listed(one: Classroom) -> tuple[Classroom, str, str, bool]:
    """A class of the list, its screen, where its questions are asked again, and whether it is over."""
    again = addresses.room(one.code, language(), "again")
    return one, _screen(one), again, answering.is_over(one, timezone.now())


def _until(text: str) -> datetime | None:
    """Until when it is homework, if it is; ``ValueError``."""
    if not text:
        return None
    until = moment_named(text)
    if until is None or not timezone.now() < until <= timezone.now() + opening.LONGEST_HOMEWORK:
        raise ValueError(text)
    return until


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@sent_once
def again(request: HttpRequest, code: str) -> HttpResponse:
    """The questions of a class once more; POST opens a class with them."""
    found, sent = _own(request, code), request.POST
    own = {one: addresses.room(found.code, one, "again") for one in WORDS}
    context: dict[str, object] = {"classroom": found, "count": found.questions.count(), "sent": sent}
    context |= {"screen": _screen(found), "is_answered_still": answering.takes(found, 1, timezone.now())}
    if request.method != "POST":
        return shown(request, "again", own, context)
    if not within(request, "paper"):
        return too_many(request, "paper")
    try:
        until = _until(sent.get("until", ""))
    except ValueError:
        return shown(request, "again", own, context | {"notice": _("Homework ends on a day within four weeks.")}, 422)
    made = opening.open_again(found, standings=sent.get("standings") == "on", until=until)
    if made is None:
        return shown(request, "again", own, context | {"notice": sentence()}, 409)
    return HttpResponseRedirect(_screen(made))


@require_safe
@login_required
def screen(request: HttpRequest, code: str) -> HttpResponse:
    """The screen for the wall: the code, who is there, the question, how many are ready, how the answers are spread."""
    found = _own(request, code)
    players, ready = list(found.players.all()), standing.ready(found, found.current)
    context: dict[str, object] = {"classroom": found, "players": players}
    context |= {"here": _screen(found), "do": addresses.room(found.code, language(), "do")}
    context["again"] = addresses.room(found.code, language(), "again")
    context["door"] = f"{site_url(request)}{page('class', language())}"
    context |= {"ready": len(ready), "count": found.questions.count()}
    context["names"] = [(one.name, one.pk in ready) for one in players]
    if request.headers.get("HX-Request"):
        return shown(request, "_ready", _addresses(found), context)
    if found.until is not None:
        context |= _homework(found)
    elif found.current:
        context |= _question(found, found.questions.get(number=found.current))
    if not found.ended and not found.current and "ranks" not in context:
        context["qr"] = qr_code(f"{context['door']}?code={found.code}")
    return shown(request, "screen", _addresses(found), context)


def _addresses(found: Classroom) -> dict[str, str]:
    return {code: addresses.room(found.code, code, "screen") for code in WORDS}


def _question(found: Classroom, row: ClassQuestion) -> dict[str, object]:
    """The question that is on; once it is told, the verdict, the spread, the standings if wanted."""
    context: dict[str, object] = {"question": asked.question_in(row, language()), "table": asked.table_in(row)}
    if not found.told:
        return context
    told = asked.verdict_in(row, (), language())
    spread = standing.spread(row, asked.letters_of(row))
    context["options"] = [(option, spread[option["id"]]) for option in told["options"]]
    context["verdict"] = told
    context["quotes"] = quoted(pages_of(current_book()), row.clause, [])
    ranks = standing.standings(found, found.current) if found.standings else []
    context["ranks"] = standing.told_to_all(ranks)[:10]
    return context


def _homework(found: Classroom) -> dict[str, object]:
    """Who has answered how much; how the answers are spread, once it is over."""
    given = standing.answered(found)
    context: dict[str, object] = {"done": [(one, given.get(one.pk, 0)) for one in found.players.all()]}
    if answering.tells(found, 1, timezone.now()):
        ranks = standing.standings(found, found.questions.count())
        context |= {"each": ranks, "ranks": standing.told_to_all(ranks) if found.standings else []}
        context["told"] = [_told(row) for row in found.questions.all()]
    return context


def _told(row: ClassQuestion) -> dict[str, object]:
    """A question of homework with its table, its key and how the answers are spread."""
    spread = standing.spread(row, asked.letters_of(row))
    verdict = asked.verdict_in(row, (), language())
    options = [(option, spread[option["id"]]) for option in verdict["options"]]
    key = [option for option in verdict["options"] if option["right"]]
    shown = {"question": asked.question_in(row, language()), "table": asked.table_in(row)}
    return {"number": row.number, "key": key, "options": options} | shown


@posted(lambda _request, code: addresses.room(code, language(), "screen"))
@login_required
@as_one_person("work")
def do(request: HttpRequest, code: str) -> HttpResponse:
    """The next question, its answer, the end, or a player sent out."""
    found, sent = _own(request, code), request.POST
    match sent.get("do"):
        case "next":
            teaching.next_question(found)
        case "tell":
            teaching.tell(found)
        case "end":
            teaching.end(found, timezone.now())
        case "send-out" if sent.get("player", "").isdecimal() and len(sent["player"]) < 15:
            teaching.send_out(found, int(sent["player"]))
        case _:
            raise Http404
    return HttpResponseRedirect(_screen(found))


def _own(request: HttpRequest, code: str) -> Classroom:
    found = opening.find(code)
    if found is None or found.teacher_id != request.user.pk:
        raise Http404
    return found


def _screen(found: Classroom) -> str:
    return addresses.room(found.code, language(), "screen")
