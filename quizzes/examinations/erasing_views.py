"""Where an examiner erases the certificate of who asks for it: by its code, or by what stands on it."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from accounts.roles import needs, user_of
from lawbook.addresses import page
from lawbook.limits import as_one_person
from lawbook.text_input import printable
from lawbook.views.base import language, private_page
from quizzes.examinations import certificates, erasing
from quizzes.examinations.addresses import erasure
from quizzes.examinations.duties import HOLD
from quizzes.examinations.steering import NotPossible

_LONGEST = 80


@require_http_methods(["GET", "HEAD", "POST"])
@needs(HOLD)
@as_one_person("work")
def erasing_page(request: HttpRequest) -> HttpResponse:
    """The form; POST looks for a certificate (no name stands in an address), or erases the one that was found."""
    if code := request.POST.get("code", ""):
        return _erased(request, code)
    if request.method != "POST":
        return _page(request, {})
    typed = printable(request.POST.get("sought", "")).strip()[:_LONGEST]
    found = [(one, certificates.shown(one.code)) for one in erasing.sought(typed)]
    return _page(request, {"typed": typed, "found": found, "looked": True}, 200 if found else 404)


def _erased(request: HttpRequest, code: str) -> HttpResponse:
    try:
        erasing.erase(code, user_of(request), timezone.now())
    except NotPossible:
        messages.error(request, _("This certificate is not on record any more; nothing was changed."))
    else:
        messages.success(request, _("The certificate is erased."))
    return HttpResponseRedirect(page("examinations", language()))


def _page(request: HttpRequest, context: dict[str, object], status: int = 200) -> HttpResponse:
    return private_page(request, "quizzes/examination/erasure.html", erasure(), context, status)
