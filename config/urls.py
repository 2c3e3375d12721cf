"""The addresses of the site. The words of the pages are in ``lawbook.addresses``, in Turkish and English."""

from django.urls import URLPattern, include, path, re_path, register_converter
from django.urls.converters import StringConverter

from lawbook import addresses, health
from lawbook.addresses import WORDS
from lawbook.api import api
from lawbook.further_languages import further_languages
from lawbook.views import (
    announcements,
    book,
    comparison,
    crawlers,
    editions,
    eli,
    embedding,
    exports,
    feed,
    manifest,
    offline,
    search,
)
from lawbook.watching import csp_reports, metrics
from quizzes import api as question_api
from quizzes.classes.urls import classes
from quizzes.editors import views as editors
from quizzes.examinations.urls import examinations
from quizzes.exams.urls import exams
from quizzes.practice.urls import practice
from rulings.api import claims as claim_api
from rulings.api import rulings as ruling_api
from rulings.api import situations as situation_api
from rulings.api import tables as table_api
from rulings.assistant.urls import assistant
from rulings.organisation import views as organisation

api.add_router("", ruling_api.router)
api.add_router("", table_api.router)
api.add_router("", situation_api.router)
api.add_router("", claim_api.router)
api.add_router("", question_api.router)


_CITATION = r"(?:\d|def:|fn:)[^/]*"  # a clause begins with its Law, the others with their kind
SHORT = rf"(?P<typed>{_CITATION})"


class EditionName(StringConverter):
    """The name of an edition: its code, which begins with a year, and perhaps its revision. No citation has four digits."""

    regex = r"[12]\d{3}[-.\w]{0,16}"


register_converter(EditionName, "edition")


def _editions(language: str) -> list[URLPattern]:
    """What is read in an edition by its name, and what editions are compared in."""
    words = addresses.words(language)
    named, compared = f"{language}/<edition:edition>/", f"{language}/{words['comparison']}/"
    return [
        path(f"{language}/{words['editions']}/", editions.editions),
        path(addresses.feed(language).removeprefix("/"), feed.feed),
        path(f"{language}/{words['editions']}/<edition:edition>/", exports.downloads),
        path(f"{language}/{words['editions']}/{words['verification']}/", manifest.verification),
        path(named, editions.home),
        path(f"{named}{words['law']}/<int:number>/", editions.law),
        path(f"{named}{words['definitions']}/", editions.definitions),
        path(f"{named}{words['footnotes']}/", editions.footnotes),
        path(f"{named}{words['preview']}/<str:typed>/", editions.preview),
        path(f"{named}{words['embed']}/<str:typed>/", embedding.older_clause),
        re_path(rf"^{language}/(?P<edition>{EditionName.regex})/{SHORT}/?$", editions.short_link),
        path(f"{compared}<edition:older>/<edition:newer>/", comparison.whole),
        path(f"{compared}<edition:older>/<edition:newer>/<int:number>/", comparison.law),
    ]


def _book(language: str) -> list[URLPattern]:
    """The book in a further language; the rooms around it speak Turkish and English."""
    words = addresses.words(language)
    return [
        path(f"{language}/", book.home),
        path(f"{language}/{words['law']}/<int:number>/", book.law),
        path(f"{language}/{words['definitions']}/", book.definitions),
        path(f"{language}/{words['footnotes']}/", book.footnotes),
        path(f"{language}/{words['preview']}/<str:typed>/", book.preview),
        path(f"{language}/{words['embed']}/<str:typed>/", embedding.clause),
        *_editions(language),
        re_path(rf"^{language}/{SHORT}/?$", book.short_link),
    ]


def _announcing(language: str) -> list[URLPattern]:
    """Announcements by e-mail, and the links in them."""
    here, words = addresses.announcements(language).removeprefix("/"), addresses.ANNOUNCING[language]
    return [
        path(here, announcements.form),
        path(f"{here}{words['confirm']}/<str:token>/", announcements.confirm),
        path(f"{here}{words['leave']}/<str:token>/", announcements.leave),
    ]


def _pages(language: str) -> list[URLPattern]:
    """Every page in Turkish or English: the book here, the other rooms as they list their own."""
    words = WORDS[language]
    return [
        path(f"{language}/", book.home),
        path(f"{language}/{words['law']}/<int:number>/", book.law),
        path(f"{language}/{words['definitions']}/", book.definitions),
        path(f"{language}/{words['footnotes']}/", book.footnotes),
        path(f"{language}/{words['glossary']}/", book.glossary),
        path(f"{language}/{words['errata']}/", book.errata),
        path(f"{language}/{words['privacy']}/", book.privacy),
        path(f"{language}/{words['offline']}/", offline.offline),
        path(f"{language}/app.webmanifest", offline.manifest),
        path(f"{language}/{words['search']}/", search.search_page),
        path(f"{language}/{words['suggest']}/", search.suggest),
        path(f"{language}/{words['law']}/<int:number>/{words['parallel']}/", book.parallel),
        path(f"{language}/{words['preview']}/<str:typed>/", book.preview),
        path(f"{language}/{words['preview']}/<str:typed>/<str:text_language>/", book.preview),
        path(f"{language}/{words['embed']}/<str:typed>/", embedding.clause),
        path(f"{language}/{words['for-your-site']}/", embedding.how),
        *_announcing(language),
        path(f"{language}/{words['regulations']}/", organisation.regulations),
        path(f"{language}/{words['regulations']}/<slug:name>/", organisation.of_then),
        *assistant(language),
        *practice(language),
        *exams(language),
        *examinations(language),
        *classes(language),
        path(f"{language}/{words['reports']}/", editors.reports),
        path(editors.address_of_do(language).removeprefix("/"), editors.do),
        *_editions(language),
        re_path(rf"^{language}/{SHORT}/?$", book.short_link),
    ]


urlpatterns = [
    path("", book.choose_language),
    path("api/v1/", api.urls),  # before the pages: each pattern that comes first is tried in vain
    *_pages("tr"),
    *_pages("en"),
    *(page for language in further_languages() for page in _book(language)),
    path("", include("accounts.urls")),
    path("", include("workshop.urls")),
    path("editions/<edition:edition>/<str:name>", exports.export),
    path("oembed", embedding.oembed),
    path("embed.js", embedding.script),
    path("eli/laws/<path:path>", eli.identifier),
    path("health/live", health.live),
    path("health/ready", health.ready),
    path("metrics", metrics.show),
    path("csp-report", csp_reports.received),
    path("worker.js", offline.worker),
    path("offline/<str:code>.json", offline.bundle),
    path("robots.txt", crawlers.robots),
    path("sitemap.xml", crawlers.sitemap),
    re_path(rf"^(?P<named>{EditionName.regex}(?:/{_CITATION})?)/?$", editions.in_own_language),
    re_path(rf"^{SHORT}/?$", book.short_link),
]
handler400 = "lawbook.views.book.bad_request"
handler404 = "lawbook.views.book.not_found"
handler500 = "lawbook.failures.server_error"
