"""What crawlers read: which pages there are, and which they may read."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import current_book
from lawbook.citations import Citation
from lawbook.context import site_url
from lawbook.editions import former_editions, laws_of, short_name
from lawbook.limits import limited_by_work
from lawbook.models import Edition
from lawbook.views.base import alternates

_UNLISTED = ("search", "suggest", "preview", "embed", "account", "next", "question", "progress", "sitting", "paper")


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """What crawlers may read."""
    unlisted = "".join(f"Disallow: {addresses.page(name, code)}\n" for code in addresses.WORDS for name in _UNLISTED)
    text = f"User-agent: *\n{unlisted}\nSitemap: {site_url(request)}/sitemap.xml\n"
    return HttpResponse(text, content_type="text/plain; charset=utf-8")


@limited_by_work
@require_safe
def sitemap(request: HttpRequest) -> HttpResponse:
    """Every page in every language, each naming the others."""
    book = current_book()
    pages = [
        alternates(name)
        for name in (
            "home",
            "definitions",
            "footnotes",
            "errata",
            "editions",
            "glossary",
            "privacy",
            "offline",
            "coverage",
            "cases",
            "deals",
            "what-happened",
            "tools",
            "reading",
            "practice",
            "exam",
        )
    ]
    pages += [{code: addresses.address(law.citation, code) for code in addresses.WORDS} for law in book.laws]
    pages += [page for edition in former_editions(book.edition) for page in _older(edition)]
    context = {"pages_by_language": pages, "edition": book.edition}
    return render(request, "sitemap.xml", context, content_type="application/xml")


def _older(edition: Edition) -> list[dict[str, str]]:
    """The Laws of an edition that is not in force."""
    name = short_name(edition)
    return [
        {code: addresses.address(Citation(number), code, name) for code in addresses.WORDS}
        for number in laws_of(edition)
    ]
