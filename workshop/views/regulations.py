"""The regulations in the workshop: the form, what was written, what it changes, and publishing by somebody else."""

from typing import Any

from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from bridge.problems import ImpossibleCase
from lawbook import addresses
from lawbook.limits import as_one_person
from lawbook.posted import posted
from rulings.organisation.form import day_told, fields, problems_of, texts_of, values_told
from rulings.organisation.form import shown as shown_values
from rulings.organisation.published import TooEarly, published
from workshop import regulations_impact, words
from workshop.actions.approve import InTheWay
from workshop.actions.regulate import drop_regulations, publish_regulations, write_regulations
from workshop.models import RegulationsDraft
from workshop.permissions import may
from workshop.views.desk import DeskRequest, desk, elsewhere, language, shown, told


@desk
@as_one_person("draft")
def regulations(request: DeskRequest) -> HttpResponse:
    """What was written, the newest first, and the form, filled with what was published last; with POST it is kept."""
    last = published()[-1:]
    typed = request.POST.dict() if request.method == "POST" else texts_of(last[0].values if last else {})
    problems: dict[str, str] = {}
    if request.method == "POST":
        values = values_told(typed)
        day, wrong = day_told(typed.get("in_force_from", ""))
        problems = problems_of(values) | ({"in_force_from": wrong} if wrong else {})
        if day and not problems:
            made = write_regulations(request.user, values, day, typed.get("note", "")[:2000])
            return HttpResponseRedirect(words.regulations(language(), made.pk))
    context: dict[str, Any] = {
        "drafts": [(one, words.regulations(language(), one.pk)) for one in RegulationsDraft.objects.all()],
        "fields": fields(typed, problems, language()),
        "in_force_from": typed.get("in_force_from", ""),
        "note": typed.get("note", ""),
        "problems": problems,
        "writes": may(request.user, "write") or may(request.user, "publish"),
    }
    return shown(request, "regulations.html", elsewhere(words.regulations), 422 if problems else 200, **context)


@desk
@require_safe
def one(request: DeskRequest, pk: int) -> HttpResponse:
    """The values, and the reviewed cases that they rule otherwise."""
    draft = get_object_or_404(RegulationsDraft, pk=pk)
    context: dict[str, Any] = {
        "draft": draft,
        "values": shown_values(draft.values, language()),
        "changed": regulations_impact.shown(draft, language()),
        "own": draft.written_by.casefold() == request.user.email.casefold(),
        "public": addresses.regulations(draft.published_as, language()) if draft.published_as else "",
    }
    response = shown(request, "regulations_draft.html", elsewhere(lambda code: words.regulations(code, pk)), **context)
    if draft.impact is None and not draft.is_dropped:
        response["Refresh"] = "3"
    return response


@desk
@posted()
def do(request: DeskRequest, pk: int, verb: str) -> HttpResponse:
    """Publish, or drop."""
    draft = get_object_or_404(RegulationsDraft, pk=pk)
    back = words.regulations(language(), pk)
    if verb == "publish":
        return told(request, lambda: _publish(request, draft), _("The regulations are published."), back)
    if verb == "drop":
        return told(request, lambda: drop_regulations(request.user, draft), _("They are given up."), back)
    raise Http404


def _publish(request: DeskRequest, draft: RegulationsDraft) -> None:
    try:
        publish_regulations(request.user, draft)
    except TooEarly as error:
        raise InTheWay([_("That day is over: rulings were given by the regulations of then.")]) from error
    except ImpossibleCase as error:
        raise InTheWay([_("They are of an older form. Write them anew.")]) from error
