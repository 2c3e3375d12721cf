"""The pictures of the README, made of a site as it is: ``python -m upkeep.pictures http://127.0.0.1:8000``."""

import io
import json
import sys
from urllib.request import urlopen

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from upkeep.locked import ROOT

FOLDER = ROOT / "docs" / "images"
PHONE: ViewportSize = {"width": 390, "height": 844}
PAGES: dict[str, tuple[str, ViewportSize]] = {
    "home": ("/tr/", {"width": 1280, "height": 860}),
    "law-phone": ("/tr/yasa/50/", PHONE),
    "law-phone-dark": ("/tr/yasa/64/", PHONE),
    "search-phone": ("/tr/ara/?q=cezali+kart", PHONE),
    "what-happened-phone": ("/tr/ne-oldu/", PHONE),
    "assistant-phone": ("/tr/ne-oldu/yetersiz-deklare/?call=1H&last_bid=1S", PHONE),
    "case-phone": ("/tr/ornekler/deklaran-dogu-nun-karo-uclusunu-geri-aldirdi-cikis-bati-da/", PHONE),
    "side-by-side": ("/tr/yasa/50/iki-dilde/", {"width": 1200, "height": 700}),
}
QUESTION, WRONG = "a-card-played-too-soon/8", "a"


def main(site: str, chromium: str = "/usr/bin/chromium") -> None:
    """Make all of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        for name, (address, size) in PAGES.items():
            _keep(name, _page(browser, site + address, size, dark=name.endswith("-dark")))
        _question_and_verdict(browser, site)
        browser.close()


def _question_and_verdict(browser: Browser, site: str) -> None:
    """A question, and what is said of a wrong answer to it."""
    with urlopen(f"{site}/api/v1/questions/{QUESTION}") as answer:  # noqa: S310 (the site that was named)
        page = _page(browser, f"{site}/tr/soru/{json.load(answer)['id']}/", PHONE)
    _keep("question-phone", page)
    page.locator(f"input[value='{WRONG}']").check()
    page.get_by_role("button", name="Yanıtla", exact=True).click()
    verdict = page.locator(".verdict")
    verdict.wait_for()
    page.wait_for_load_state("networkidle")
    verdict.evaluate("one => one.scrollIntoView({behavior: 'instant'})")
    _keep("verdict-phone", page)


def _page(browser: Browser, address: str, size: ViewportSize, *, dark: bool = False) -> Page:
    page = browser.new_context(viewport=size, color_scheme="dark" if dark else "light", locale="tr").new_page()
    page.goto(address, wait_until="networkidle")
    return page


def _keep(name: str, page: Page) -> None:
    """In 256 colours: a third of the size, and no eye sees it."""
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(256, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
