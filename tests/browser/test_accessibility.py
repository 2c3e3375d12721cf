"""No page breaks a rule of axe, at phone and desktop width, light and dark; nothing is cut off at 320 pixels."""

import re

import pytest
from playwright.sync_api import Page

from quizzes.questions.templates import question
from tests.browser.axe import hold_rules
from tests.browser.conftest import NewPage
from tests.sampling import every, of_each_kind

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
PAGES = (
    "/tr/",
    "/en/",
    "/tr/yasa/50/",
    "/tr/yasa/64/",
    "/tr/yasa/77/",
    "/tr/yasa/12/",
    "/en/law/78/",
    "/tr/tanimlar/",
    "/tr/dipnotlar/",
    "/tr/duzeltmeler/",
    "/tr/yasa/50/iki-dilde/",
    "/tr/yasa/6/",
    "/en/2007/law/6/",
    "/tr/surumler/",
    "/tr/karsilastirma/2007/2017/6/",
    "/tr/sozluk/",
    "/tr/ornekler/",
    "/en/cases/?clause=64",
    "/tr/ornekler/worked-rev-1/",
    "/en/coverage/",
    "/en/tools/",
    "/tr/ne-oldu/yapay-skorun-hesabi/?fault_of_ns=none&fault_of_ew=direct",
    "/tr/ara/?q=rönons",
    "/tr/ara/?q=yoktur+bu",
    "/50F",
    "/tr/calisma/",
    "/tr/ilerleme/",
    "/tr/ders/ronons/",
    "/en/ladder/",
    "/tr/anki/",
    "/tr/sinav/kulup-hakemligi/",
    "/tr/kagit/ronons/",
    "/tr/ne-oldu/",
    "/tr/ne-oldu/yetersiz-deklare/",
    "/en/what-happened/insufficient-bid/?call=1H&last_bid=1S",
    "/en/what-happened/insufficient-bid/?call=1H&last_bid=1S&lho_did=refused",
    "/tr/ne-oldu/yasa/64/",
    "/tr/ne-oldu/ronons/?establishment=next-trick&trick=6&later_tricks=1&assumed=trick+later_tricks&hand=defender&trick_won_by=offender"
    "&settled.damage-after-revoke=adjusted-score%3Fground%3Dlaw-provides%26outcomes%3Done",
    "/tr/ne-oldu/sirasiz-atak/?hand=defender&faced=true&paper=card",
    "/tr/vp/?ours=52&theirs=32&boards=16",
    "/tr/ne-oldu/masa/?dealer=N&e=N+1S&e=E+1H",
    "/en/what-happened/table/?dealer=N&contract=4S+N&e=E+HQ",
    "/tr/ne-oldu/sirasiz-atak/akis/",
    "/tr/ne-oldu/ronons/akis/?yol=0-0",
    "/en/what-happened/revoke/chart/poster/",
    "/tr/ornek-oyunlar/",
    "/tr/ornek-oyunlar/karoya-kor-kacti/?adim=13",
    "/en/deals/lead-out-of-turn-leave-it-free/?step=3",
    "/tr/itirazli-talep/",
    "/en/contested-claim/?north=.432.2.&east=7.98.3.&south=K.AKQ..&west=.765.4.&trump=S&declarer=S&claimer=S&leader=S&forgotten=S7",
    "/en/what-happened/charts/4/",
    "/tr/okuma/cezali-kart/",
    "/en/question/{penalty-card-hand}/",
    "/tr/soru/{revoke-in-play}/",
    "/tr/soru/{shown-card}/?answer=a",
    "/en/question/{penalty-card-choices}/?answer=a,b",
    "/tr/gizlilik/",
    "/en/offline/",
    "/tr/sitenizde/",
    "/tr/gomulu/50D2a/",
    "/en/announcements/",
    "/tr/yonetmelik/",
    "/en/reading/",
    "/tr/ne-oldu/akislar/",
    "/en/editions/2017/",
    "/tr/surumler/dogrulama/",
    "/en/2007/",
    "/tr/karsilastirma/2007/2017/",
    "/en/course/",
    "/tr/sinav/",
    "/en/exam-code/",
    "/tr/belge/",
    "/en/class/",
    "/tr/hesap/ac/",
    "/en/account/log-in/",
)
ONE_OF_EACH_KIND = (
    "/tr/",
    "/tr/yasa/50/",
    "/en/what-happened/insufficient-bid/?call=1H&last_bid=1S&lho_did=refused",
    "/tr/soru/{shown-card}/?answer=a",
)


