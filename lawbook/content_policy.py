"""The Content-Security-Policy: the same on nearly all pages, so it is written once and not twice for each of them."""

from functools import cache

from csp.constants import HEADER
from csp.middleware import CSPMiddleware
from csp.utils import build_policy
from django.conf import settings
from django.http import HttpRequest
from django.http.response import HttpResponseBase

_OF_ITS_OWN = ("_csp_config", "_csp_update", "_csp_replace", "_csp_exempt")


class ContentPolicy(CSPMiddleware):
    """A page that has a policy of its own, or a script with a nonce, gets it from the library."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        """Name the policy, unless the page has."""
        has_own = getattr(request, "_csp_nonce", None) or not vars(response).keys().isdisjoint(_OF_ITS_OWN)
        if has_own or settings.DEBUG:
            return super().process_response(request, response)
        if HEADER not in response:
            response[HEADER] = _policy()
        return response


@cache
def _policy() -> str:
    return build_policy()
