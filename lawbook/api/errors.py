"""Errors of the API: one JSON shape, in the caller's language."""

import json
from collections.abc import Callable, Sequence

from django.http import HttpRequest, HttpResponse
from django.utils import translation
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext as _
from ninja import NinjaAPI, Schema
from ninja.errors import HttpError, ValidationError

from lawbook import limits
from lawbook.book import NoEdition
from lawbook.further_languages import of_rooms
from lawbook.languages import LANGUAGES, preferred_language


class FieldProblem(Schema):
    """What is wrong with one place of the request."""

    field: str
    code: str
    message: str


class ErrorBody(Schema):
    """A stable ``code`` for programs, a ``message`` for people, the ``fields`` at fault, each with its problem if known."""

    code: str
    message: str
    fields: list[str] = []
    problems: list[FieldProblem] = []


class Error(Schema):
    """The shape of every answer that is not a success."""

    error: ErrorBody


class ApiError(Exception):
    """An answer of status ``status`` with this code and message, and perhaps the seconds after which to ask again."""

    def __init__(
        self, status: int, code: str, message: str, problems: Sequence[FieldProblem] = (), *, retry_after: int = 0
    ) -> None:
        super().__init__(message)
        self.status, self.code, self.message, self.problems = status, code, message, problems
        self.retry_after = retry_after


class JsonErrors:
    """Middleware: what Django itself answers under ``/api/`` (no such address, method not allowed) gets the one shape too."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer HEAD as GET without a body; replace the body of an error that is not JSON."""
        if not request.path_info.startswith("/api/"):
            return self.get_response(request)
        if request.method == "HEAD":
            request.method = "GET"
            response = self(request)
            response.content = b""
            return response
        with limits.working(request) as is_within:
            response = self.get_response(request) if is_within and limits.within(request, "api") else _refusal()
        patch_vary_headers(response, ["Accept-Language"])
        is_json = response.headers.get("Content-Type", "").startswith("application/json")
        return response if response.status_code < 400 or is_json else _as_json(request, response)


_CODES = {429: "too-many"}


def _refusal() -> HttpResponse:
    """An empty answer for who asks too often."""
    return HttpResponse(status=429, headers={"Retry-After": str(limits.seconds_to_wait("api"))})


def require_json(request: HttpRequest) -> None:
    """415 for a body that does not say that it is JSON."""
    if request.content_type != "application/json":
        with translation.override(caller_language(request)):
            raise ApiError(415, "not-json", _("Send JSON, with Content-Type: application/json."))


def _as_json(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    """The same answer, with its headers, in the one shape."""
    with translation.override(caller_language(request)):
        messages = {
            404: _("There is no such address in the API."),
            405: _("This method is not allowed here."),
            503: _("This cannot be answered just now; try again in a few seconds."),
            429: limits.sentence(),
        }
        message = messages.get(response.status_code, _("The request could not be answered."))
    code = _CODES.get(response.status_code, f"http-{response.status_code}")
    body = {"error": {"code": code, "message": message, "fields": [], "problems": []}}
    response.content = json.dumps(body, ensure_ascii=False)
    response["Content-Type"] = "application/json"
    response.headers.pop("Content-Length", None)
    return response


def caller_language(request: HttpRequest) -> str:
    """``lang`` of the query if the site has it; else what ``Accept-Language`` asks for."""
    asked = request.GET.get("lang", "")
    return of_rooms(asked if asked in LANGUAGES else preferred_language(request))


def add_error_handlers(api: NinjaAPI) -> None:
    """Answer every kind of error in the one shape."""

    def answer(
        request: HttpRequest,
        status: int,
        code: str,
        message: str,
        fields: list[str],
        problems: Sequence[FieldProblem] = (),
    ) -> HttpResponse:
        shown = [problem.model_dump() for problem in problems]
        body = {"error": {"code": code, "message": message, "fields": fields, "problems": shown}}
        return api.create_response(request, body, status=status)

    @api.exception_handler(ApiError)
    def on_api_error(request: HttpRequest, error: ApiError) -> HttpResponse:
        fields = [problem.field for problem in error.problems]
        response = answer(request, error.status, error.code, error.message, fields, error.problems)
        if error.retry_after:
            response["Retry-After"] = str(error.retry_after)
        return response

    @api.exception_handler(NoEdition)
    def on_no_edition(request: HttpRequest, error: NoEdition) -> HttpResponse:
        with translation.override(caller_language(request)):
            return answer(request, 404, "no-edition", _("There is no such published edition."), ["edition"])

    @api.exception_handler(ValidationError)
    def on_invalid(request: HttpRequest, error: ValidationError) -> HttpResponse:
        fields = [str(fault["loc"][-1]) for fault in error.errors]
        with translation.override(caller_language(request)):
            return answer(request, 422, "invalid", _("These values are not valid: %s.") % ", ".join(fields), fields)

    @api.exception_handler(HttpError)
    def on_unreadable_body(request: HttpRequest, error: HttpError) -> HttpResponse:
        with translation.override(caller_language(request)):
            if isinstance(error.__cause__, UnicodeEncodeError):
                message = _("The text holds half a character (such as U+D800 alone).")
                return answer(request, 422, "half-character", message, [])
            return answer(request, error.status_code, "not-json", _("The body of the request is not JSON."), [])
