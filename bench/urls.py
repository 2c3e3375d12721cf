"""The addresses of the site, a view that does nothing, and one that says how long the process has worked."""

import time

from django.http import HttpRequest, HttpResponse
from django.urls import path

from config.urls import urlpatterns as site


def trivial(request: HttpRequest) -> HttpResponse:
    """The least that Django can answer behind the same middleware."""
    return HttpResponse("ok")


def processor(request: HttpRequest) -> HttpResponse:
    """Milliseconds of processor time of this process, in all its threads."""
    return HttpResponse(f"{time.process_time() * 1000:.3f}")


urlpatterns = [path("bench/trivial/", trivial), path("bench/processor/", processor), *site]
