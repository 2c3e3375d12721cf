"""Where a manifest, or a file of an edition, is verified."""

import hashlib

from django.http import HttpRequest, HttpResponseBase
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from lawbook import addresses, limits
from lawbook.book import current_book
from lawbook.further_languages import codes
from lawbook.models import Edition, Export
from lawbook.publishing.manifest import NotAManifest, public_keys, verify
from lawbook.publishing.told import told
from lawbook.views.base import not_kept, render_page

_LARGEST = 8_000_000  # a book is two


@csrf_exempt  # nothing is changed or kept by it, and a page of the book sets no cookie
@require_http_methods(["GET", "HEAD", "POST"])
def verification(request: HttpRequest) -> HttpResponseBase:
    """How to verify, with the public keys; and what was found in what somebody sent."""
    if request.method == "POST" and not limits.within(request, "verify"):
        return limits.too_many(request, "verify")
    found = _found(request) if request.method == "POST" else ""
    own = {code: addresses.verification(code) for code in codes()}
    context = {"found": found, "keys": sorted(public_keys())}
    return not_kept(render_page(request, current_book(), "lawbook/verification.html", own, **context))


def _found(request: HttpRequest) -> str:
    if int(request.headers.get("Content-Length") or 0) > _LARGEST:
        return _("That is too large to be a file of an edition.")
    sent = request.FILES.get("file")
    content = sent.read() if sent else request.POST.get("manifest", "").encode()
    try:
        return told(verify(content.decode(), public_keys()))
    except (NotAManifest, UnicodeDecodeError):
        return _of_file(content) if sent else _("This is not a manifest.")


def _of_file(content: bytes) -> str:
    """Whether some bytes are a file that was published here."""
    known = Export.objects.exclude(edition__state=Edition.State.DRAFT).defer("content").select_related("edition")
    kept = known.filter(sha256=hashlib.sha256(content).hexdigest()).first()
    if kept is None:
        return _("This file was not published here, or something in it was changed.")
    return _("This is %(name)s of edition %(edition)s, as it was published.") % {
        "name": kept.name,
        "edition": kept.edition,
    }
