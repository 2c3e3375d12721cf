"""axe, in a page of a browser."""

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page

_STRICT = {"rules": {name: {"enabled": True} for name in ("target-size", "label-content-name-mismatch")}}
_BROKEN = {"resultTypes": ["violations"]}  # to tell of what passes takes as long as all rules
_RUN = "options => axe.run(options).then(({ violations }) => ({ violations }))"


def hold_rules(page: Page, *, strict: bool = True) -> None:
    """No rule is broken; the strict ones are also those on sizes of targets, and on labels as they are read and said."""
    page.evaluate(AXE_SCRIPT)
    found = AxeResults(page.evaluate(_RUN, _BROKEN | (_STRICT if strict else {})))
    assert found.violations_count == 0, f"{page.url}\n{found.generate_report()}"