def with_question(address: str) -> str:
    """The address with a question in place of the name of its template."""
    return re.sub(r"{([\w-]+)}", lambda name: question(name[1], 5).id, address)


def hold_in_large_letters(page: Page) -> None:
    """Nothing is cut off in letters twice as large, neither on a phone nor on a desk, with everything opened."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.evaluate("document.querySelectorAll('main details').forEach(one => one.open = true)")
    for width in (320, 390, 640):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, page.url
    page.evaluate("document.documentElement.style.fontSize = ''")


def test_axe_finds_what_breaks_a_rule(look: NewPage) -> None:
    page = look("/tr/belge/")
    for added, name, is_strict in (
        ('<button aria-label="Sil">Kaydet</button>', "label-content-name-mismatch", True),
        ('<img src="/static/icon.svg">', "image-alt", False),
    ):
        page.evaluate("added => document.querySelector('main').insertAdjacentHTML('beforeend', added)", added)
        if is_strict:
            hold_rules(page, strict=False)
        with pytest.raises(AssertionError, match=name):
            hold_rules(page, strict=is_strict)


@pytest.mark.parametrize("address", of_each_kind(PAGES, ONE_OF_EACH_KIND))
def test_axe_finds_nothing_on_a_phone_in_the_dark_nor_on_a_desk_in_the_light(look: NewPage, address: str) -> None:
    """All rules on the phone; on the desk, of every second page, those that a wider page in other colours could break."""
    page = look(with_question(address), 390, color_scheme="dark")
    hold_rules(page, strict=False)
    page.set_viewport_size({"width": 320, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    if address in PAGES[::2]:
        page.set_viewport_size({"width": 1280, "height": 844})
        page.emulate_media(color_scheme="light")
        hold_rules(page)
        page.set_viewport_size({"width": 320, "height": 844})
    hold_in_large_letters(page)


@pytest.mark.long
def test_axe_finds_nothing_in_a_form_that_was_refused(new_page: NewPage) -> None:
    page = new_page("/tr/hesap/giris/", 390)
    page.get_by_label("E-posta").fill("kimse@example.org")
    page.get_by_label("Parola").fill("x")
    page.get_by_role("button", name="Giriş yap").click()
    page.get_by_role("alert").wait_for()
    hold_rules(page, strict=False)


@pytest.mark.long
def test_axe_finds_nothing_in_an_open_preview(new_page: NewPage) -> None:
    page = new_page("/tr/yasa/50/", 390, has_touch=True, is_mobile=True)
    page.locator("a.ref").first.tap()
    page.locator("#preview.sheet").wait_for()
    hold_rules(page, strict=False)


@pytest.mark.parametrize(
    "address", every(3, ["/tr/yasa/40/", "/tr/yasa/2/", "/tr/yasa/64/iki-dilde/", "/tr/gizlilik/"])
)
def test_nothing_of_a_wide_table_is_cut_off_at_320_pixels(look: NewPage, address: str) -> None:
    page = look(address, 320)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


_ROOM = """fields => fields.map(one => {
    const look = getComputedStyle(one), paper = document.createElement("canvas").getContext("2d");
    paper.font = look.font;
    const room = one.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight);
    return [one.placeholder, one.offsetParent === null || paper.measureText(one.placeholder).width <= room];
})"""


@pytest.mark.parametrize("address", ["/tr/ne-oldu/", "/en/what-happened/", "/tr/", "/en/search/"])
def test_what_a_search_field_suggests_to_type_is_not_cut_off_at_320_pixels(look: NewPage, address: str) -> None:
    fields: list[tuple[str, bool]] = look(address, 320).locator("input[type=search]").evaluate_all(_ROOM)
    assert fields
    assert [said for said, fits in fields if not fits] == []


def test_tables_that_are_too_wide_scroll_by_themselves(look: NewPage) -> None:
    page = look("/tr/yasa/77/", 320)
    assert page.evaluate("[...document.querySelectorAll('.table')].every(one => one.clientWidth <= 320)")
