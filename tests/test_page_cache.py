"""Pages in memory: as many as fit, the newest."""

import gzip
from collections import OrderedDict

import pytest
from django.test import Client
from pytest_django import Settings

from lawbook import page_cache


def test_pages_take_no_more_memory_than_they_may(reader: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_cache, "_MOST_BYTES", 100_000)
    monkeypatch.setattr(page_cache, "_pages", OrderedDict())  # none that another test has read
    monkeypatch.setattr(page_cache, "_kept_bytes", 0)
    for number in range(1, 20):
        assert reader.get(f"/tr/yasa/{number}/").status_code == 200
        assert sum(len(one.body) for one in page_cache._pages.values()) == page_cache._kept_bytes <= 100_000
    assert any("/tr/yasa/19/" in key for key in page_cache._pages)


def test_a_page_is_kept_as_it_is_sent(reader: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_cache, "_pages", OrderedDict())
    monkeypatch.setattr(page_cache, "_kept_bytes", 0)
    small = [reader.get("/tr/yasa/50/", headers={"Accept-Encoding": "gzip"}).content for _ in range(2)]
    assert [one.body for one in page_cache._pages.values()] == small[:1] == small[1:]
    plain = reader.get("/tr/yasa/50/").content
    assert gzip.decompress(small[0]) == plain
    assert page_cache._kept_bytes == len(small[0]) + len(plain)


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


def test_a_page_is_kept_once_whatever_port_the_host_has(
    reader: Client, monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    """Any port passes ``BRIDGELAWS_HOSTS``: each was another page, and drove those of all others out."""
    monkeypatch.setattr(page_cache, "_pages", OrderedDict())
    monkeypatch.setattr(page_cache, "_kept_bytes", 0)
    settings.SITE_URL = "https://laws.example.org"
    for port in range(1, 9):
        assert "//laws.example.org/tr/" in _asked_at(reader, port)
    assert len(page_cache._pages) == 1
    settings.SITE_URL = ""
    assert [f"//localhost:{port}/tr/" in _asked_at(reader, port) for port in (1, 2)] == [True, True]


def _asked_at(reader: Client, port: int) -> str:
    return reader.get("/tr/yasa/50/", headers={"host": f"localhost:{port}"}).content.decode()


def test_no_header_of_a_reader_changes_what_others_get(reader: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_cache, "_pages", OrderedDict())
    monkeypatch.setattr(page_cache, "_kept_bytes", 0)
    plain = reader.get("/tr/yasa/50/").content
    for name, value in ODD_HEADERS.items():
        assert reader.get("/tr/yasa/50/?x=1", headers={name: value}).content == plain, name
    assert len(page_cache._pages) == 1


ODD_HEADERS = {
    "Accept-Language": "en",
    "X-Forwarded-Host": "evil.example.org",
    "X-Forwarded-Port": "1337",
    "X-Forwarded-Prefix": "/evil",
    "X-Original-URL": "/tr/yasa/51/",
    "X-Rewrite-URL": "/tr/yasa/51/",
    "X-HTTP-Method-Override": "POST",
    "HX-Request": "true",
    "Cookie": "sessionid=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; django_language=en",
}


@pytest.mark.parametrize(
    "address",
    [
        "/tr/ne-oldu/ronons/?hand=declarer",
        "/en/what-happened/table/?dealer=N&e=N+1S",
        "/en/contested-claim/?leader=S",
    ],
)
def test_what_is_made_of_its_address_is_sent_compressed(reader: Client, address: str) -> None:
    """A ruling in a hall with a poor connection: a fifth of the bytes."""
    plain, small = reader.get(address), reader.get(address, headers={"Accept-Encoding": "gzip"})
    assert plain.status_code == small.status_code == 200
    assert gzip.decompress(small.content) == plain.content
    assert len(small.content) < len(plain.content) / 2
    assert "Accept-Encoding" in plain["Vary"]
    assert (plain["Cache-Control"], plain.headers.get("Content-Encoding")) == ("public, max-age=300", None)
