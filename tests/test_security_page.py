"""``docs/security.md`` names tests that there are, and says of every section of the standard how it stands."""

import re

from django.conf import settings

PAGE = (settings.BASE_DIR / "docs" / "security.md").read_text(encoding="utf-8")


def test_every_test_named_is_there() -> None:
    named = set(re.findall(r"`(tests/[\w/]+(?:\.py)?)`", PAGE))
    assert len(named) > 20
    assert [one for one in named if not (settings.BASE_DIR / one).exists()] == []


def test_every_chapter_is_walked_through() -> None:
    assert [int(one) for one in re.findall(r"^## V(\d+) ", PAGE, re.MULTILINE)] == list(range(1, 18))


def test_every_section_says_how_it_stands() -> None:
    rows = [row for row in PAGE.splitlines() if re.match(r"\| \d", row)]
    assert [row for row in rows if not re.search(r"\| (held|in part|not held|none) \|", row)] == []
