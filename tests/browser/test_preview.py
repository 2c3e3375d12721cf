"""Previews of references: on hover, focus and tap; and without scripts."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_hovering_shows_the_clause_and_leaving_hides_it(look: NewPage) -> None:
    page = look("/tr/yasa/50/")
    page.locator("article a.ref", has_text="Yasa 57").first.hover()
    preview = page.locator("#preview")
    expect(preview).to_be_visible()
    expect(preview).to_contain_text("Zamanından Önce Çıkış")
    preview.hover()
    page.wait_for_timeout(500)
    expect(preview).to_be_visible()
    page.locator("h1").hover()
    expect(preview).to_be_hidden()


@pytest.mark.long
def test_the_keyboard_opens_and_closes_it(new_page: NewPage) -> None:
    page = new_page("/tr/yasa/89/")
    page.locator("article a.ref").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    preview = page.locator("#preview")
    expect(preview).to_be_visible()
    expect(preview).to_contain_text("Bireysel yarışmalarda")
    page.keyboard.press("Escape")
    expect(preview).to_be_hidden()
    expect(page.locator("article a.ref").first).to_be_focused()


def test_a_tap_opens_a_sheet_and_leaves_the_page_where_it_is(new_page: NewPage) -> None:
    page = new_page("/tr/yasa/50/", 390, has_touch=True, is_mobile=True)
    page.locator("article a.ref", has_text="Yasa 57").first.tap()
    sheet = page.locator("#preview.sheet")
    expect(sheet).to_be_visible()
    expect(page).to_have_url(re.compile("/tr/yasa/50/$"))
    sheet.get_by_role("link", name="Aç").tap()
    expect(page).to_have_url(re.compile("/tr/yasa/57/$"))


@pytest.mark.long
def test_the_sheet_is_closed_by_its_button(new_page: NewPage) -> None:
    page = new_page("/tr/yasa/50/", 390, has_touch=True, is_mobile=True)
    page.locator("article a.ref").first.tap()
    page.get_by_role("button", name="Kapat").tap()
    expect(page.locator("#preview")).to_be_hidden()


@pytest.mark.long
def test_a_footnote_mark_shows_the_footnote(new_page: NewPage) -> None:
    page = new_page("/tr/yasa/64/")
    page.get_by_role("link", name="Dipnot 19").nth(1).hover()
    expect(page.locator("#preview")).to_contain_text("yerin kazandığı bir löve")


@pytest.mark.long
def test_without_scripts_a_reference_is_a_link(new_page: NewPage) -> None:
    page = new_page("/tr/yasa/50/", java_script_enabled=False)
    page.locator("article a.ref", has_text="Yasa 72C").first.click()
    expect(page).to_have_url(re.compile("/tr/yasa/72/#C$"))
