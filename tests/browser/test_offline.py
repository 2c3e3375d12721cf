"""In a place without a signal: the book was kept while there was one."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import NewPage, listen_to, press
from tests.browser.test_accessibility_inside import hold

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.xdist_group("browser")]

KEPT = """async () => {
  const names = await caches.keys();
  const done = await Promise.all(names.map(async (name) => (await caches.open(name)).match("/offline/done")));
  return done.filter(Boolean).length;
}"""


def until(page: Page, so: str, seconds: int = 60) -> None:
    """Wait until it is so; a page of the site does not let Playwright wait by itself."""
    deadline = time.monotonic() + seconds
    while not page.evaluate(so):
        assert time.monotonic() < deadline
        page.wait_for_timeout(300)


@pytest.fixture(scope="module")
def telephone(browser: Browser, site: str) -> Iterator[Page]:
    """One that has kept the book, for all tests that only read."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, base_url=site, service_workers="allow")
    page = context.new_page()
    page.goto("/tr/")
    until(page, f"({KEPT})().then((many) => many === 2)", 180)
    yield page
    context.close()


@pytest.fixture
def cellar(telephone: Page, complaints: list[str]) -> Iterator[Page]:
    """It has no signal now."""
    heard = listen_to(telephone, complaints)
    telephone.context.set_offline(True)
    yield telephone
    for event, listener in heard.items():
        telephone.remove_listener(event, listener)


@pytest.fixture
def kept(telephone: Page, complaints: list[str]) -> Iterator[Page]:
    """The same for a test that changes what it holds: afterwards it holds the book again, and nothing else."""
    heard = listen_to(telephone, complaints)
    since = telephone.evaluate("localStorage.getItem('kept')")
    telephone.context.set_offline(True)
    yield telephone
    for event, listener in heard.items():
        telephone.remove_listener(event, listener)
    telephone.context.set_offline(False)
    for page in set(telephone.context.pages) - {telephone}:
        page.close()
    telephone.context.clear_cookies()
    telephone.goto("/tr/")
    telephone.evaluate("localStorage.clear(); caches.delete('questions ahead')")
    if telephone.evaluate(KEPT) == 2:
        telephone.evaluate("(since) => localStorage.setItem('kept', since)", since)
    else:
        until(telephone, f"({KEPT})().then((many) => many === 2 && localStorage.getItem('kept'))", 180)


def test_the_book_is_read_and_searched_without_a_connection(cellar: Page) -> None:
    cellar.goto("/tr/yasa/64/")
    assert "Bağlantı yok" in cellar.locator(".kept-note").inner_text()
    assert cellar.locator("#B3").count() == 1
    hold(cellar)
    cellar.goto("/tr/hesap/")
    assert "Bağlantı yokken" in cellar.title()
    hold(cellar)
    cellar.goto("/en/law/27/")
    assert "No connection" in cellar.locator(".kept-note").inner_text()
    cellar.goto("/tr/ne-oldu/akislar/")
    press(cellar.locator("main a[href^='/tr/ne-oldu/'][href$='/akis/']").first)
    assert cellar.locator(".kept-note").count() == 1
    assert cellar.locator("main details").count()


def test_where_one_language_is_kept_so_far_the_other_leads_to_it(kept: Page) -> None:
    english = "names.filter((one) => one.startsWith('book en'))"
    kept.evaluate(f"caches.keys().then((names) => Promise.all({english}.map((one) => caches.delete(one))))")
    kept.goto("/en/law/27/")
    assert "Bağlantı yokken" in kept.title()
    press(kept.get_by_role("main").get_by_role("link", name="Tanımlar"))
    assert kept.locator(".kept-note").count() == 1


WITHOUT = """(lines, other) => lines.map((line) => {
  const copy = line.cloneNode(true);
  copy.querySelectorAll(other).forEach((one) => one.remove());
  return copy.textContent;
})"""


def told_aloud(page: Page) -> list[str]:
    """The script of the ruling on the page as it is heard and as it is seen, and its clauses."""
    script = page.locator("main .script")
    script.first.wait_for()
    texts = []
    for other in ("[aria-hidden]", ".visually-hidden"):
        texts += script.evaluate_all(WITHOUT, other)
    return [*texts, *page.locator("main .also .ref").all_text_contents()]


def tell_everything(page: Page) -> None:
    """Give the first answer to every question, by hand, until there is a ruling."""
    while page.locator("main .asked .answers a").count():
        before = page.url
        page.locator("main .asked .answers a").first.click()
        expect(page).not_to_have_url(before)
        page.locator("main .asked .answers a, main .script").first.wait_for()


