"""Charts, deals and remarks in a browser: on a phone, on a desk, on paper."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


@pytest.mark.long
def test_remarks_are_off_beside_the_law_and_on_in_a_reading(new_page: NewPage) -> None:
    law = new_page("/tr/yasa/64/")
    law.emulate_media(media="print")
    assert law.locator(".remarks").count() > 3
    assert all(not one.is_visible() for one in law.locator(".remarks").all())
    reading = new_page("/tr/okuma/ronons/")
    reading.emulate_media(media="print")
    expect(reading.locator(".remark").first).to_be_visible()
    assert all(not one.is_visible() for one in reading.locator(".live.asks, .live .told a, .reading-contents").all())


@pytest.mark.long
def test_every_branch_of_a_chart_is_open_on_paper(look: NewPage) -> None:
    page = look("/tr/ne-oldu/sirasiz-atak/akis/")
    ruling = page.locator(".outline-of-chart .script").first
    expect(ruling).not_to_be_visible()
    page.emulate_media(media="print")
    expect(ruling).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("name", ["sirasiz-atak", "ronons", "izinsiz-bilgi"])
def test_a_poster_is_one_page(look: NewPage, name: str) -> None:
    page = look(f"/tr/ne-oldu/{name}/akis/afis/")
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1


def test_a_phone_sees_one_path_and_a_desk_the_whole(look: NewPage, look_without_scripts: NewPage) -> None:
    phone = look_without_scripts("/tr/ne-oldu/ronons/akis/?yol=0-0", 390)
    expect(phone.locator(".one-path svg")).to_be_visible()
    expect(phone.locator(".whole svg")).not_to_be_visible()
    width = phone.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    phone.locator(".one-path a").last.click()
    expect(phone).to_have_url(re.compile(r"\?yol=0-0-\d#yol$"))
    desk = look("/tr/ne-oldu/ronons/akis/")
    expect(desk.locator(".whole svg")).to_be_visible()
    expect(desk.locator(".one-path svg")).not_to_be_visible()


@pytest.mark.long
def test_a_deal_goes_forward_and_back_with_scripts_and_without(new_page: NewPage) -> None:
    for scripts in (True, False):
        page = new_page("/tr/ornek-oyunlar/karoya-kor-kacti/", 390, java_script_enabled=scripts)
        for step in (1, 2, 3):
            page.get_by_role("link", name="İleri").click()
            expect(page).to_have_url(re.compile(rf"\?adim={step}$"))
        expect(page.get_by_text("Doğu karo altılısı elindeyken")).to_be_visible()
        page.get_by_role("link", name="Geri").click()
        expect(page).to_have_url(re.compile(r"\?adim=2$"))
        expect(page.get_by_text("Doğu karo altılısı elindeyken")).to_have_count(0)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
