"""In a place without a signal: the book was kept while there was one."""

import time

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage

pytestmark = [pytest.mark.browser, pytest.mark.long]

KEPT = """async () => {
  const names = await caches.keys();
  const done = await Promise.all(names.map(async (name) => (await caches.open(name)).match("/offline/done")));
  return done.filter(Boolean).length;
}"""


@pytest.fixture
def kept(new_page: NewPage) -> Page:
    """A telephone that has opened one page, some seconds ago, and has no signal now."""
    page = new_page("/tr/", width=390, service_workers="allow")
    deadline = time.monotonic() + 90
    while page.evaluate(KEPT) < 2:
        assert time.monotonic() < deadline
        page.wait_for_timeout(300)
    page.context.set_offline(True)
    return page


def test_the_book_is_read_and_searched_without_a_connection(kept: Page) -> None:
    kept.goto("/tr/yasa/64/")
    assert "Bağlantı yok" in kept.locator(".kept-note").inner_text()
    assert kept.locator("#B3").count() == 1
    kept.goto("/en/law/27/")
    assert "No connection" in kept.locator(".kept-note").inner_text()
    kept.goto("/tr/ne-oldu/akislar/")
    kept.locator("main a[href^='/tr/ne-oldu/'][href$='/akis/']").first.click()
    assert kept.locator(".kept-note").count() == 1
    assert kept.locator("main details").count()


def test_what_is_not_kept_leads_to_what_is(kept: Page) -> None:
    kept.goto("/tr/sinav/")
    assert kept.locator("h1").inner_text() == "Bağlantı yokken"
    for typed, found in [
        ("50d2 a", "/tr/yasa/50/#D2a"),
        ("dipnot 14", "/tr/dipnotlar/#dn14"),
        ("cezali kart", "/tr/yasa/50/"),
    ]:
        kept.fill("#offline-q", typed)
        kept.keyboard.press("Enter")
        kept.locator("#offline-results a").first.wait_for()
        kept.wait_for_timeout(200)
        assert kept.locator("#offline-results a").first.get_attribute("href").endswith(found)  # type: ignore[union-attr]
    kept.fill("#offline-q", "zzzzzzzz")
    kept.keyboard.press("Enter")
    kept.wait_for_timeout(300)
    assert "Bir şey bulunamadı" in kept.locator("#offline-said").inner_text()
    assert kept.locator("#offline-results li").count() == 0


def test_with_a_connection_the_page_comes_from_the_site(kept: Page) -> None:
    kept.context.set_offline(False)
    kept.goto("/tr/yasa/64/")
    assert kept.locator(".kept-note").count() == 0


def test_a_browser_that_keeps_nothing_says_nothing(new_page: NewPage) -> None:
    """Any error in its console fails the test (``new_page``)."""
    page = new_page("/tr/yasa/64/", service_workers="block")
    page.wait_for_timeout(4000)
    assert page.locator("#B3").count() == 1
