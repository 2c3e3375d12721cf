"""The files of an edition, as they were made when it was published."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.utils.cache import get_conditional_response
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import current_book
from lawbook.editions import NoEdition, find_edition
from lawbook.models import Export
from lawbook.views.editions import no_such_edition

_A_YEAR = "public, max-age=31536000, immutable"


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
    response["Cache-Control"] = _A_YEAR
    response["Content-Disposition"] = f'attachment; filename="{found}-{name}"'
    return get_conditional_response(request, etag=response["ETag"], response=response) or response
