"""Suggestions while typing, by keyboard and by touch."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import NewPage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_arrows_and_enter_choose_a_suggestion(look: NewPage) -> None:
    page = look("/tr/", 390)
    box = page.get_by_role("combobox", name="Ne arıyorsunuz?")
    box.press_sequentially("cezali", delay=20)
    expect(page.get_by_role("listbox", name="Öneriler")).to_be_visible()
    expect(box).to_have_attribute("aria-expanded", "true")
    first = page.get_by_role("option").first
    expect(first).to_contain_text("Cezalı Kart")  # no longer what was suggested for the first letters
    box.press("ArrowDown")
    expect(first).to_have_attribute("aria-selected", "true")
    expect(box).to_have_attribute("aria-activedescendant", first.get_attribute("id") or "")
    box.press("Enter")
    expect(page).to_have_url(re.compile("/tr/tanimlar/#cezali-kart$"))


@pytest.mark.long
def test_a_late_answer_leaves_the_choice_as_it_is(new_page: NewPage) -> None:
    page = new_page("/tr/", 390)
    held: list[Route] = []
    page.route(re.compile(r"q=cezali$"), lambda route: held.append(route))
    box = page.get_by_role("combobox", name="Ne arıyorsunuz?")
    box.press_sequentially("cezal", delay=20)
    expect(page.get_by_role("option").first).to_contain_text("Cezalı Kart")
    with page.expect_request(re.compile(r"q=cezali$")):
        box.press_sequentially("i", delay=20)
    box.press("ArrowDown")
    page.get_by_role("option").first.evaluate("option => option.dataset.before = true")
    held[0].continue_()
    expect(page.locator("[data-before]")).to_have_count(0)
    box.press("Enter")
    expect(page).to_have_url(re.compile("/tr/tanimlar/#cezali-kart$"))


@pytest.mark.long
def test_escape_closes_them_and_keeps_the_text(new_page: NewPage) -> None:
    page = new_page("/tr/yasa/50/")
    box = page.get_by_role("combobox", name="Yasalarda ara")
    box.press_sequentially("rön", delay=20)
    expect(page.get_by_role("option").first).to_be_visible()
    box.press("Escape")
    expect(page.get_by_role("listbox")).to_be_hidden()
    expect(box).to_have_value("rön")


@pytest.mark.long
def test_a_tap_follows_a_suggestion(new_page: NewPage) -> None:
    page = new_page("/tr/", 390, has_touch=True, is_mobile=True)
    page.get_by_role("combobox").press_sequentially("50d", delay=20)
    page.get_by_role("option", name="Yasa 50D2").tap()
    expect(page).to_have_url(re.compile("/tr/yasa/50/#D2$"))


@pytest.mark.long
def test_enter_without_a_choice_searches(new_page: NewPage) -> None:
    page = new_page("/tr/", 390)
    box = page.get_by_role("combobox")
    box.press_sequentially("cezali kart", delay=10)
    box.press("Enter")
    expect(page).to_have_url(re.compile(r"/tr/ara/\?q=cezali"))
