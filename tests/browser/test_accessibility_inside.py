"""Axe in an exam from its beginning to its verdicts and in an account; letters twice as large."""

import pytest
from playwright.sync_api import Page

from tests.browser.axe import hold_rules
from tests.browser.conftest import NewPage, press
from tests.browser.test_accessibility import hold_in_large_letters

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.xdist_group("browser")]


def hold(page: Page) -> None:
    """No rule of axe is broken, and nothing is cut off, neither at 320 pixels nor in letters twice as large."""
    page.wait_for_load_state()
    hold_rules(page)
    page.set_viewport_size({"width": 320, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320, page.url
    hold_in_large_letters(page)
    page.set_viewport_size({"width": 390, "height": 844})


def test_axe_finds_nothing_in_an_exam(new_page: NewPage) -> None:
    page = new_page("/en/exam/", 390, color_scheme="dark")
    hold(page)
    press(page.locator(".exams a").first)
    hold(page)
    page.locator("main form button[type=submit]").click()
    page.wait_for_url("**/1/")
    hold(page)
    page.goto(page.url.removesuffix("1/"))
    hold(page)
    page.on("dialog", lambda asking: asking.accept())
    page.get_by_role("button", name="Hand in").click()
    page.get_by_text("Not passed").wait_for()
    hold(page)
    press(page.get_by_role("link", name="1.", exact=False).first)
    hold(page)


def test_axe_finds_nothing_in_an_account(new_page: NewPage) -> None:
    page = new_page("/en/account/sign-up/", 390)
    hold(page)
    page.get_by_label("E-mail").fill("axe@example.org")
    page.get_by_label("Password", exact=True).fill("seven-spades-doubled")
    page.get_by_label("Password again").fill("seven-spades-doubled")
    page.keyboard.press("Enter")
    page.get_by_text("You are logged in as axe@example.org.").wait_for()
    hold(page)
    for address in (
        "/en/progress/",
        "/en/account/password/",
        "/en/account/second-step/app/",
        "/en/account/delete/",
        "/en/account/log-out/",
    ):
        page.goto(address)
        hold(page)


def test_axe_finds_nothing_on_paper(new_page: NewPage) -> None:
    """The key for who made it, and the sheet for the class."""
    page = new_page("/tr/kagit/kulup-hakemligi/", 390)
    page.locator("main form button[type=submit]").first.click()
    page.wait_for_url("**/kulup-hakemligi/*/*/")
    hold(page)
    page.goto(page.url.rstrip("/").rpartition("/")[0] + "/")
    hold(page)
