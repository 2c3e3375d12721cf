"""A certificate is verified by anybody who has its code."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook.limits import too_many, within
from lawbook.views.base import alternates, language, private_page
from quizzes.examinations import certificates, codes, result_views
from quizzes.examinations.addresses import certificate


@require_safe
def verify(request: HttpRequest) -> HttpResponse:
    """The form for a code."""
    if code := codes.read(request.GET.get("code", "")[:40]):
        return HttpResponseRedirect(certificate(code, language()))
    return _form(request, {})


@require_safe
def certified(request: HttpRequest, code: str) -> HttpResponse:
    """The certificate, if there is one with this code."""
    if not within(request, "certificate"):
        return too_many(request, "certificate")
    found = certificates.find(code[:40])
    if found is not None:
        return result_views.verified(request, found)
    context: dict[str, object] = {"typed": code[:40], "notice": _("There is no certificate with this code.")}
    return _form(request, context, 404)


def _form(request: HttpRequest, context: dict[str, object], status: int = 200) -> HttpResponse:
    return private_page(request, "quizzes/examination/verify.html", alternates("certificate"), context, status)
