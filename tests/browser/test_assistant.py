"""The assistant on a phone: from what happened to the ruling, by taps, with and without scripts."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage, press

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_from_the_home_page_to_a_ruling_without_scripts(look_without_scripts: NewPage) -> None:
    page = look_without_scripts("/tr/", 390)
    page.get_by_role("main").get_by_role("link", name="Ne oldu?").click()
    page.get_by_role("link", name="Sırası olmayan oyuncu atak yaptı").first.click()
    page.get_by_role("link", name="bir defans oyuncusunun").click()
    page.get_by_role("link", name="evet").click()
    expect(page.get_by_role("heading", name="Masada okunacak metin")).to_be_in_viewport()
    expect(page.locator(".script").first).to_contain_text("3 seçeneğiniz var")


def test_the_ruling_begins_on_the_first_screen_of_a_phone(look_without_scripts: NewPage) -> None:
    """Above the bar at its foot, also where six facts stand before it, three of them assumed."""
    assumed = ("hands_returned", "before_partners_turn", "partner_played_after")
    told = "&".join(f"{one}=false" for one in assumed)
    address = (
        f"/tr/ne-oldu/ronons/?trick=12&hand=defender&opponents_played_after=true&{told}&assumed={'+'.join(assumed)}"
    )
    page = look_without_scripts(address, 390)
    begins, bar = page.locator(".script").first.bounding_box(), page.locator(".site-nav").bounding_box()
    assert begins
    assert bar
    assert begins["y"] + 1.5 * 16 < bar["y"]


@pytest.mark.long
def test_a_search_in_everyday_words_leads_there(look: NewPage) -> None:
    page = look("/tr/ara/", 390)
    page.get_by_label("Ne arıyorsunuz?").fill("fazla kart")
    page.get_by_role("button", name="Ara").click()
    page.get_by_role("navigation", name="Ne oldu?").get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(r"/tr/ne-oldu/yanlis-sayida-kart/"))


def test_a_table_is_tapped_from_call_to_choice(look_without_scripts: NewPage) -> None:
    page = look_without_scripts("/en/what-happened/table/", 390)
    page.get_by_label("Dealer").select_option("N")
    page.get_by_role("button", name="Go on").click()
    press(page.locator("section").get_by_role("button", name="1 spade", exact=True))
    page.locator("section").get_by_role("button", name="1 heart", exact=True).click()
    expect(page.locator(".script").first).to_have_text("South, you have 2 choices:")
    page.get_by_role("button", name="South chooses this").first.click()
    expect(page.get_by_role("heading", name="South is to act")).to_be_visible()
    expect(page.locator("button.forbidden").first).to_be_visible()


def test_an_answer_in_a_reading_changes_the_ruling_in_place(look: NewPage) -> None:
    page = look("/tr/okuma/cezali-kart/", 390)
    live = page.locator(".live").first
    live.get_by_role("link", name="kartın yüzünü görmesi olasıydı").click()
    expect(live.get_by_role("heading", name="Ortağı karttan nasıl haberdar olabilirdi?")).to_be_hidden()
    expect(page).to_have_url(re.compile(r"/tr/okuma/cezali-kart/$"))


def test_a_step_by_keyboard_goes_on_where_something_is_asked(look: NewPage) -> None:
    page = look("/en/what-happened/table/?dealer=N", 390)
    page.get_by_role("button", name="1 spade", exact=True).press("Enter")
    expect(page.get_by_role("heading", name="East is to act")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('section').querySelector('#turn') !== null")
    page.goto("/en/what-happened/lead-out-of-turn/")
    page.locator(".asked .answers a").first.press("Enter")
    expect(page.locator(".asked h2").first).to_be_focused()
