"""Practice and exams in a real browser: by keyboard, on a small phone, without a connection, without JavaScript."""

import re
from itertools import count

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from quizzes.questions.asking import lettered
from quizzes.questions.templates import Question, question, question_of, templates
from tests.browser.conftest import NewPage, press
from tests.sampling import LANGUAGES, every

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
WIDTHS = [320, *(pytest.param(width, marks=pytest.mark.long) for width in (390, 1280))]


def with_play() -> Question:
    """A question that shows the play of some tricks."""
    for name in templates():
        found = question(name, 3)
        if found.draft.shown.deal and len(found.draft.shown.tricks) > 1 and not found.draft.several:
            return found
    raise AssertionError("no question shows the play")


def key_of(page: Page) -> str:
    found = question_of(re.search(r"question/([^/?]+)/", page.url)[1])  # type: ignore[index]
    return next(letter for letter, option in lettered(found) if option.right)


def test_a_question_is_answered_in_place_by_keyboard_alone(look: NewPage) -> None:
    page = look("/en/next/topic-scores/", width=390)
    address = page.url
    expect(page.locator("#question input[name=answer]").first).to_have_accessible_name(re.compile("^A "))
    page.keyboard.press(key_of(page))
    page.keyboard.press("Enter")
    verdict = page.locator("#verdict")
    expect(verdict).to_be_focused()
    expect(verdict).to_contain_text("Right")
    assert page.url.split("?")[0] == address.split("?")[0]
    answered = page.url
    page.keyboard.press("n")
    page.wait_for_url(lambda url: url != answered)
    expect(page.locator("#question input[name=answer]").first).to_be_visible()
    page.go_back()
    expect(page.locator("#verdict")).to_contain_text("Right")


@pytest.mark.long
def test_a_verdict_stays_on_reload_and_in_the_other_language(new_page: NewPage) -> None:
    page = new_page("/en/next/topic-scores/")
    page.keyboard.press(key_of(page))
    page.keyboard.press("Enter")
    expect(page.locator("#verdict")).to_contain_text("Right")
    page.get_by_role("link", name="Türkçe").click()
    expect(page.locator("#verdict")).to_contain_text("Doğru")
    page.reload()
    expect(page.locator("#verdict")).to_contain_text("Doğru")


@pytest.mark.long
def test_no_answer_and_no_connection_are_told_and_the_focus_stays(browser: Browser, site: str) -> None:
    context = browser.new_context(base_url=site)
    page = context.new_page()
    page.goto("/en/next/topic-scores/")
    page.get_by_role("button", name="Answer").click()
    expect(page.get_by_role("alert")).to_have_text("Choose an answer first.")
    expect(page.locator("#question input[name=answer]").first).to_be_focused()
    page.keyboard.press(key_of(page))
    context.set_offline(True)
    page.keyboard.press("Enter")
    expect(page.locator(".kept")).to_contain_text("Not sent: no connection.")
    expect(page.get_by_role("link", name="Answer others")).to_have_attribute("href", "/en/practice/")
    expect(page.get_by_role("button", name="Answer")).to_be_focused()
    context.set_offline(False)
    page.keyboard.press("Enter")
    expect(page.locator("#verdict")).to_contain_text("Right")
    context.close()


@pytest.mark.long
def test_who_answers_the_moment_the_question_is_back_stays_on_the_page(new_page: NewPage) -> None:
    """The form that came is known to the script as soon as it can be pressed: the browser never sends it by itself."""
    page = new_page("/en/next/topic-scores/")
    page.evaluate("""() => {
        window.same = true;
        const again = () => document.querySelector("#question form").requestSubmit();
        document.addEventListener("htmx:afterSwap", () => setTimeout(again), { once: true });
    }""")
    answers = count(1)
    with page.expect_response(lambda one: one.request.method == "POST" and next(answers) == 2):
        page.get_by_role("button", name="Answer").click()
    page.wait_for_load_state()
    assert page.evaluate("window.same")


def test_the_play_is_gone_through_card_by_card(look: NewPage) -> None:
    found = with_play()
    page = look(f"/en/question/{found.id}/", width=390)
    played = page.locator(".deal .card.played")
    cards = sum(len(trick) for trick in found.draft.shown.tricks)
    assert played.count() == cards
    page.get_by_role("button", name="To the start of the play").click()
    assert played.count() == 0
    page.get_by_role("button", name="One card on").click()
    assert played.count() == 1
    expect(page.locator(".step")).to_contain_text("1.")
    assert page.locator(".centre .suit").count() == 1
    page.get_by_role("button", name="One card back").click()
    assert played.count() == 0
    page.get_by_role("button", name="To the moment of the question").click()
    assert played.count() == cards


@pytest.mark.parametrize("width", WIDTHS)
def test_the_cards_of_the_trick_lie_on_no_hand(look: NewPage, width: int) -> None:
    page = look(f"/tr/soru/{question('penalty-card-hand', 5).id}/", width=width)
    assert page.locator(".centre .suit").count() > 0
    assert page.evaluate("""() => {
        const boxes = (name) => [...document.querySelectorAll(name)].map((one) => one.getBoundingClientRect());
        return boxes(".centre .suit").every((card) => boxes(".hand .card").every((held) =>
            card.right <= held.left || held.right <= card.left || card.bottom <= held.top || held.bottom <= card.top));
    }""")


@pytest.mark.parametrize("language", every(2, LANGUAGES))
def test_every_way_of_the_bar_below_is_on_a_small_phone(look: NewPage, language: str) -> None:
    page = look(f"/{language}/", width=320)
    assert (
        page.evaluate(
            "Math.max(...[...document.querySelectorAll('.site-nav a')].map((one) => one.scrollWidth - one.clientWidth))"
        )
        <= 0
    )
    assert page.evaluate("document.querySelector('.site-nav').scrollWidth") <= 320


