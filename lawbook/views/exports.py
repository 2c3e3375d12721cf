"""The files of an edition, as they were made when it was published, and the page that lists them."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.utils.cache import get_conditional_response
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import current_book
from lawbook.downloads import downloads_of
from lawbook.editions import NoEdition, find_edition, short_name
from lawbook.further_languages import codes
from lawbook.models import Export
from lawbook.older import entry
from lawbook.page_cache import cached_for_edition
from lawbook.publishing.manifest import MANIFEST
from lawbook.views.base import language, render_page
from lawbook.views.editions import no_such_edition

_A_YEAR = "public, max-age=31536000, immutable"
_A_MINUTE = "public, max-age=60"


@require_safe
def export(request: HttpRequest, edition: str, name: str) -> HttpResponseBase:
    """A file by its name; under a code without a revision, that of the newest."""
    current_book()
    try:
        found = find_edition(edition)
    except NoEdition:
        return no_such_edition(request, edition)
    if str(found) != edition:
        return HttpResponseRedirect(addresses.export(str(found), name))
    kept = Export.objects.filter(edition=found, name=name).first()
    if kept is None:
        raise Http404
    response = HttpResponse(bytes(kept.content), content_type=kept.media_type)
    response["ETag"] = f'"{kept.sha256}"'
    response["Cache-Control"] = _A_MINUTE if name == MANIFEST else _A_YEAR  # it grows when a file is added
    response["Content-Disposition"] = f'attachment; filename="{found}-{name}"'
    return get_conditional_response(request, etag=response["ETag"], response=response) or response


@require_safe
def downloads(request: HttpRequest, edition: str) -> HttpResponseBase:
    """The files of an edition: for what each is, how large, and its SHA-256."""
    book = current_book()
    try:
        found = find_edition(edition)
    except NoEdition:
        return no_such_edition(request, edition)
    own = {code: addresses.downloads(short_name(found), code) for code in codes()}
    shown = {"entry": entry(found, language()), "files": downloads_of(found)}
    return cached_for_edition(request, book, lambda: render_page(request, book, "lawbook/downloads.html", own, **shown))
