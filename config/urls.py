"""The addresses of the site. The words of the pages are in ``lawbook.addresses``, in Turkish and English."""

from django.urls import URLPattern, path, re_path

from lawbook import views
from lawbook.addresses import WORDS
from lawbook.api import api


def _pages(language: str) -> list[URLPattern]:
    words = WORDS[language]
    return [
        path(f"{language}/", views.home),
        path(f"{language}/{words['law']}/<int:number>/", views.law),
        path(f"{language}/{words['definitions']}/", views.definitions),
        path(f"{language}/{words['footnotes']}/", views.footnotes),
        path(f"{language}/{words['errata']}/", views.errata),
        path(f"{language}/{words['search']}/", views.search_page),
        path(f"{language}/{words['preview']}/<str:typed>/", views.preview),
        re_path(rf"^{language}/(?P<typed>\d[^/]*)/?$", views.short_link),
    ]


urlpatterns = [
    path("", views.choose_language),
    *_pages("tr"),
    *_pages("en"),
    path("api/v1/", api.urls),
    path("robots.txt", views.robots),
    path("sitemap.xml", views.sitemap),
    re_path(r"^(?P<typed>\d[^/]*)/?$", views.short_link),
]
handler404 = "lawbook.views.not_found"
