"""What a player does: open, search, follow, print."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_from_the_home_page_to_a_clause_by_citation(new_page: NewPage) -> None:
    page = new_page("/", 390, locale="tr-TR")
    expect(page).to_have_url(re.compile("/tr/$"))
    page.get_by_label("Ne arıyorsunuz?").fill("50D2a")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/tr/yasa/50/#D2a$"))
    expect(page.locator("#D2a")).to_be_in_viewport()


def test_results_come_while_typing(look: NewPage) -> None:
    page = look("/tr/ara/", 390)
    page.get_by_label("Ne arıyorsunuz?").press_sequentially("ronons", delay=20)
    expect(page.locator(".results li").first).to_contain_text("Rönons")
    page.locator(".results a").first.click()
    expect(page).to_have_url(re.compile("/tr/tanimlar/#ronons$"))


def test_the_search_is_a_plain_form_without_scripts(look_without_scripts: NewPage) -> None:
    page = look_without_scripts("/tr/")
    page.get_by_label("Ne arıyorsunuz?").fill("cezali kart")
    page.get_by_role("button", name="Ara").click()
    expect(page.locator(".results li").first).to_contain_text("Cezalı Kart")


@pytest.mark.long
def test_the_language_switch_keeps_the_law(look: NewPage) -> None:
    page = look("/tr/yasa/64/")
    page.get_by_role("link", name="English").click()
    expect(page).to_have_url(re.compile("/en/law/64/$"))
    page.get_by_role("link", name="Türkçe").click()
    expect(page).to_have_url(re.compile("/tr/yasa/64/$"))


def test_the_first_tab_skips_to_the_text(look: NewPage) -> None:
    page = look("/tr/yasa/50/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Metne geç")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


@pytest.mark.long
def test_the_switch_keeps_the_place_in_the_middle_of_a_law(look: NewPage) -> None:
    page = look("/tr/yasa/64/", 390)
    page.locator("#C").evaluate("clause => clause.scrollIntoView()")
    page.get_by_role("link", name="English").click()
    expect(page).to_have_url(re.compile("/en/law/64/#C"))
    expect(page.locator("#C")).to_be_in_viewport()


def test_a_law_on_a_phone_begins_on_the_first_screen_with_a_search_box(look: NewPage) -> None:
    page = look("/tr/yasa/64/", 390, 844)
    top = page.locator("#A1").bounding_box()
    assert top is not None
    assert top["y"] < 500
    page.get_by_label("Yasalarda ara").fill("50D2a")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/tr/yasa/50/#D2a$"))


@pytest.mark.long
def test_a_clause_that_goes_on_with_a_sentence_shows_it(look: NewPage) -> None:
    page = look("/tr/yasa/64/#A2", 390)
    expect(page.locator("#A2 > .lead-in")).to_be_in_viewport()
    expect(page.locator("#A2 > .lead-in")).to_have_text("64A Otomatik Löve Ayarlaması › Rönons resmileştiğinde:")
    expect(page.locator("#A1 > .lead-in")).to_be_hidden()


@pytest.mark.long
def test_from_the_menu_of_a_phone_to_a_case(look: NewPage) -> None:
    page = look("/tr/", 390)
    page.get_by_role("navigation", name="Ana menü").get_by_role("link", name="Ne oldu?").click()
    page.get_by_role("main").get_by_role("link", name="Örnek olaylar").click()
    page.get_by_role("link", name="Sırasız atak", exact=True).click()
    page.locator(".cases a").first.click()
    expect(page.get_by_role("heading", name="Masada okunacak metin")).to_be_in_viewport()


@pytest.mark.long
def test_the_list_of_cases_follows_the_filter(look: NewPage) -> None:
    page = look("/tr/ornekler/", 390)
    page.get_by_label("Yasa veya madde").press_sequentially("54B", delay=20)
    expect(page.locator("#found .count")).to_contain_text("olay")
    expect(page.locator(".cases li").first).to_contain_text("54B")


def test_the_list_of_cases_is_a_plain_form_without_scripts(look_without_scripts: NewPage) -> None:
    page = look_without_scripts("/en/cases/", 390)
    page.get_by_label("Situation").select_option(label="Revoke")
    page.get_by_label("Words").fill("dummy")
    page.get_by_role("button", name="Show").click()
    expect(page.locator(".cases li").first).to_be_visible()
    expect(page.get_by_role("heading", level=2)).to_have_text(["Revoke"])


@pytest.mark.long
def test_a_page_that_is_not_there_offers_the_search_on_a_phone(look: NewPage) -> None:
    page = look("/tr/50F", 390)
    page.get_by_label("Ne arıyorsunuz?").fill("rönons")
    page.get_by_role("button", name="Ara").click()
    expect(page).to_have_url(re.compile(r"/tr/ara/[?]q="))


@pytest.mark.long
def test_paper_has_only_the_text_its_address_and_its_edition(new_page: NewPage) -> None:
    page = new_page("/tr/yasa/50/")
    page.emulate_media(media="print")
    for part in (".site-nav", ".toc", ".law-tools", ".tools >> nth=0", ".cited-by >> nth=0", ".site-footer nav"):
        expect(page.locator(part)).to_be_hidden()
    expect(page.locator("#D2a")).to_be_visible()
    expect(page.locator(".site-footer .on-paper")).to_have_text(re.compile(r"^http://.*/tr/yasa/50/$"))
    expect(page.locator(".law-status")).to_contain_text("sürüm 1")


def test_a_case_fits_one_sheet(look: NewPage) -> None:
    page = look("/tr/ornekler/revoke-offender-won-none-later/")
    sheets = page.pdf(format="A4").count(b"/Type /Page\n")
    assert sheets == 1


def test_the_ways_on_from_a_law_touch_no_line(look_without_scripts: NewPage) -> None:
    for width in (390, 640):
        page = look_without_scripts("/tr/yasa/64/", width)
        ways, fold = page.locator(".law-tools a"), page.locator(".toc").bounding_box()
        boxes = [box for one in ways.all() if (box := one.bounding_box())]
        assert fold
        assert boxes
        assert fold["y"] - max(box["y"] + box["height"] for box in boxes) >= 6


def test_who_skips_to_the_text_sees_no_frame_around_all_of_it(look: NewPage) -> None:
    page = look("/tr/ne-oldu/sirasiz-atak/")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    assert page.locator("main").evaluate("one => getComputedStyle(one).outlineStyle") == "none"
