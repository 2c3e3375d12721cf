"""Errors of the API: one JSON shape, in the caller's language."""

import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

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
    for kind, told in _TOLD.items():
        api.add_exception_handler(kind, partial(_answer, api, told))


def _answer(api: NinjaAPI, told: "Told", request: HttpRequest, error: Any) -> HttpResponse:
    with translation.override(caller_language(request)):
        status, body = told(error)
    response = api.create_response(request, {"error": body.model_dump()}, status=status)
    if isinstance(error, ApiError) and error.retry_after:
        response["Retry-After"] = str(error.retry_after)
    return response


Told = Callable[[Any], tuple[int, ErrorBody]]


def _api_error(error: ApiError) -> tuple[int, ErrorBody]:
    problems = list(error.problems)
    fields = [problem.field for problem in problems]
    return error.status, ErrorBody(code=error.code, message=error.message, fields=fields, problems=problems)


def _no_edition(error: NoEdition) -> tuple[int, ErrorBody]:
    message = _("There is no such published edition.")
    return 404, ErrorBody(code="no-edition", message=message, fields=["edition"])


def _invalid(error: ValidationError) -> tuple[int, ErrorBody]:
    fields = [str(fault["loc"][-1]) for fault in error.errors]
    message = _("These values are not valid: %s.") % ", ".join(fields)
    return 422, ErrorBody(code="invalid", message=message, fields=fields)


def _unreadable_body(error: HttpError) -> tuple[int, ErrorBody]:
    if isinstance(error.__cause__, UnicodeEncodeError):
        message = _("The text holds half a character (such as U+D800 alone).")
        return 422, ErrorBody(code="half-character", message=message)
    return error.status_code, ErrorBody(code="not-json", message=_("The body of the request is not JSON."))


_TOLD: dict[type[Exception], Told] = {
    ApiError: _api_error,
    NoEdition: _no_edition,
    ValidationError: _invalid,
    HttpError: _unreadable_body,
}
