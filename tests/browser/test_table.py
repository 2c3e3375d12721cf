"""Two stories at the table, told on a phone by taps, without scripts."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage, press

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


@pytest.mark.long
def test_an_opening_lead_out_of_turn_from_the_contract_to_the_lead(new_page: NewPage) -> None:
    page = new_page("/tr/ne-oldu/masa/", 390, java_script_enabled=False)
    page.get_by_role("button", name="Oyuna geç").click()
    expect(page.get_by_role("heading", name="Sıra: Batı")).to_be_visible()
    page.get_by_text("Doğu kart oynadı").click()
    page.locator("details[open]").get_by_role("button", name="karo beşlisi", exact=True).click()
    expect(page.locator(".script").first).to_contain_text("Güney, 3 seçeneğiniz var")
    press(page.get_by_role("button", name="Güney bunu seçti").nth(2))
    page.get_by_role("button", name="Güney bunu seçti").first.click()
    expect(page.get_by_role("heading", name="Sıra: Batı")).to_be_visible()
    expect(page.locator(".duties")).to_contain_text("Batı karo çıkmak zorundadır")
    page.get_by_text("Olanlar: 3 olay").click()
    page.get_by_role("link", name=re.compile("^Geri al: Güney seçti")).last.click()
    expect(page.get_by_role("button", name="Güney bunu seçti").first).to_be_visible()


def test_a_hesitation_and_a_doubtful_double_on_a_small_phone(look_without_scripts: NewPage) -> None:
    page = look_without_scripts("/en/what-happened/table/", 320)
    page.get_by_role("button", name="North", exact=True).click()
    for call in ("1 notrump", "pass", "3 notrump"):
        press(page.locator("section[aria-labelledby=turn]").get_by_role("button", name=call, exact=True))
    page.get_by_text("Something else happened").click()
    page.get_by_text("A hesitation, a remark or a gesture may have told partner something").click()
    expect(page.get_by_role("radio", name="West").locator("visible=true")).to_be_checked()
    page.get_by_role("button", name="by a hesitation or haste").click()
    expect(page.get_by_role("heading", name="Was it beyond doubt")).to_be_visible()
    for call in ("pass", "pass", "double"):
        press(page.locator("section[aria-labelledby=turn]").get_by_role("button", name=call, exact=True))
    expect(page.get_by_text("Still to be answered: Was it beyond doubt")).to_be_visible()
    page.get_by_text("What happened: 7 events").click()
    expect(page.get_by_role("link", name=re.compile("^Take back: West: A hesitation"))).to_be_visible()
    widths = [
        box["x"] + box["width"] for one in page.locator("main button:visible").all() if (box := one.bounding_box())
    ]
    assert max(widths) <= 320
    assert len(re.findall(rb"/Type /Page\b", page.pdf(format="A4"))) == 1


@pytest.mark.parametrize(
    ("keys", "card"), [("", "♠A"), ("ArrowRight", "♠K"), ("ArrowDown ArrowDown", "♦A"), ("End", "♣2")]
)
def test_any_card_is_a_few_keys_away(look: NewPage, keys: str, card: str) -> None:
    page = look("/en/what-happened/table/?dealer=N&contract=4S+N&e=E+HQ", 1280)
    page.locator("section[aria-labelledby=turn] button").first.focus()
    for key in keys.split():
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.innerText").startswith(card)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.innerText") == "West played a card"
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.innerText").startswith(card), "where one was"


def test_the_arrow_keys_are_told_to_whom_they_serve(look: NewPage) -> None:
    page = look("/en/what-happened/table/?dealer=N&e=N+1S", 390)
    told = page.locator("section[aria-labelledby=turn]").get_by_text("The arrow keys lead")
    expect(told).to_be_hidden()
    page.keyboard.press("Tab")
    page.locator("section[aria-labelledby=turn] button").first.focus()
    expect(told).to_be_visible()
