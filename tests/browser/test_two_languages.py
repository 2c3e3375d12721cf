"""The tools of a clause in a real browser: the other language in place, copying, the language switch."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def open_tools(page: Page, clause: str) -> None:
    page.locator(f"#{clause} > .tools > summary").click()


@pytest.mark.long
def test_a_tap_shows_the_clause_in_the_other_language_and_another_hides_it(look: NewPage) -> None:
    page = look("/tr/yasa/50/", 390)
    open_tools(page, "D2a")
    page.locator("#D2a > .tools a").click()
    other = page.locator("#D2a .other-text")
    expect(other).to_contain_text("To require")
    expect(other).to_have_attribute("lang", "en")
    expect(other).to_be_in_viewport()
    assert page.url.endswith("/tr/yasa/50/")
    open_tools(page, "D2a")
    page.locator("#D2a > .tools a").click()
    expect(other).to_have_count(0)


@pytest.mark.long
def test_a_clause_is_copied_with_its_citation(new_page: NewPage) -> None:
    page = new_page("/en/law/50/", permissions=["clipboard-read", "clipboard-write"])
    open_tools(page, "D2a")
    page.get_by_role("button", name="Copy with its citation").click()
    expect(page.locator("#said")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()").startswith("Law 50D2(a): To require")
    expect(page.locator("#D2a > .tools")).not_to_have_attribute("open", "")
    open_tools(page, "D2a")
    page.get_by_role("button", name="Copy in Turkish").click()
    page.wait_for_function(
        "() => navigator.clipboard.readText().then((text) => text.startsWith('Yasa 50D2(a): Defans'))"
    )


@pytest.mark.long
def test_the_language_switch_keeps_the_clause(look: NewPage, site: str) -> None:
    page = look("/tr/yasa/50/#D2a")
    page.locator("a.language").click()
    page.wait_for_url(f"{site}/en/law/50/#D2a")


def test_two_languages_side_by_side_on_a_wide_screen_and_one_below_the_other_on_a_phone(
    look: NewPage, site: str
) -> None:
    for width, beside in ((1200, True), (390, False)):
        page = look("/tr/yasa/50/iki-dilde/", width)
        first, second = (page.locator("#B .cell").nth(number).bounding_box() for number in (0, 1))
        assert first
        assert second
        assert (abs(first["y"] - second["y"]) < 2) is beside
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.long
def test_a_clause_is_copied_with_those_below_it(new_page: NewPage) -> None:
    page = new_page("/en/law/50/", permissions=["clipboard-read", "clipboard-write"])
    open_tools(page, "D2")
    page.locator("#D2 > .tools").get_by_role("button", name="Copy with its citation").click()
    expect(page.locator("#said")).to_have_text("Copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("Law 50D2: When a defender whose partner has")
    assert "\n(b) Neither to require nor to prohibit" in copied


def test_escape_closes_the_menu_and_gives_the_focus_back(look: NewPage) -> None:
    page = look("/en/law/50/")
    open_tools(page, "D2a")
    page.keyboard.press("Escape")
    expect(page.locator("#D2a > .tools > summary")).to_be_focused()
    expect(page.locator("#D2a > .tools ul")).to_be_hidden()
