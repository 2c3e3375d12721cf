"""Announcements by e-mail: the form, the link that confirms, the link that ends them. No cookie, no account."""

from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from lawbook import addresses
from lawbook.announcing import mailing
from lawbook.book import current_book
from lawbook.limits import too_many, within
from lawbook.views.base import language, not_kept, render_page

_METHODS = ["GET", "HEAD", "POST"]


@csrf_exempt  # who sends this for somebody else has a message sent that asks whether it was she
@never_cache
@require_http_methods(_METHODS)
def form(request: HttpRequest) -> HttpResponseBase:
    """Where one asks for them; the answer is the same for every address."""
    if request.method != "POST" or not mailing.can_mail():
        return _page(request, can_mail=mailing.can_mail())
    if not within(request, "announce"):
        return too_many(request, "announce")
    email = request.POST.get("email", "")[:254]
    try:
        mailing.ask_for(email, language())
    except ValidationError:
        return _page(request, 422, can_mail=True, email=email, problem=_("This is no e-mail address."))
    return _page(request, sent=True)


@csrf_exempt  # the link is the key
@never_cache
@require_http_methods(_METHODS)
def confirm(request: HttpRequest, token: str) -> HttpResponseBase:
    """A page with a button, for programs open links in messages; the button confirms."""
    asked = mailing.asked(token)
    if asked is None:
        return _page(request, 404, ended=True, can_mail=mailing.can_mail())
    if request.method == "POST":
        mailing.confirm(token)
        return _page(request, confirmed=True)
    return _page(request, to_confirm=asked["email"])


@csrf_exempt  # mail programs send it without having read a page (RFC 8058)
@never_cache
@require_http_methods(_METHODS)
def leave(request: HttpRequest, token: str) -> HttpResponseBase:
    """One click in a mail program, or on this page; the answer is the same for a link that was used."""
    if request.method == "POST":
        mailing.leave(token)
        return _page(request, left=True)
    return _page(request, to_leave=True)


def _page(request: HttpRequest, status: int = 200, **context: object) -> HttpResponse:
    own = {code: addresses.announcements(code) for code in addresses.WORDS}
    shown = {"feed": addresses.feed(language()), **context}
    response = not_kept(render_page(request, current_book(), "lawbook/announcements.html", own, **shown))
    response.status_code = status
    response["Referrer-Policy"] = "no-referrer"
    response["X-Robots-Tag"] = "noindex"
    return response
