"""An account from its opening to its end, by keyboard and without JavaScript."""

import pytest

from tests.browser.conftest import NewPage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


@pytest.mark.long
def test_an_account_without_javascript(new_page: NewPage) -> None:
    page = new_page("/en/law/50/", 390, java_script_enabled=False)
    page.get_by_role("link", name="Account").click()
    page.get_by_role("link", name="I have no account yet").click()
    page.get_by_label("E-mail").fill("browser@example.org")
    page.get_by_label("Password", exact=True).fill("seven-spades-doubled")
    page.get_by_label("Password again").fill("seven-spades-doubled")
    page.keyboard.press("Enter")
    page.get_by_text("You are logged in as browser@example.org.").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert download.value.suggested_filename == "bridge-laws.json"
    page.get_by_role("link", name="Delete my account").click()
    page.get_by_label("Password").fill("seven-spades-doubled")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("heading", name="The account is deleted").wait_for()
