"""The regulations of the organisation: what holds, what held. They are written in the workshop."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import current_book
from lawbook.views.base import alternates, language, not_kept, refused, render_page
from rulings.organisation.form import shown
from rulings.organisation.published import Kept, in_force, named, published

_FORMERLY = ("yeni", "new")
"""Where the form was once."""


@require_safe
def regulations(request: HttpRequest) -> HttpResponse:
    """Those in force, and all that were published."""
    now = in_force()
    return _page(request, now, alternates("regulations"))


@require_safe
def of_then(request: HttpRequest, name: str) -> HttpResponse:
    """Published ones under their name: in force, announced or former."""
    found = named(name)
    if name in _FORMERLY:
        return HttpResponseRedirect(addresses.new_regulations(language()))
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
