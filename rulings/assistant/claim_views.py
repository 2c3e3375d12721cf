"""The page of the aid for contested claims."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from lawbook import addresses, limits
from lawbook.book import current_book
from lawbook.page_cache import for_five_minutes
from lawbook.views.base import language, not_kept, render_page
from rulings.assistant.claim_fields import Trouble, claim_fields
from rulings.assistant.claim_page import claim_page
from rulings.assistant.claim_told import form_of


@require_safe
def contested_claim(request: HttpRequest) -> HttpResponse:
    """The form, and with it filled in the proposal. It is a search of a second or so: one address may ask so often."""
    form = form_of(request.GET)
    own = {code: form.address(code) for code in addresses.WORDS}
    within = not request.GET or limits.within(request, "claim")
    if within:
        shown = claim_page(form, language()) if request.GET else claim_fields(form)
    else:
        shown = claim_fields(form) | {"troubles": [Trouble(limits.sentence())]}
    response = render_page(request, current_book(), "rulings/claim.html", own, **shown)
    if within:
        return for_five_minutes(request, response)
    response.status_code = 429
    response["Retry-After"] = str(limits.seconds_to_wait("claim"))
    return not_kept(response)
