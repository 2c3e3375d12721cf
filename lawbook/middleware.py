"""What a request for the book meets before and after its view."""

import logging
from collections.abc import Callable

from django.db import DataError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.cache import has_vary_header

from lawbook.book import NoEdition
from lawbook.failures import is_out_of_order, unavailable

logger = logging.getLogger(__name__)


class WithoutNul:
    """NUL, which PostgreSQL takes in no text: a cookie that holds one is none, what would be kept of one is refused (400)."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Pass the request on without such cookies."""
        sent = request.META.get("HTTP_COOKIE", "")
        if "\\000" in sent or "\0" in sent:  # pages of the book read no cookie
            request.COOKIES = {name: value for name, value in request.COOKIES.items() if "\0" not in value}
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        """The page for a damaged request; other errors go on."""
        if isinstance(exception, DataError) and "NUL" in str(exception):
            return HttpResponse(render_to_string("400.html"), status=400)
        return None


def own_is_not_kept(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware: nobody on the way keeps an answer that depends on the reader's cookie, unless it says otherwise itself."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if has_vary_header(response, "Cookie"):
            response.headers.setdefault("Cache-Control", "no-store")
        return response

    return middleware


class WithoutABook:
    """While no edition is published, every page of the book says so (503) and what to do; the same without a database."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Pass the request on."""
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        """The page for a request that needed the book or the database; other errors go on."""
        if is_out_of_order(exception):
            return unavailable(request, exception)
        if not isinstance(exception, NoEdition):
            return None
        logger.warning("%s", exception)  # the line of the answer, with the same number, has the shape of the address
        return render(request, "503.html", status=503)