def test_a_situation_is_ruled_on_as_it_is_with_a_connection(cellar: Page) -> None:
    for start, tile in (
        ("/tr/ne-oldu/", "Renge uymadı (rönons)"),
        ("/tr/ne-oldu/", "Bir löveye yanlış elden çıkıldı"),
        ("/en/what-happened/", "A defender dropped or showed a card"),
    ):
        cellar.context.set_offline(True)
        cellar.goto(start)
        group = cellar.locator("main .tile-group", has_text=tile).last
        group.locator("summary").click()
        group.locator("a", has_text=tile).last.click()
        cellar.locator("main .asked, main .script").first.wait_for()
        tell_everything(cellar)
        without = told_aloud(cellar)
        assert cellar.locator("main .told li").count()
        cellar.context.set_offline(False)
        cellar.reload()
        assert told_aloud(cellar) == without
        assert cellar.locator(".kept-note").count() == 0


def test_many_answers_in_words_stand_one_under_the_other(cellar: Page) -> None:
    cellar.goto("/en/what-happened/what-dummy-may-and-may-not-do/")
    cellar.locator("main .asked .answers-list a").nth(8).wait_for()
    cellar.goto("/en/what-happened/revoke/?ask=trick")
    cellar.locator("main .asked .answers-numbers a").nth(8).wait_for()


def test_what_was_told_is_changed_without_a_connection(cellar: Page) -> None:
    cellar.goto("/tr/ne-oldu/ronons/?establishment=none&trick=6")
    cellar.locator("main .asked, main .script").first.wait_for()
    tell_everything(cellar)
    cellar.locator("main .told a").first.click()
    cellar.locator("main .asked .answers a").first.wait_for()
    assert cellar.locator("main .script").count() == 0
    cellar.go_back()
    assert told_aloud(cellar)


def test_a_worked_case_is_found_and_read_without_a_connection(cellar: Page) -> None:
    cellar.goto("/en/offline/")
    cellar.fill("#offline-q", "insufficient bid accepted")
    cellar.keyboard.press("Enter")
    cellar.locator("#offline-rulings a").first.wait_for()
    assert cellar.locator("#offline-rulings a[href='/en/what-happened/insufficient-bid/']").count() == 1
    press(cellar.locator("#offline-rulings a[href^='/en/cases/']").first)
    without = told_aloud(cellar)
    title = cellar.locator("main h1").first.inner_text()
    assert cellar.title() == title
    assert "1 heart" in "".join(without)
    cellar.context.set_offline(False)
    cellar.reload()
    assert cellar.locator("main h1").inner_text() == title
    assert told_aloud(cellar) == without
    cellar.context.set_offline(True)
    cellar.goto("/tr/ornekler/?madde=64A2")
    cellar.locator("main details a[href^='/tr/ornekler/']").first.wait_for()
    assert 5 < cellar.locator("main details a[href^='/tr/ornekler/']").count() < 400


AHEAD = """async () => {
  const found = await (await caches.open("questions ahead")).match("/ahead/en");
  return found ? (await found.json()).questions.length : 0;
}"""


def take_questions_along(page: Page) -> None:
    """Practise, and leave the page open until twenty questions are there."""
    page.goto("/en/practice/")
    until(page, f"({AHEAD})().then((many) => many === 20)")


def answer_one(page: Page) -> None:
    page.locator("#offline-question input[name=answer]").first.check()
    page.locator("#offline-question button[type=submit]").click()
    expect(page.locator("#verdict")).to_be_focused()


def test_questions_are_answered_without_a_connection_and_count_once_when_it_is_back(kept: Page) -> None:
    kept.context.set_offline(False)
    take_questions_along(kept)
    kept.context.set_offline(True)
    kept.goto("/en/practice/")
    answer_one(kept)
    kept.locator("#next").click()
    answer_one(kept)
    assert kept.evaluate(AHEAD) == 18
    waiting = kept.evaluate("localStorage.getItem('practice-answers')")
    kept.context.set_offline(False)
    for _again in range(2):  # the second time as if the answer of the site had been lost on the way
        kept.goto("/en/practice/")
        until(kept, "localStorage.getItem('practice-answers') === '[]'")
        kept.reload()
        assert "of 2 answers right" in kept.locator("main").inner_text()
        kept.evaluate("(text) => localStorage.setItem('practice-answers', text)", waiting)


def test_two_pages_without_a_connection_ask_no_question_twice(kept: Page) -> None:
    """What the other page has answered meanwhile is not asked again; of two answers to one question the first is sent."""
    kept.context.set_offline(False)
    take_questions_along(kept)
    kept.context.set_offline(True)
    kept.goto("/en/practice/")
    other = kept.context.new_page()
    other.goto("/en/practice/")
    other.locator("#offline-question input[name=answer]").first.wait_for()
    answer_one(kept)
    kept.locator("#next").click()
    answer_one(kept)
    other.locator("#offline-question input[name=answer]").last.check()
    other.locator("#offline-question button[type=submit]").click()
    expect(other.locator("#verdict")).to_be_focused()
    assert kept.evaluate(AHEAD) == 18
    tickets = kept.evaluate("JSON.parse(localStorage.getItem('practice-answers')).map((one) => one.ticket)")
    assert len(tickets) == len(set(tickets)) == 2


