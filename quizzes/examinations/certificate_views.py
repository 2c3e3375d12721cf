"""A certificate is verified by anybody who has its code; the candidate whose it is has it as a file too."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook.context import site_url
from lawbook.limits import too_many, within
from lawbook.publishing.typesetting.pdf import NotTypeset, can_make_pdf
from lawbook.views.base import alternates, language, not_kept, private_page, refused
from quizzes.examinations import certificate_file, certificates, codes, result_views
from quizzes.examinations.addresses import PARTS, certificate
from quizzes.examinations.candidate_views import on_own_device
from quizzes.models import Candidate


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
    if (kept := certificates.kept(code[:40])) is not None:
        return result_views.kept(request, kept)
    context: dict[str, object] = {"typed": code[:40], "notice": _("No certificate with this code is on record.")}
    return _form(request, context, 404)


@require_safe
@on_own_device
def own_file(request: HttpRequest, candidate: Candidate) -> HttpResponse:
    """The certificate as a PDF, for who passed and while it holds; a name that cannot be typeset has its page to print."""
    found = certificates.valid_of(candidate)
    if found is None or not can_make_pdf():
        return refused(request, _("There is no certificate at this address."))
    address = certificate(found.certificate.code, language())
    try:
        made = certificate_file.certificate_pdf(found, language(), f"{site_url(request)}{address}")
    except NotTypeset:
        return not_kept(HttpResponseRedirect(address))
    response = HttpResponse(made, content_type="application/pdf")
    response["Content-Disposition"] = f'attachment; filename="{PARTS[language()]["certificate"]}.pdf"'
    return not_kept(response)


def _form(request: HttpRequest, context: dict[str, object], status: int = 200) -> HttpResponse:
    return private_page(request, "quizzes/examination/verify.html", alternates("certificate"), context, status)
