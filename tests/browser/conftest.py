"""The site as it is served, and a Chromium to look at it."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, sync_playwright

from tests.serving import free_port, own_site, served

NewPage = Callable[..., Page]
_NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


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
def new_page(browser: Browser, site: str) -> Iterator[NewPage]:
    """Open an address of the site; any error in the browser's console fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def open_page(address: str, width: int = 1280, height: int = 844, **options: object) -> Page:
        options.setdefault("service_workers", "block")  # the book is kept only where a test wants it
        context = browser.new_context(viewport={"width": width, "height": height}, base_url=site, **options)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.on("console", listen)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    harmless = ("404", "blocked by Playwright")
    assert not [text for text in complaints if not any(one in text for one in harmless)]