def test_under_another_edition_questions_are_taken_along_anew(kept: Page) -> None:
    """Each quotes the words of the clause that decides."""
    kept.context.set_offline(False)
    take_questions_along(kept)
    kept.evaluate("""async () => {
        const cache = await caches.open("questions ahead");
        const ahead = await (await cache.match("/ahead/en")).json();
        ahead.questions.forEach((one) => (one.asked = "of old"));
        await cache.put("/ahead/en", new Response(JSON.stringify({ ...ahead, edition: "another" })));
    }""")
    kept.goto("/en/practice/")
    until(
        kept,
        """(async () => {
        const found = await (await caches.open("questions ahead")).match("/ahead/en");
        const { questions } = await found.json();
        return questions.length === 20 && questions.every((one) => one.asked !== "of old");
    })()""",
    )


def test_nothing_of_a_student_stays_after_log_out(kept: Page) -> None:
    kept.context.set_offline(False)
    kept.goto("/en/account/sign-up/")
    kept.get_by_label("E-mail").fill("cellar@example.org")
    kept.get_by_label("Password", exact=True).fill("seven-spades-doubled")
    kept.get_by_label("Password again").fill("seven-spades-doubled")
    kept.keyboard.press("Enter")
    kept.get_by_text("You are logged in as").wait_for()
    take_questions_along(kept)
    kept.goto("/en/exam/")
    press(kept.locator(".exams a").first)
    kept.locator("main form button[type=submit]").click()
    kept.wait_for_url("**/1/")
    kept.goto("/en/account/")
    kept.get_by_role("button", name="Log out").click()
    kept.wait_for_url("**/log-in/")
    names = kept.evaluate("""async () => {
        const found = [];
        for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            found.push(name, ...(await cache.keys()).map((one) => one.url));
        }
        return found;
    }""")
    assert len(names) > 200
    assert not [
        one
        for one in names
        if any(part in one for part in ("questions ahead", "ahead/", "exam/", "sinav", "account", "hesap"))
    ]
    assert kept.evaluate("Object.keys(localStorage)") == ["kept"]
    kept.context.set_offline(True)
    kept.goto("/en/practice/")
    assert kept.locator("h1").inner_text() == "Without a connection"


def test_it_says_which_edition_is_kept_and_is_asked_for_once_a_day(kept: Page) -> None:
    kept.goto("/en/offline/")
    expect(kept.locator("#offline-kept")).to_contain_text(re.compile(r"edition 2017\.\d+, since [A-Z]"))
    kept.context.set_offline(False)
    asked: list[str] = []
    kept.context.on("request", lambda one: asked.append(one.url) if "/offline/" in one.url else None)
    kept.goto("/en/law/27/")
    kept.wait_for_timeout(4500)
    assert not asked
    kept.evaluate("localStorage.setItem('kept', `${new Date().toDateString()}|another edition`)")
    kept.reload()
    kept.wait_for_timeout(4500)
    assert sorted(one.rsplit("/", 1)[1] for one in asked) == ["en.json", "tr.json"]


def test_a_file_that_a_hotspot_has_changed_is_not_kept(new_page: NewPage) -> None:
    page = new_page("/tr/", width=390, service_workers="allow")
    page.context.route(
        "**/static/css/base*.css", lambda route: route.fulfill(status=200, body="Log in", content_type="text/css")
    )
    page.wait_for_timeout(9000)
    assert page.evaluate(KEPT) == 0
    page.context.unroute_all()
    page.reload()
    until(page, f"({KEPT})().then((many) => many === 2)", 60)


def test_what_is_not_kept_leads_to_what_is(cellar: Page) -> None:
    cellar.goto("/tr/sinav/")
    assert cellar.locator("h1").inner_text() == "Bağlantı yokken"
    for typed, found in [
        ("50d2 a", "/tr/yasa/50/#D2a"),
        ("dipnot 14", "/tr/dipnotlar/#dn14"),
        ("cezali kart", "/tr/tanimlar/#cezali-kart"),  # as on the site: the term first
    ]:
        cellar.fill("#offline-q", typed)
        cellar.keyboard.press("Enter")
        cellar.locator("#offline-results a").first.wait_for()
        cellar.wait_for_timeout(200)
        assert cellar.locator("#offline-results a").first.get_attribute("href").endswith(found)  # type: ignore[union-attr]
    cellar.fill("#offline-q", "zzzzzzzz")
    cellar.keyboard.press("Enter")
    cellar.wait_for_timeout(300)
    assert "Bir şey bulunamadı" in cellar.locator("#offline-said").inner_text()
    assert cellar.locator("#offline-results li").count() == 0


def test_with_a_connection_the_page_comes_from_the_site(cellar: Page) -> None:
    cellar.context.set_offline(False)
    cellar.goto("/tr/yasa/64/")
    assert cellar.locator(".kept-note").count() == 0


def test_a_browser_that_keeps_nothing_says_nothing(new_page: NewPage) -> None:
    """Any error in its console fails the test (``new_page``)."""
    page = new_page("/tr/yasa/64/", service_workers="block")
    page.wait_for_timeout(4000)
    assert page.locator("#B3").count() == 1
