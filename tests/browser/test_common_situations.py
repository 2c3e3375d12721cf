"""The common situations on a phone over a slow line: three taps, seconds to spare, and nothing that axe complains of."""

import pytest
from playwright.sync_api import Browser

from bench.common_situations import tiles, walk
from rulings.assistant.entry import common
from tests.browser.axe import hold_rules

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.xdist_group("browser")]
SECONDS_TO_LOAD = 7.5
"""Half of the fifteen seconds: the other half is for reading and tapping."""


@pytest.mark.parametrize("number", range(0, len(common("tr")), 4))  # all: python -m bench.common_situations
def test_three_taps_and_fifteen_seconds(browser: Browser, site: str, number: int) -> None:
    language = "tr" if number % 8 else "en"
    tile = common(language)[number]
    walked = walk(browser, site, language, tile.said, tile.address, hold_rules)
    assert walked.taps <= 3, "with the tap that unfolds its group"
    assert walked.all_seconds < SECONDS_TO_LOAD


def test_the_page_marks_the_common_ones(browser: Browser, site: str) -> None:
    context = browser.new_context(base_url=site)
    found = tiles(lambda address: context.request.get(address).text(), "tr")
    assert {address for _said, address in found} == {tile.address for tile in common("tr")}
    context.close()
