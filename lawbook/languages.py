"""The language of a request: from its address, never from a cookie."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import translation
from django.utils.translation.trans_real import parse_accept_lang_header

LANGUAGES = tuple(code for code, _ in settings.LANGUAGES)


def language_from_address(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Activate the language that the path starts with (``/tr/…``); elsewhere the one that the reader's browser asks for."""

    def middleware(request: HttpRequest) -> HttpResponse:
        language = request.path_info.split("/", 2)[1]
        with translation.override(language if language in LANGUAGES else preferred_language(request)):
            return get_response(request)

    return middleware


def speaking(language: str) -> AbstractContextManager[None]:
    """Meanwhile messages are in this language; nothing to do where they are already."""
    return nullcontext() if translation.get_language() == language else translation.override(language)


def preferred_language(request: HttpRequest) -> str:
    """The first language of ``Accept-Language`` that the site has; Turkish if there is none."""
    header = request.META.get("HTTP_ACCEPT_LANGUAGE", "")
    asked = (code.split("-")[0] for code, _ in parse_accept_lang_header(header))
    return next((code for code in asked if code in LANGUAGES), settings.LANGUAGE_CODE)
