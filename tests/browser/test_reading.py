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


def test_results_come_while_typing(new_page: NewPage) -> None:
    page = new_page("/tr/ara/", 390)
    page.get_by_label("Ne arıyorsunuz?").press_sequentially("ronons", delay=20)
    expect(page.locator(".results li").first).to_contain_text("Rönons")
    page.locator(".results a").first.click()
    expect(page).to_have_url(re.compile("/tr/tanimlar/#ronons$"))


def test_the_search_is_a_plain_form_without_scripts(new_page: NewPage) -> None:
    page = new_page("/tr/", java_script_enabled=False)
    page.get_by_label("Ne arıyorsunuz?").fill("cezali kart")
    page.get_by_role("button", name="Ara").click()
    expect(page.locator(".results li").first).to_contain_text("Cezalı Kart")


def test_the_language_switch_keeps_the_law(new_page: NewPage) -> None:
    page = new_page("/tr/yasa/64/")
    page.get_by_role("link", name="English").click()
    expect(page).to_have_url(re.compile("/en/law/64/$"))
    page.get_by_role("link", name="Türkçe").click()
    expect(page).to_have_url(re.compile("/tr/yasa/64/$"))


def test_the_first_tab_skips_to_the_text(new_page: NewPage) -> None:
    page = new_page("/tr/yasa/50/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Metne geç")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_paper_has_only_the_text(new_page: NewPage) -> None:
    page = new_page("/tr/yasa/50/")
    page.emulate_media(media="print")
    expect(page.locator(".site-nav")).to_be_hidden()
    expect(page.locator(".toc")).to_be_hidden()
    expect(page.locator("#D2a")).to_be_visible()
