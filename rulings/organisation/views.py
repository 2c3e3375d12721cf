"""The regulations of the organisation: what holds, what held, and the form in which they are published."""

from urllib.parse import quote

from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from accounts.models import User
from accounts.roles import needs
from lawbook import addresses
from lawbook.book import current_book
from lawbook.views.base import alternates, language, not_kept, refused, render_page
from rulings.organisation.form import day_told, fields, problems_of, shown, texts_of, values_told
from rulings.organisation.published import Kept, TooEarly, in_force, named, publish, published

PUBLISH = "rulings.publish_regulations"


@require_safe
def regulations(request: HttpRequest) -> HttpResponse:
    """Those in force, and all that were published."""
    now = in_force()
    return _page(request, now, alternates("regulations"))


@require_safe
def of_then(request: HttpRequest, name: str) -> HttpResponse:
    """Published ones under their name: in force, announced or former."""
    found = named(name)
    if found is None:
        return refused(request, _("There are no such regulations."))
    own = {code: addresses.regulations(name, code) for code in addresses.WORDS}
    return _page(request, found, own)


def _page(request: HttpRequest, chosen: Kept | None, own: dict[str, str]) -> HttpResponse:
    now = in_force()
    every = [(one, addresses.regulations(one.name, language())) for one in reversed(published())]
    context = {
        "chosen": chosen,
        "holds": chosen == now,
        "announced": chosen is not None and chosen.in_force_from > timezone.localdate(),
        "values": shown(chosen.values if chosen else {}, language()),
        "every": every,
        "may_publish": addresses.new_regulations(language()),
    }
    return not_kept(render_page(request, current_book(), "rulings/regulations.html", own, **context))


@needs(PUBLISH)
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest) -> HttpResponseBase:
    """The form, filled with what holds; and publishing what it says."""
    if way := _way_to_second_step(request):
        return HttpResponseRedirect(way)
    last = published()[-1:]
    told = request.POST.dict() if request.method == "POST" else texts_of(last[0].values if last else {})
    problems: dict[str, str] = {}
    if request.method == "POST":
        values = values_told(told)
        day, wrong = day_told(told.get("in_force_from", ""))
        problems = problems_of(values) | ({"in_force_from": wrong} if wrong else {})
        if day and not problems:
            try:
                done = publish(values, day, told.get("note", "")[:2000], _user(request))
                return HttpResponseRedirect(addresses.regulations(done.name, language()))
            except TooEarly:
                problems = {"in_force_from": _("That day is over: rulings were given by the regulations of then.")}
    return _form(request, told, problems)


def _form(request: HttpRequest, told: dict[str, str], problems: dict[str, str]) -> HttpResponse:
    own = {code: addresses.new_regulations(code) for code in addresses.WORDS}
    context = {
        "fields": fields(told, problems, language()),
        "in_force_from": told.get("in_force_from", ""),
        "note": told.get("note", ""),
        "problems": problems,
    }
    return not_kept(render_page(request, current_book(), "rulings/new_regulations.html", own, **context))


def _way_to_second_step(request: HttpRequest) -> str:
    """Where an account gets a second factor, or gives it in this log-in; what a whole federation rules by hangs on it."""
    from allauth.mfa.models import Authenticator  # loaded only here

    from accounts.second_factor import has_second_factor, was_second_step_taken

    user = _user(request)
    if not has_second_factor(user):
        return reverse("mfa_index")
    if was_second_step_taken(request, user):
        return ""
    has_app = Authenticator.objects.filter(user=user, type=Authenticator.Type.TOTP).exists()
    way = reverse("mfa_reauthenticate" if has_app else "mfa_reauthenticate_webauthn")
    return f"{way}?next={quote(request.get_full_path())}"


def _user(request: HttpRequest) -> User:
    assert isinstance(request.user, User)  # noqa: S101 (``needs`` has seen to it)
    return request.user
