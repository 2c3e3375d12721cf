"""The page of the score calculators: forms whose answers are the pages of the situations."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import Book, current_book
from lawbook.page_cache import for_five_minutes
from lawbook.views.base import alternates, language, page, render_page
from rulings.assistant.calculators import calculators
from rulings.assistant.victory_points_page import match_of, victory_points_page


@page
def tools(request: HttpRequest, book: Book) -> HttpResponse:
    """What a score comes to: the contract, the comparison, artificial and weighted scores."""
    shown = calculators(language())
    own = addresses.page("victory-points", language())
    return render_page(request, book, "rulings/tools.html", alternates("tools"), calculators=shown, victory_points=own)


@require_safe
def victory_points(request: HttpRequest) -> HttpResponse:
    """What a match comes to in victory points."""
    match = match_of(request.GET)
    own = {code: match.address(code) for code in addresses.WORDS}
    shown = victory_points_page(match, language()) | {"victory_points": addresses.page("victory-points", language())}
    response = render_page(request, current_book(), "rulings/victory_points.html", own, **shown)
    return for_five_minutes(request, response)