def test_without_javascript_the_form_answers_on_a_page_of_its_own(look_without_scripts: NewPage) -> None:
    page = look_without_scripts("/en/next/topic-scores/")
    page.locator(f"input[name=answer][value={key_of(page)}]").check()
    page.locator("#question button[type=submit]").click()
    expect(page.locator("#verdict")).to_contain_text("Right")
    assert "answer=" in page.url


@pytest.mark.parametrize("first", every(2, (0, 6)))
@pytest.mark.parametrize("width", WIDTHS)
def test_no_question_is_wider_than_the_screen(look: NewPage, width: int, first: int) -> None:
    page = look("/tr/calisma/", width=width)
    for name in list(templates())[first::12]:
        found = question(name, 3)
        page.goto(f"/tr/soru/{found.id}/?answer=a")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, name


def script_runs(page: Page) -> None:
    """Wait until the clock runs: before that a button does what it does without JavaScript."""
    expect(page.locator(".clock .left")).to_have_text(re.compile(r"\d"))


def begin_exam(page: Page) -> None:
    press(page.locator(".exams a").first)
    page.locator("main form button[type=submit]").click()
    page.wait_for_url("**/1/")
    script_runs(page)


def a_portal_answers(route: Route) -> None:
    """A hotspot that wants a password answers everything with a page of its own."""
    if route.request.method == "POST":
        route.fulfill(status=200, body="Log in to this network")
    else:
        route.continue_()


@pytest.mark.long
def test_an_answer_given_without_a_connection_is_sent_when_it_is_back(new_page: NewPage) -> None:
    page = new_page("/en/exam/", width=390)
    begin_exam(page)
    page.route("**/my-exam/**", a_portal_answers)
    page.locator("input[name=answer]").nth(1).check()
    expect(page.locator(".kept")).to_contain_text("Not kept yet")
    page.unroute("**/my-exam/**")
    expect(page.locator(".kept")).to_contain_text("Kept.", timeout=15_000)
    page.reload()
    expect(page.locator("input[name=answer]").nth(1)).to_be_checked()


@pytest.mark.long
def test_the_clock_runs_and_can_be_hidden(new_page: NewPage) -> None:
    page = new_page("/en/exam/", width=390)
    begin_exam(page)
    left = page.locator(".clock .left")
    expect(left).to_have_text(re.compile(r"^\d+:\d\d$"))
    assert page.evaluate("localStorage.length") == 0
    page.locator(".clock summary").click()
    expect(left).to_be_hidden()
    page.wait_for_function("localStorage.length === 1")
    page.reload()
    expect(left).to_be_hidden()
    page.locator(".clock summary").click()
    expect(left).to_be_visible()
    page.wait_for_function("localStorage.length === 0")


@pytest.mark.long
def test_without_a_connection_no_button_of_an_exam_leads_away(new_page: NewPage) -> None:
    page = new_page("/en/exam/", width=390)
    begin_exam(page)
    here = page.url
    page.route("**/my-exam/**", a_portal_answers)
    page.locator("input[name=answer]").first.check()
    for name in ("Keep and go on", "Flag for later"):
        page.get_by_role("button", name=name).click()
        expect(page.locator(".kept")).to_contain_text("Not kept yet")
        assert page.url == here
    page.unroute("**/my-exam/**")
    page.get_by_role("button", name="Keep and go on").click()
    page.wait_for_url("**/2/")
    expect(page.locator(".places a").first).to_have_class("answered")


@pytest.mark.long
def test_an_exam_is_handed_in_when_nothing_is_waiting(new_page: NewPage) -> None:
    page = new_page("/en/exam/", width=390)
    begin_exam(page)
    page.get_by_role("button", name="Flag for later").click()
    page.get_by_role("button", name="Take the flag away").wait_for()
    page.get_by_role("link", name="Look over and hand in").click()
    page.get_by_role("button", name="Hand in").click()
    page.wait_for_selector(".outcome")


@pytest.mark.long
def test_what_is_waiting_is_sent_before_an_exam_is_handed_in(new_page: NewPage) -> None:
    page = new_page("/en/exam/", width=390)
    begin_exam(page)
    page.route("**/my-exam/**", a_portal_answers)
    page.locator("input[name=answer]").first.check()
    expect(page.locator(".kept")).to_contain_text("Not kept yet")
    page.get_by_role("link", name="Look over and hand in").click()
    page.wait_for_url(re.compile(r"/my-exam/[^/]+/$"))
    script_runs(page)
    page.get_by_role("button", name="Hand in").click()
    expect(page.locator(".kept")).to_contain_text("Not kept yet")
    page.unroute("**/my-exam/**")
    page.get_by_role("button", name="Hand in").click()
    page.wait_for_selector(".outcome")
    assert page.locator(".marked").filter(has_not_text="not answered").count() == 1


def test_single_keys_are_heard_only_while_the_question_has_the_focus(look: NewPage) -> None:
    page = look("/en/next/topic-scores/")
    page.locator(".site-nav a").first.focus()
    page.keyboard.press("a")
    expect(page.locator("#question input:checked")).to_have_count(0)
    page.locator("#question").focus()
    page.keyboard.press("a")
    expect(page.locator("#question input:checked")).to_have_count(1)


@pytest.mark.parametrize("first", [["Tab"], ["Tab", "Enter"]], ids=["at the way past the head", "past the head"])
def test_a_letter_chooses_and_enter_answers_after_the_first_tab(look: NewPage, first: list[str]) -> None:
    page = look("/en/next/topic-scores/")
    for key in [*first, key_of(page), "Enter"]:
        page.keyboard.press(key)
    expect(page.locator("#verdict")).to_contain_text("Right")
