"""The page of the score calculators: forms whose answers are the pages of the situations."""

from django.http import HttpRequest, HttpResponse

from lawbook.book import Book
from lawbook.views.base import alternates, language, page, render_page
from rulings.assistant.calculators import calculators


@page
def tools(request: HttpRequest, book: Book) -> HttpResponse:
    """What a score comes to: the contract, the comparison, artificial and weighted scores."""
    shown = calculators(language())
    return render_page(request, book, "rulings/tools.html", alternates("tools"), calculators=shown)
