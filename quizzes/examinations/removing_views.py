"""Where an examiner deletes an examination: what goes, what stays, the title to type."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from accounts.roles import user_of
from lawbook.addresses import page
from lawbook.limits import as_one_person
from lawbook.views.base import language
from quizzes.examinations import removing
from quizzes.examinations.addresses import examination
from quizzes.examinations.duties import HOLD
from quizzes.examinations.on_duty import on_duty
from quizzes.examinations.staff_views import of_examination
from quizzes.examinations.steering import NotPossible
from quizzes.models import Certificate, Duty


@require_http_methods(["GET", "HEAD", "POST"])
@on_duty(HOLD)
@as_one_person("work")
def removal(request: HttpRequest, duty: Duty) -> HttpResponse:
    """What deleting it means; POST with its title deletes it."""
    now, sent = timezone.now(), request.POST
    if request.method != "POST":
        return _page(request, duty, {})
    try:
        removing.remove(duty.examination, sent.get("title", ""), user_of(request), now)
    except removing.NotConfirmed:
        return _page(request, duty, {"typed": sent.get("title", ""), "wrong": True}, 422)
    except NotPossible:
        return _page(request, duty, {}, 409)
    messages.success(request, _("The examination is deleted."))
    return HttpResponseRedirect(page("examinations", language()))


def _page(request: HttpRequest, duty: Duty, context: dict[str, object], status: int = 200) -> HttpResponse:
    found, now = duty.examination, timezone.now()
    csv = examination(found.pk, language(), "results").rstrip("/") + ".csv"
    context |= {"obstacle": removing.obstacle(found, now), "days": removing.DAYS_TO_APPEAL, "csv": csv}
    context |= {"possible_from": removing.possible_from(found, now), "candidate_count": found.candidates.count()}
    context["certificate_count"] = Certificate.objects.filter(candidate__examination=found).count()
    return of_examination(request, duty, "removal", context, "remove", status=status)
