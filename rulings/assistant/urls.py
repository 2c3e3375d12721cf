"""The addresses of rulings: what the engine covers, the assistant, charts, worked cases and calculators, in a language."""

from django.urls import URLPattern, path

from lawbook import addresses
from lawbook.addresses import WORDS
from rulings.assistant import chart_views as charts
from rulings.assistant import claim_views as claims
from rulings.assistant import deal_views as deals
from rulings.assistant import reading_pages
from rulings.assistant import tool_views as tools
from rulings.assistant import views as rulings
from rulings.assistant import what_happened_views as happened


def assistant(language: str) -> list[URLPattern]:
    """All of them."""
    words = WORDS[language]
    return [
        path(f"{language}/{words['coverage']}/", rulings.coverage),
        path(f"{language}/{words['reading']}/", reading_pages.contents),
        path(f"{language}/{words['reading']}/<slug:slug>/", reading_pages.reading),
        path(f"{language}/{words['what-happened']}/", happened.what_happened),
        path(addresses.table(language).removeprefix("/"), happened.table),
        path(addresses.charts(language).removeprefix("/"), charts.charts),
        path(f"{addresses.charts(language).removeprefix('/')}<int:number>/", charts.booklet),
        path(f"{language}/{words['what-happened']}/{words['law']}/<int:number>/", happened.of_law),
        path(f"{language}/{words['what-happened']}/<slug:name>/", happened.situation),
        path(f"{language}/{words['what-happened']}/<slug:name>/{addresses.CHARTS[language][0]}/", charts.chart),
        path(addresses.poster("<slug:name>", language).removeprefix("/"), charts.poster),
        path(f"{language}/{words['tools']}/", tools.tools),
        path(f"{language}/{words['victory-points']}/", tools.victory_points),
        path(f"{language}/{words['contested-claim']}/", claims.contested_claim),
        path(f"{language}/{words['cases']}/", rulings.cases),
        path(f"{language}/{words['cases']}/<slug:name>/", rulings.case),
        path(f"{language}/{words['deals']}/", deals.deals),
        path(f"{language}/{words['deals']}/<slug:slug>/", deals.deal),
    ]
