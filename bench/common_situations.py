"""The common situations on a phone: taps and seconds from “What happened?” to the ruling, over a line of 50 kB/s.

``python -m bench.common_situations http://127.0.0.1:8000`` prints a row for each; a browser test walks them too. Of each
the longest way is tapped, in a browser that has not seen the site before; seconds are those that the pages took to load.
"""

import re
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from html import unescape

from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, ViewportSize, sync_playwright

PHONE: ViewportSize = {"width": 390, "height": 844}
BYTES_A_SECOND = 50_000
MILLISECONDS_TO_ANSWER = 100
START = {"tr": "/tr/ne-oldu/", "en": "/en/what-happened/"}
_ASKED = re.compile(r'<section class="asked".*?</section>', re.DOTALL)
_A_FEW = 4
_OPENED_AGAIN, _GIVEN_UP = 2, 15_000  # times, milliseconds

Look = Callable[[Page], None]


@dataclass(frozen=True)
class Walked:
    """A situation in players' words, and the taps of its longest way, with that on a folded group.

    ``seconds`` until each page could be read.
    """

    said: str
    taps: int
    seconds: list[float]

    @property
    def all_seconds(self) -> float:
        """From the call of the page of tiles to the ruling."""
        return sum(self.seconds)


def answers(html: str) -> list[str]:
    """Where the answers of a question lead; a few of many calls or cards. Nothing where there is a ruling."""
    asked = _ASKED.search(html)
    found = [unescape(one) for one in re.findall(r'<li><a href="([^"]+)"', asked[0])] if asked else []
    return found if len(found) < 2 * _A_FEW else found[:: len(found) // _A_FEW]


def longest_way(look_up: Callable[[str], str], address: str) -> list[str]:
    """The addresses from one on to a ruling, of the way with the most questions."""
    ways = [longest_way(look_up, one) for one in answers(look_up(address))]
    return [address, *max(ways, key=len, default=[])]


def walk(browser: Browser, site: str, language: str, said: str, address: str, look: Look | None = None) -> Walked:
    """Tap the longest way of a tile; ``look`` looks at each page after it has been timed."""
    # what is kept for without a connection comes when the pages have: it is not waited for, nor downloaded for each tile
    context = browser.new_context(viewport=PHONE, base_url=site, service_workers="block")
    try:
        way = longest_way(lambda one: context.request.get(one).text(), address)
        page, begun = _begin(context, language)
        seconds, unfolded = [begun], _unfold(page, address)
        for one in way:
            seconds.append(_timed(partial(_tap, page, one)))
            if look:
                look(page)
        page.locator(".script").first.wait_for(timeout=1000)
        return Walked(said, len(way) + unfolded, seconds)
    finally:
        context.close()


def _begin(context: BrowserContext, language: str) -> tuple[Page, float]:
    """The page of tiles and the seconds that it took.

    Of some hundred slowed pages on a busy machine one has not begun to load after half a minute, in a Chromium whose other
    pages go on: that one is opened again.
    """
    for _ in range(_OPENED_AGAIN):
        page = context.new_page()
        _slow(page)
        with suppress(TimeoutError):
            return page, _timed(partial(page.goto, START[language], timeout=_GIVEN_UP))
    raise TimeoutError(f"{START[language]} does not load")


def _slow(page: Page) -> None:
    line = {"offline": False, "latency": MILLISECONDS_TO_ANSWER}
    line |= {"downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND}
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", line)


def _unfold(page: Page, address: str) -> int:
    """Tap the group of the tile, if it stands only in a folded one; how many taps that was."""
    tile = f'a[href="{address}"]'
    if page.locator(f"main {tile}").first.is_visible():
        return 0
    page.locator("details.tile-group", has=page.locator(tile)).first.locator("summary").click()
    return 1


def _tap(page: Page, address: str) -> None:
    with page.expect_navigation(wait_until="load"):
        page.locator(f'main a[href="{address}"]').first.click()


def _timed(act: Callable[[], object]) -> float:
    begun = time.monotonic()
    act()
    return time.monotonic() - begun


def tiles(look_up: Callable[[str], str], language: str) -> list[tuple[str, str]]:
    """Every tile of the page with its words."""
    html = look_up(START[language])
    found = re.findall(r'<li><a href="([^"]+)"[^>]* data-common[^>]*>(.*?)</a>', html)
    return list(dict.fromkeys((unescape(said), unescape(address)) for address, said in found))


def main(site: str, chromium: str = "/usr/bin/chromium") -> None:
    """A table of all of them, in Turkish."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(base_url=site)
        print("| situation | taps | seconds |\n|---|---|---|")
        for said, address in tiles(lambda one: context.request.get(one).text(), "tr"):
            walked = walk(browser, site, "tr", said, address)
            print(f"| {said} | {walked.taps} | {walked.all_seconds:.1f} |", flush=True)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
