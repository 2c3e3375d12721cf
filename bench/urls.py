"""The addresses of the site and a view that does nothing."""

from django.http import HttpRequest, HttpResponse
from django.urls import path

from config.urls import urlpatterns as site


def trivial(request: HttpRequest) -> HttpResponse:
    """The least that Django can answer behind the same middleware."""
    return HttpResponse("ok")


urlpatterns = [path("bench/trivial/", trivial), *site]
