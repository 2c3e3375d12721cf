"""Answers of the API that the caller has already."""

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.middleware.http import ConditionalGetMiddleware


class Conditional(ConditionalGetMiddleware):
    """Middleware: what is read from the API has an ETag of its content, unless it brings its own; 304 to who has it."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        """Pages of the site look after themselves."""
        if not request.path_info.startswith("/api/"):
            return response
        return super().process_response(request, response)
