"""Pages in memory: as many as fit, the newest."""

from collections import OrderedDict

import pytest
from django.test import Client

from lawbook import page_cache


def test_pages_take_no_more_memory_than_they_may(reader: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_cache, "_MOST_BYTES", 100_000)
    monkeypatch.setattr(page_cache, "_pages", OrderedDict())  # none that another test has read
    monkeypatch.setattr(page_cache, "_kept_bytes", 0)
    for number in range(1, 20):
        assert reader.get(f"/tr/yasa/{number}/").status_code == 200
        assert sum(len(one.plain) for one in page_cache._pages.values()) == page_cache._kept_bytes <= 100_000
    assert any("/tr/yasa/19/" in key for key in page_cache._pages)


def test_a_page_that_is_asked_for_again_stays_while_searches_come_and_go(
    reader: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_cache, "_MOST_BYTES", 100_000)
    monkeypatch.setattr(page_cache, "_pages", OrderedDict())
    monkeypatch.setattr(page_cache, "_kept_bytes", 0)
    for number in range(1, 20):
        reader.get("/tr/yasa/50/")
        reader.get(f"/tr/yasa/{number}/")
    assert any("/tr/yasa/50/" in key for key in page_cache._pages)
    assert not any("/tr/yasa/1/" in key for key in page_cache._pages)
