"""What happened to the editions, for feed readers: published, withdrawn."""

import datetime

from django.http import HttpRequest, HttpResponse
from django.utils.feedgenerator import Atom1Feed
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.announcing.sentences import PUBLISHED, WITHDRAWN, told
from lawbook.context import site_url
from lawbook.editions import published
from lawbook.models import Edition
from lawbook.views.base import language

Told = tuple[datetime.datetime, str, Edition, str]


@require_safe
def feed(request: HttpRequest) -> HttpResponse:
    """``/tr/surumler/akis.atom``: every publication and withdrawal, the latest first; its entries keep their names."""
    site, here = site_url(request), addresses.page("editions", language())
    atom = Atom1Feed(
        title=_("Editions of the Laws of Duplicate Bridge"),
        link=f"{site}{here}",
        description="",
        language=language(),
        feed_url=f"{site}{request.path}",
        author_name=_("Bridge Laws"),
    )
    for at, what, edition, said in _happened():
        atom.add_item(
            title=said,
            link=f"{site}{addresses.page('home', language(), str(edition))}",
            description=said,
            unique_id=f"{site}{addresses.page('home', language(), str(edition))}#{what}",
            pubdate=at,
            updateddate=at,
        )
    response = HttpResponse(atom.writeString("utf-8"), content_type=atom.content_type)
    response["Cache-Control"] = "public, max-age=300"
    return response


def _happened() -> list[Told]:
    found: list[Told] = []
    for one in published():
        if one.published_at:
            found.append((one.published_at, PUBLISHED, one, told(PUBLISHED, one)))
        if one.withdrawn_at:
            found.append((one.withdrawn_at, WITHDRAWN, one, told(WITHDRAWN, one)))
    return sorted(found, key=lambda one: one[0], reverse=True)
