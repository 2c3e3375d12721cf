"""A player's pages: join, the question that is on, homework, what was right. Asked again every two seconds by htmx."""

from dataclasses import dataclass
from typing import Literal

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from lawbook.addresses import WORDS, page
from lawbook.book import current_book
from lawbook.limits import too_many, within
from lawbook.views.base import alternates, language, not_kept, pages_of, private_page, refused
from quizzes.classes import addresses, answering, joining, opening, standing
from quizzes.exams import asked
from quizzes.models import ClassQuestion, Classroom, Player
from rulings.quoting import quoted

_LATE, _EMPTY = "late", "empty"
"""Said in the address of the page to which an answer leads that is taken no more, or that chooses nothing."""


_State = Literal["open", "answered", "empty", "right", "wrong"]


@dataclass(frozen=True)
class _Place:
    """A question on the player's list: to be answered or answered; once it is over right, wrong or left empty."""

    number: int
    address: str
    state: _State


@require_http_methods(["GET", "HEAD", "POST"])
def door(request: HttpRequest) -> HttpResponse:
    """Code and name; POST joins."""
    typed = {name: request.POST.get(name, request.GET.get(name, ""))[:60] for name in ("code", "name")}
    context: dict[str, object] = {"typed": typed, "new": addresses.new(language())}
    if request.method != "POST":
        return shown(request, "door", alternates("class"), context)
    if not within(request, "class"):
        return too_many(request, "class")
    found = opening.find(typed["code"])
    try:
        if found is None:
            raise joining.NotJoined(_("There is no class with this code."))
        if joining.player_of(request, found) is None:
            joining.join(request, found, typed["name"])
    except joining.NotJoined as refusal:
        return shown(request, "door", alternates("class"), context | {"notice": str(refusal)}, 422)
    return HttpResponseRedirect(addresses.room(found.code, language()))


@require_http_methods(["GET", "HEAD"])
def room(request: HttpRequest, code: str) -> HttpResponse:
    """Where a player waits, answers, and sees what was right; the list of the questions of homework."""
    found = opening.find(code)
    player = joining.player_of(request, found) if found else None
    if found is None or player is None:
        return _to_the_door(request, found)
    state = f"{found.current}-{int(found.told)}-{int(found.ended is not None)}"
    if request.headers.get("HX-Request") and request.GET.get("state") == state:
        return not_kept(HttpResponse(status=204))
    context = _room(found, player) | {"state": state, "late": _LATE in request.GET, "empty": _EMPTY in request.GET}
    if found.current and found.until is None and not found.ended:
        context |= _question(found, player, found.questions.get(number=found.current))
    name = "_room_now" if request.headers.get("HX-Request") else "room"
    return shown(request, name, _own(found), context)


@require_http_methods(["GET", "HEAD", "POST"])
def question(request: HttpRequest, code: str, number: int) -> HttpResponse:
    """A question; POST answers it. With its verdict once it is told."""
    found = opening.find(code)
    player = joining.player_of(request, found) if found else None
    row = found.questions.filter(number=number).first() if found else None
    if found is None or player is None or row is None:
        return refused(request, _("There is no class with this code."))
    here, now = addresses.room(found.code, language()), timezone.now()
    if request.method == "POST":
        outcome = answering.answer(player, row, request.POST.getlist("answer"), now)
        more = found.until is not None and outcome == "kept" and number < found.questions.count()
        if outcome == "empty":
            return HttpResponseRedirect((request.path if found.until else here) + f"?{_EMPTY}")
        late = f"?{_LATE}" if outcome == "not-now" else ""
        return HttpResponseRedirect(addresses.room(found.code, language(), number + 1) if more else here + late)
    if not (answering.tells(found, number, now) or (found.until and answering.takes(found, number, now))):
        return HttpResponseRedirect(here)
    context = _room(found, player) | _question(found, player, row) | {"alone": True, "empty": _EMPTY in request.GET}
    return shown(request, "room", _own(found, number), context)


def _to_the_door(request: HttpRequest, found: Classroom | None) -> HttpResponse:
    """Who is no player joins first; counted, so that nobody finds a class by trying codes."""
    if not within(request, "class"):
        return too_many(request, "class")
    if found is None:
        return refused(request, _("There is no class with this code."))
    return HttpResponseRedirect(f"{page('class', language())}?code={found.code}")


def _room(found: Classroom, player: Player) -> dict[str, object]:
    """What stands around a question."""
    now = timezone.now()
    told = found.questions.count() if found.ended or found.until else found.current - (not found.told)
    places = _places(found, player)
    over = answering.tells(found, found.questions.count() if found.until else found.current, now)
    ranks = standing.standings(found, told) if found.standings and told and (over or not found.until) else []
    return {
        "classroom": found,
        "player": player,
        "here": addresses.room(found.code, language()),
        "places": places,
        "next": next((one for one in places if one.state == "open"), None),
        "over": over,
        "ranks": ranks,
        "own": next((one for one in ranks if one.name == player.name), None),
    }


def _places(found: Classroom, player: Player) -> list[_Place]:
    """The questions of homework, or of a class that is over; how each was answered once that is told."""
    if found.until is None and not found.ended:
        return []
    rows = found.questions.only("number", "key")
    given = dict(player.answers.values_list("question__number", "chosen"))
    over = answering.tells(found, 1, timezone.now())
    return [
        _Place(
            row.number,
            addresses.room(found.code, language(), row.number),
            _state(row, given.get(row.number), over=over),
        )
        for row in rows
        if found.until or row.number <= found.current
    ]


def _state(row: ClassQuestion, chosen: str | None, *, over: bool) -> _State:
    if chosen is None:
        return "empty" if over else "open"
    if not over:
        return "answered"
    return "right" if chosen == row.key else "wrong"


def _question(found: Classroom, player: Player, row: ClassQuestion) -> dict[str, object]:
    """A question with what the player chose, and the verdict once it is told."""
    given = player.answers.filter(question=row).values_list("chosen", flat=True).first() or ""
    context: dict[str, object] = {"question": asked.question_in(row, language()), "table": asked.table_in(row)}
    context |= {"number": row.number, "count": found.questions.count(), "chosen": given.split(",") if given else []}
    context["post"] = addresses.room(found.code, language(), row.number)
    if answering.tells(found, row.number, timezone.now()):
        context["verdict"] = asked.verdict_in(row, given.split(",") if given else (), language())
        context["quotes"] = quoted(pages_of(current_book()), row.clause, [])
    return context


def _own(found: Classroom, *rest: int) -> dict[str, str]:
    return {code: addresses.room(found.code, code, *rest) for code in WORDS}


def shown(
    request: HttpRequest, name: str, own: dict[str, str], context: dict[str, object], status: int = 200
) -> HttpResponse:
    """A page of a class; nobody keeps it on the way."""
    return private_page(request, f"quizzes/class/{name}.html", own, context, status)
