"""On a phone a question fits: story, diagram, all options within a screen and a half, the button at hand once one is chosen."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect

from quizzes.questions.templates import question, templates
from tests.browser.conftest import NewPage
from tests.sampling import every

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
WIDTH, HEIGHT = 390, 844
SCREEN_AND_A_HALF = HEIGHT * 3 // 2
FOLDERS = {"tr": "/tr/soru/", "en": "/en/question/"}
_END_OF_OPTIONS = "document.querySelector('.choices .choice:last-of-type').getBoundingClientRect().bottom + scrollY"


def ends_of_options(page: Page, folder: str, ids: Iterable[str]) -> dict[str, float]:
    """Where the last option of each question ends, in pixels from the top of the page."""
    found = {}
    for name in ids:
        page.goto(f"{folder}{name}/")
        found[name] = page.evaluate(_END_OF_OPTIONS)
    return found


@pytest.mark.parametrize("language", every(2, FOLDERS))
def test_the_longest_questions_fit_a_screen_and_a_half(look: NewPage, language: str) -> None:
    page = look(f"/{language}/", WIDTH, HEIGHT)
    names = ("what-declarer-may-choose", "penalty-card-refused", "missing-card", "two-cards-at-once", "unable-play")
    ends = ends_of_options(page, FOLDERS[language], (question(name, 3).id for name in names))
    assert sum(end <= SCREEN_AND_A_HALF for end in ends.values()) >= len(names) - 1, ends


@pytest.mark.long
@pytest.mark.parametrize("language", FOLDERS)
def test_nine_of_ten_questions_fit_a_screen_and_a_half(look: NewPage, language: str) -> None:
    page = look(f"/{language}/", WIDTH, HEIGHT)
    own_half = list(templates())[list(FOLDERS).index(language) :: 2]
    ids = [question(name, 3).id for name in own_half]
    ends = ends_of_options(page, FOLDERS[language], ids)
    share = sum(end <= SCREEN_AND_A_HALF for end in ends.values()) / len(ends)
    assert share >= 0.9, f"{share:.1%}"


def test_the_button_comes_to_the_hand_with_a_choice_and_covers_no_option_at_the_end(look: NewPage) -> None:
    page = look(f"/tr/soru/{question('missing-card', 3).id}/", WIDTH, HEIGHT)
    button = page.locator(".send button")
    page.locator(".choice").first.scroll_into_view_if_needed()
    expect(button).not_to_be_in_viewport()
    page.locator(".choice input").first.check()
    expect(button).to_be_in_viewport(ratio=1)
    page.locator(".choice input").last.focus()
    page.evaluate("document.querySelector('.choice:last-of-type').scrollIntoView({block: 'nearest'})")
    last, bar = page.locator(".choice").last.bounding_box(), page.locator(".send").bounding_box()
    assert last is not None
    assert bar is not None
    assert last["y"] + last["height"] <= bar["y"]


def test_on_the_smallest_phone_the_bidding_box_fits_and_each_letter_stands_apart(look: NewPage) -> None:
    page = look(f"/en/question/{question('bidding-box-after-call-out-of-rotation', 3).id}/", 320, 640)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert page.locator(".site-nav").bounding_box()["height"] < 64, "the menu is one row"  # type: ignore[index]
    page.goto(f"/tr/soru/{question('an-insufficient-bid-step-by-step', 3).id}/")
    assert page.locator(".letter").count() > 2
    assert page.evaluate("[...document.querySelectorAll('.letter')].every(one => one.scrollWidth <= one.clientWidth)")


@pytest.mark.parametrize("width", [320, 390, 412])
def test_the_names_of_calls_keep_off_the_edge_of_their_buttons(look: NewPage, width: int) -> None:
    page = look(f"/tr/soru/{question('bidding-box-after-call-out-of-rotation', 3).id}/", width, 844)
    assert page.locator(".choices.calls .choice").count() > 3
    assert page.evaluate(_NEAREST_EDGE) >= 7


_NEAREST_EDGE = """() => Math.min(...[...document.querySelectorAll(".choices.calls .choice")].map((choice) => {
    const inner = [...choice.querySelectorAll("input, .call, [aria-hidden]")].map((one) => one.getBoundingClientRect().right);
    return choice.getBoundingClientRect().right - Math.max(...inner);
}))"""
"""How near to the right edge of its button what is seen of a call comes, in pixels."""

_BROKEN = """() => [...document.querySelectorAll(".hand-W p, .hand-E p")]
    .filter((suit) => suit.querySelectorAll(".card").length <= 5 && suit.getClientRects().length)
    .filter((suit) => suit.offsetHeight > 1.5 * parseFloat(getComputedStyle(suit).lineHeight))
    .map((suit) => suit.innerText)"""


def test_on_the_smallest_phone_five_cards_of_a_suit_are_a_line(look: NewPage) -> None:
    for name, seed in (("revoke-in-play", 3), ("revoke-in-play", 4), ("penalty-card-refused", 3), ("missing-card", 3)):
        page = look(f"/tr/soru/{question(name, seed).id}/", 320, 640)
        assert page.locator(".hand-W p").count() == 4
        assert page.evaluate(_BROKEN) == []
        assert page.evaluate("document.documentElement.scrollWidth") == 320


@pytest.mark.long
def test_the_first_tab_leads_past_the_head_of_the_page(new_page: NewPage) -> None:
    page = new_page(f"/en/question/{question('missing-card', 3).id}/")
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator("#main button").first).to_be_focused()


def test_without_javascript_the_trick_lies_on_the_table(look_without_scripts: NewPage) -> None:
    page = look_without_scripts(f"/en/question/{question('penalty-card-hand', 5).id}/", WIDTH)
    assert page.locator(".centre .suit").count() > 0
    expect(page.locator(".centre .faced").first).to_be_visible()
