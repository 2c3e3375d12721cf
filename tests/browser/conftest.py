"""The site as it is served, and a Chromium to look at it."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Playwright, sync_playwright

from tests.serving import free_port, own_site, served

NewPage = Callable[..., Page]
_NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


def press(way: Locator) -> None:
    """A link or a button that leads to another page, until that page is there: what comes next is not done on this one."""
    with way.page.expect_navigation():
        way.click()


def find_chromium(playwright: Playwright) -> str | None:
    """The path of a Chromium: named in ``BRIDGELAWS_CHROMIUM``, installed on the machine, or Playwright's own."""
    installed = [os.environ.get("BRIDGELAWS_CHROMIUM"), *(shutil.which(name) for name in _NAMES)]
    candidates = [*installed, playwright.chromium.executable_path]
    return next((path for path in candidates if path and Path(path).exists()), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    with sync_playwright() as playwright:
        path = find_chromium(playwright)
        if path is None:
            pytest.skip("no Chromium found: install Debian's package chromium, or run 'playwright install chromium'")
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
        chromium = playwright.chromium.launch(executable_path=path, args=arguments)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site, set up from nothing and served as ``./run`` serves it."""
    data = own_site(tmp_path_factory.mktemp("browsed") / "site")
    port = free_port()
    with served(["-m", "config.server", "--port", str(port)], port, data):
        yield f"http://127.0.0.1:{port}"


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What the browser's console has said during a test; any error in it fails the test."""
    said: list[str] = []
    yield said
    harmless = ("404", "blocked by Playwright")
    assert not [text for text in said if not any(one in text for one in harmless)]


@pytest.fixture
def new_page(browser: Browser, site: str, complaints: list[str]) -> Iterator[NewPage]:
    """Open an address of the site, as somebody who was never there before."""
    contexts: list[BrowserContext] = []

    def open_page(address: str, width: int = 1280, height: int = 844, **options: object) -> Page:
        options.setdefault("service_workers", "block")  # the book is kept only where a test wants it
        context = browser.new_context(viewport={"width": width, "height": height}, base_url=site, **options)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        listen_to(page, complaints)
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def seen_page(browser: Browser, site: str) -> Iterator[Page]:
    """A page for all tests that need none of their own: another takes Chromium three times as long as what is on it."""
    context = browser.new_context(base_url=site, service_workers="block")
    yield context.new_page()
    context.close()


@pytest.fixture(scope="session")
def page_without_scripts(browser: Browser, site: str) -> Iterator[Page]:
    """The same without JavaScript."""
    context = browser.new_context(base_url=site, service_workers="block", java_script_enabled=False)
    yield context.new_page()
    context.close()


@pytest.fixture
def look(seen_page: Page, complaints: list[str]) -> Iterator[NewPage]:
    """Open an address: nothing is left in the page or the browser from what was looked at before."""
    yield from looking(seen_page, complaints)
    seen_page.mouse.move(0, 0)
    seen_page.evaluate("localStorage.clear(); sessionStorage.clear()")
    seen_page.goto("about:blank")


@pytest.fixture
def look_without_scripts(page_without_scripts: Page, complaints: list[str]) -> Iterator[NewPage]:
    """The same without JavaScript."""
    yield from looking(page_without_scripts, complaints)
    page_without_scripts.goto("about:blank")


def looking(page: Page, complaints: list[str]) -> Iterator[NewPage]:
    """Open an address in a page that stays; what its browser was told to keep goes."""
    heard = listen_to(page, complaints)

    def open_page(address: str, width: int = 1280, height: int = 844, color_scheme: str = "light") -> Page:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(media="null", color_scheme=color_scheme)  # type: ignore[arg-type]
        page.goto(address)
        return page

    yield open_page
    for event, listener in heard.items():
        page.remove_listener(event, listener)
    page.context.clear_cookies()


def listen_to(page: Page, complaints: list[str]) -> dict[str, Callable[..., None]]:
    """Note errors of the page's console and scripts; the listeners by the event that they listen to."""

    def console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def fault(error: object) -> None:
        complaints.append(str(error))

    page.on("console", console)
    page.on("pageerror", fault)
    return {"console": console, "pageerror": fault}
