"""Where a candidate begins: the code."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from lawbook.addresses import page
from lawbook.limits import too_many, within
from lawbook.moments import zone_said
from lawbook.views.base import alternates, language, private_page
from quizzes.examinations import beginning, clock, codes, devices
from quizzes.examinations.addresses import OTHER, place
from quizzes.models import Candidate


@require_http_methods(["GET", "HEAD", "POST"])
def entry(request: HttpRequest) -> HttpResponse:
    """The form for the code; POST begins, or goes on with what was begun on another device.

    Whose examination goes on on this device goes on at once, as after a lost connection; unless somebody else sits here now.
    """
    if request.method != "POST":
        held = devices.candidate_at(request)
        goes_on = held is not None and devices.is_current(request, held) and not clock.is_over(held, timezone.now())
        if held is not None and goes_on and OTHER not in request.GET:
            return HttpResponseRedirect(_goes_on_at(held))
        return _form(request, {"candidate": held, "address": place(held.pk, language()) if held else ""})
    if request.POST.get("leave"):
        devices.leave(request)
        return HttpResponseRedirect(page("exam-code", language()))
    if not within(request, "exam_code"):
        return too_many(request, "exam_code")
    typed = request.POST.get("code", "")[:40]
    found = codes.find(typed)
    if found is None:
        notice = _("No candidate has this code. Check it letter by letter; the invigilator can give you a new one.")
        return _form(request, {"notice": notice, "typed": typed}, 422)
    try:
        beginning.enter(request, found, timezone.now())
    except beginning.NotNow as refusal:
        return _form(request, {"notice": _why_not(found, refusal.why), "typed": typed}, 409)
    return HttpResponseRedirect(_goes_on_at(found))


def _goes_on_at(candidate: Candidate) -> str:
    """The question that was looked at last; of who has handed in what there is to see."""
    return place(candidate.pk, language(), *([max(candidate.place, 1)] if not candidate.handed_in else []))


def _why_not(candidate: Candidate, why: beginning.Refusal) -> str:
    match why:
        case "too-early":
            begins = timezone.localtime(candidate.examination.opens)
            told = {"time": f"{begins:%d.%m.%Y %H:%M} ({zone_said(begins)})"}
            return _("Your code is right. The examination begins at %(time)s.") % told
        case "not-open":
            return _("Your code is right. Wait until the invigilator opens the examination, then send it again.")
        case "paused":
            return _("Your code is right. The examination is paused; send it again when it goes on.")
    return _("This examination is over.")


def _form(request: HttpRequest, context: dict[str, object], status: int = 200) -> HttpResponse:
    return private_page(request, "quizzes/examination/entry.html", alternates("exam-code"), context, status)
