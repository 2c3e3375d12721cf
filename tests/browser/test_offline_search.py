"""Search without a connection finds nearly as well as with one: at least nine tenths of its rank on the judged queries."""

import json
from pathlib import Path

import pytest
from django.conf import settings
from playwright.sync_api import Browser, Route

from lawbook import addresses
from lawbook.book import Book
from lawbook.offline.sought import sought
from lawbook.search.quality import Judged, judge, load_judged

pytestmark = [pytest.mark.browser, pytest.mark.long]
SETS = ("judged-voices", "judged-independent", "judged-heldout")
LEAST = 0.9
PAGE = """<html lang="{language}"><form id="offline-search"><input name="q"></form>
<p id="offline-said" data-found="0" data-nothing=""></p><p id="offline-kept"></p><ol id="offline-results"></ol></html>"""
SEARCH = """async (queries) => {
  const form = document.getElementById("offline-search");
  const found = [];
  for (const query of queries) {
    const done = new Promise((resolve) => document.addEventListener("offline-sought", resolve, { once: true }));
    form.q.value = query;
    form.dispatchEvent(new Event("submit", { cancelable: true }));
    await done;
    found.push([...document.querySelectorAll("#offline-results a")].map((one) => one.getAttribute("href")));
  }
  return found;
}"""


def found_offline(browser: Browser, book: Book, language: str, queries: list[str]) -> list[list[str]]:
    """The addresses that the scripts of the page find, from what a browser keeps."""
    kept = json.dumps(sought(book, language), ensure_ascii=False)

    def answer(route: Route) -> None:
        if "sought" in route.request.url:
            route.fulfill(body=kept, content_type="application/json")
        else:
            route.fulfill(body=PAGE.format(language=language), content_type="text/html")

    page = browser.new_page()
    page.route("**/*", answer)
    page.goto("http://localhost/")
    for name in ("offline-ranking", "offline"):
        page.add_script_tag(path=Path(settings.BASE_DIR) / "static" / "js" / f"{name}.js")
    found: list[list[str]] = page.evaluate(SEARCH, queries)
    page.close()
    return found


@pytest.mark.parametrize("language", ["tr", "en"])
def test_it_finds_nearly_as_well_as_the_site(browser: Browser, book: Book, language: str) -> None:
    rows: list[Judged] = [
        one
        for name in SETS
        for one in load_judged(settings.FIXTURES_DIR / "search" / f"{name}.yaml")
        if one.best and one.language == language
    ]
    places = {one.id: addresses.address(one, language) for one in book.passages}
    found = found_offline(browser, book, language, [row.query for row in rows])
    ranks = [_reciprocal_rank(hits, {places[one] for one in row.best}) for row, hits in zip(rows, found, strict=True)]
    site = sum(judge(book, row).reciprocal_rank for row in rows)
    assert sum(ranks) >= LEAST * site, sum(ranks) / site


def _reciprocal_rank(found: list[str], best: set[str]) -> float:
    return next((1 / place for place, one in enumerate(found[:10], 1) if one in best), 0.0)
