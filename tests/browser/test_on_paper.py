"""A ruling on paper: one sheet of A4, one card, as Chromium prints them."""

import re

import pytest
from playwright.sync_api import Browser

from bench.common_situations import longest_way
from rulings.assistant.entry import common
from tests.browser.conftest import NewPage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
SIZES = {"a4": (595, 842), "card": (298, 420)}
_BOX = re.compile(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]")
_PAGE = re.compile(rb"/Type\s*/Page\b")
THREE_CHOICES = "/tr/ne-oldu/sirasiz-atak/?hand=defender&faced=true"
SETTLED = (
    "/en/what-happened/revoke/?establishment=next-trick&hand=defender&trick_won_by=offender&trick=6&later_tricks=1"
    "&settled.damage-after-revoke=adjusted-score%3Fground%3Dlaw-provides%26outcomes%3Done"
)


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("address", [THREE_CHOICES, SETTLED])
def test_a_ruling_is_one_page(new_page: NewPage, address: str, paper: str) -> None:
    page = new_page(f"{address}&paper={paper}", 390)
    printed = page.pdf(prefer_css_page_size=True)
    assert len(_PAGE.findall(printed)) == 1
    box = _BOX.search(printed)
    assert box
    assert (round(float(box[1])), round(float(box[2]))) == pytest.approx(SIZES[paper], abs=2)
    assert page.locator(".code svg").count() == 1, "the code of the link"
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.long
def test_the_page_of_the_ruling_leads_to_the_paper_and_back(new_page: NewPage) -> None:
    page = new_page(THREE_CHOICES, 390)
    page.get_by_role("link", name="Kart olarak yazdır").click()
    page.get_by_role("link", name="Karara dön").click()
    page.get_by_role("heading", name="Masada okunacak metin").wait_for()


@pytest.mark.long
def test_each_common_ruling_is_one_page(browser: Browser, site: str) -> None:
    context = browser.new_context(base_url=site)
    page = context.new_page()
    for tile in common("tr"):
        address = longest_way(lambda one: context.request.get(one).text(), tile.address)[-1]
        for paper in SIZES:
            page.goto(f"{address}{'&' if '?' in address else '?'}paper={paper}")
            assert len(_PAGE.findall(page.pdf(prefer_css_page_size=True))) == 1, (tile.said, paper)
    context.close()
