"""``/eli/laws/…``: from the identifier of a clause to where it is read."""

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook import addresses, eli
from lawbook.book import book_of, current_book
from lawbook.citations import Citation
from lawbook.concepts import Concept, newest_with
from lawbook.editions import NoEdition, find_edition, is_in_force, short_name
from lawbook.models import Edition
from lawbook.views.base import language, refused
from lawbook.views.editions import no_such_edition


@require_safe
def identifier(request: HttpRequest, path: str) -> HttpResponseBase:
    """303 to the clause, in the edition that is named or the one in force, in the language that is named or asked for."""
    current_book()
    named = eli.read(path)
    if named is None:
        return _nothing(request)
    try:
        found = _found(named)
    except NoEdition:
        return no_such_edition(request, named.edition)
    if found is None:
        return _nothing(request)
    edition, citation = found
    name = "" if is_in_force(edition) and not named.edition else short_name(edition)
    response = HttpResponse(status=303)
    response["Location"] = addresses.address(citation, named.language or language(), name)
    patch_vary_headers(response, ["Accept-Language"])
    return response


def _found(named: eli.Eli) -> tuple[Edition, Citation] | None:
    if not named.edition:
        return newest_with(Concept(named.citation, named.since))
    edition = find_edition(named.edition)
    return (edition, named.citation) if named.citation in book_of(edition).passages else None


def _nothing(request: HttpRequest) -> HttpResponse:
    return refused(request, _("No clause has this identifier."))
