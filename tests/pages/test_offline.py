"""What a reader's browser keeps: whole, small, the same to everybody, and nothing of a reader in it."""

import gzip
import json
import logging
import os
import time
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from django.contrib.staticfiles import finders as found_files
from django.http import FileResponse
from django.test import Client
from django.urls import resolve
from pytest_django import Settings

from lawbook.book import Book
from lawbook.offline import bundle
from lawbook.offline.making import MakingOffline
from lawbook.offline.offers import all_offered
from lawbook.offline.sought import sought
from lawbook.turkish import fold


@pytest.mark.parametrize("language", ["tr", "en"])
def test_each_page_that_is_kept_has_an_address_of_the_site(book: Book, language: str) -> None:
    offered = list(all_offered(book, language))
    assert len(offered) == len(set(offered)) > 93
    assert all(one.startswith(f"/{language}/") and resolve(one) for one in offered)


@pytest.mark.parametrize("language", ["tr", "en"])
def test_each_word_that_is_searched_has_its_stem(book: Book, language: str) -> None:
    told = sought(book, language)
    assert {"/tr/yasa/50/#D2a", "/en/law/50/#D2a"} & {row[0] for row in told["rows"]}
    asked = {word for row in told["rows"] for one in row[4].split("|") if one for word in fold(one[1:]).split()}
    assert {word for word in asked if word.isascii() and word.isalpha()} <= told["stems"].keys()


@pytest.mark.parametrize("code", ["de", "tr.json", "..", "TR"])
def test_no_other_language_is_kept(reader: Client, code: str) -> None:
    assert reader.get(f"/offline/{code}.json").status_code == 404


def test_the_worker_answers_for_the_whole_site(client: Client) -> None:
    response = client.get("/worker.js")
    assert response["Content-Type"].startswith("text/javascript")
    assert response["Cache-Control"] == "no-cache"
    assert "script-src 'self'" in response["Content-Security-Policy"]


@pytest.mark.parametrize("language", ["tr", "en"])
def test_the_manifest_speaks_the_language(client: Client, language: str) -> None:
    told = client.get(f"/{language}/app.webmanifest").json()
    assert told["lang"] == language
    assert told["start_url"] == f"/{language}/"
    assert {(one["sizes"], one["purpose"]) for one in told["icons"]} >= {("192x192", "any"), ("512x512", "maskable")}
    for one in told["icons"]:
        name = one["src"].removeprefix("/static/")
        assert found_files.find(name), name


@pytest.fixture
def little(tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two pages are kept, and no data; where the files go."""
    settings.DATA_DIR = tmp_path
    monkeypatch.setattr(bundle, "all_offered", lambda book, language: islice(all_offered(book, language), 2))
    monkeypatch.setattr(bundle, "all_data", lambda book, language: {})
    monkeypatch.setattr(bundle, "sought", lambda book, language: {})
    monkeypatch.setattr(os, "nice", lambda much: None)
    return tmp_path / "offline"


@pytest.fixture
def left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process makes what is missing, as where the server of the project serves."""
    monkeypatch.setattr(bundle, "_is_left", True)


@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_it_is_sent_from_the_disk_with_its_tag(little: Path, reader: Client, accepted: str) -> None:
    """Whoever reads slowly holds an open file, not a megabyte of each process's memory."""
    asked = {"Accept-Encoding": accepted}
    response = reader.get("/offline/en.json", headers=asked)
    assert isinstance(response, FileResponse)
    sent = response.getvalue()
    assert len(sent) == int(response["Content-Length"])
    told = json.loads(gzip.decompress(sent) if accepted == "gzip" else sent)
    assert list(told["pages"]) == ["/en/", "/en/definitions/"]
    assert reader.get("/offline/en.json", headers=asked | {"If-None-Match": response["ETag"]}).status_code == 304
    with closing(
        reader.get("/offline/en.json", headers={"Accept-Encoding": {"gzip": ""}.get(accepted, "gzip")})
    ) as other:
        assert other["ETag"] != response["ETag"]


def test_nobody_waits_while_it_is_made(
    little: Path, left: None, reader: Client, caplog: pytest.LogCaptureFixture
) -> None:
    response = reader.get("/offline/tr.json")
    assert (response.status_code, response["Cache-Control"]) == (503, "no-store")
    assert int(response["Retry-After"]) > 0
    assert not little.exists()
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]  # nor does anybody get mail about it
    MakingOffline().work()
    with closing(reader.get("/offline/tr.json")) as made:
        assert made.status_code == 200


def test_it_is_made_beside_the_server_when_it_is_missing(
    little: Path, left: None, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    making = MakingOffline()
    assert not making.is_due()  # at the start pages are wanted
    now += 5
    assert making.is_due()
    making.ended()  # killed before it had anything: not at once again, but again
    now += 5
    assert not making.is_due()
    now += 300
    assert making.is_due()
    making.work()
    making.ended()
    now += 5
    assert not making.is_due()
    (folder,) = little.iterdir()
    (folder / "en.json.gz").write_bytes((folder / "en.json.gz").read_bytes()[:-9])
    now += 5
    assert making.is_due()
    making.work()
    assert bundle.are_at_hand(book, ("tr", "en"))
    monkeypatch.setattr(bundle, "mark", lambda: "another remark")
    now += 5
    assert making.is_due()


@pytest.mark.long
def test_the_whole_is_small_and_says_which_edition_it_is(reader: Client, book: Book) -> None:
    sizes = 0
    for language in ("tr", "en"):
        asked = {"Accept-Encoding": "gzip"}
        response = reader.get(f"/offline/{language}.json", headers=asked)
        sent = response.getvalue()
        sizes += len(sent)
        told: dict[str, Any] = json.loads(gzip.decompress(sent))
        assert told["edition"] == str(book.edition)
        assert told["pages"].keys() == set(all_offered(book, language))
        assert all('class="kept-note"' in page for page in told["pages"].values())
        assert not any("csrfmiddlewaretoken" in page for page in told["pages"].values())
        assert not response.cookies
        again = reader.get(f"/offline/{language}.json", headers=asked | {"If-None-Match": response["ETag"]})
        assert again.status_code == 304
    assert sizes < 3_000_000
