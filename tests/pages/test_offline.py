"""What a reader's browser keeps: whole, small, the same to everybody, and nothing of a reader in it."""

import gzip
import json
from typing import Any

import pytest
from django.contrib.staticfiles import finders as found_files
from django.test import Client
from django.urls import resolve

from lawbook.book import Book
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


@pytest.mark.long
def test_the_whole_is_small_and_says_which_edition_it_is(reader: Client, book: Book) -> None:
    sizes = 0
    for language in ("tr", "en"):
        response = reader.get(f"/offline/{language}.json", headers={"Accept-Encoding": "gzip"})
        sizes += len(response.content)
        told: dict[str, Any] = json.loads(gzip.decompress(response.content))
        assert told["edition"] == str(book.edition)
        assert told["pages"].keys() == set(all_offered(book, language))
        assert all('class="kept-note"' in page for page in told["pages"].values())
        assert not any("csrfmiddlewaretoken" in page for page in told["pages"].values())
        assert not response.cookies
        again = reader.get(f"/offline/{language}.json", headers={"If-None-Match": response["ETag"]})
        assert again.status_code == 304
    assert sizes < 3_000_000
