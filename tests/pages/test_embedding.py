"""Clauses on other sites: framed from anywhere, and nothing else is; oEmbed for addresses of this site alone."""

import re
from html import unescape
from typing import Any
from urllib.parse import quote

import pytest
from django.conf import settings
from django.test import Client

from lawbook.book import Book
from lawbook.citations import parse
from lawbook.embedding import Named, named_by
from lawbook.publishing.importing import import_edition

SITE = "http://testserver"


@pytest.fixture
def old(db: None) -> None:
    import_edition(settings.FIXTURES_DIR / "laws" / "2007")


def oembed(reader: Client, url: str, status: int = 200, **asked: str) -> dict[str, Any]:
    response = reader.get("/oembed", {"url": url, **asked})
    assert response.status_code == status
    assert not response.cookies
    told: dict[str, Any] = response.json()
    return told


def test_a_clause_may_be_framed_and_says_which_edition_it_is_of(reader: Client, book: Book) -> None:
    response = reader.get("/tr/gomulu/50D2a/")
    html = response.content.decode()
    assert "frame-ancestors *" in response["Content-Security-Policy"]
    assert "default-src 'none'" in response["Content-Security-Policy"]
    assert "X-Frame-Options" not in response
    assert not response.cookies
    assert 'href="/tr/yasa/50/#D2a"' in html
    assert "2017 Uluslararası Briç Yasaları" in html
    assert "<form" not in html
    assert "yürürlükte" in html


def test_it_may_name_an_older_edition_and_then_says_so(reader: Client, old: None) -> None:
    html = reader.get("/en/2007/embed/6D1/").content.decode()
    assert "Laws of Duplicate Bridge 2007" in html
    assert "In force until 1 August 2017" in html
    assert "Unofficial English rendering" in html
    assert "frame-ancestors *" in reader.get("/en/2007/embed/6D1/")["Content-Security-Policy"]
    assert "frame-ancestors *" in reader.get("/tr/2017/gomulu/6D1/")["Content-Security-Policy"]


@pytest.mark.parametrize(
    "address",
    [
        "/tr/yasa/50/",
        "/tr/",
        "/tr/gomulu/999/",
        "/tr/gomulu/x/",
        "/tr/1999/gomulu/6/",
        "/oembed",
        "/embed.js",
        "/tr/sitenizde/",
        "/tr/hesap/",
    ],
)
def test_nothing_else_may_be_framed(reader: Client, address: str) -> None:
    response = reader.get(address)
    assert "frame-ancestors 'none'" in response["Content-Security-Policy"]
    assert response["X-Frame-Options"] == "DENY"


@pytest.mark.parametrize(
    ("path", "named"),
    [
        ("/tr/yasa/50/#D2a", Named(parse("50D2a"), "tr")),
        ("/en/law/50/", Named(parse("50"), "en")),
        ("/en/2007/law/6/#D1", Named(parse("6D1"), "en", "2007")),
        ("/tr/tanimlar/#zon", Named(parse("def:zon"), "tr")),
        ("/en/footnotes/#dn14", Named(parse("fn:14"), "en")),
        ("/50D2a", Named(parse("50D2a"), "tr")),
        ("/2007/6D1", Named(parse("6D1"), "tr", "2007")),
        ("/eli/laws/50/D/2/a/eng", Named(parse("50D2a"), "en", by_concept=True)),
        ("/eli/laws/2007/6/D/1", Named(parse("6D1"), "tr", "2007")),
    ],
)
def test_an_address_of_a_clause_names_it(path: str, named: Named) -> None:
    assert named_by(SITE + path, SITE, "tr") == named


@pytest.mark.parametrize(
    "url",
    [
        "",
        "/50D2a",
        "http://evil.example/50D2a",
        "http://testserver.evil.example/50D2a",
        "http://testserver@evil.example/50D2a",
        "http://evil.example@testserver/50D2a",
        "http://testserver:81/50D2a",
        "//testserver/50D2a",
        "javascript://testserver/50D2a",
        "ftp://testserver/50D2a",
        "http://[testserver/50D2a",
        "http://testserver/tr/hesap/",
        "http://testserver/api/v1/laws/50",
        "http://testserver/" + "5" * 600,
        "http://testserver/\\evil.example",
        'http://testserver/50"><script>alert(1)</script>',
        "http://testserver/eli/laws/../../x",
    ],
)
def test_anything_else_is_not_found(reader: Client, book: Book, url: str) -> None:
    told = oembed(reader, url, 404)
    assert told == {"error": "not-found"}


def test_oembed_gives_a_frame_of_this_site(reader: Client, book: Book) -> None:
    told = oembed(reader, f"{SITE}/tr/yasa/50/#D2a")
    assert (told["version"], told["type"]) == ("1.0", "rich")
    assert told["title"] == "Yasa 50D2(a) · 2017 Uluslararası Briç Yasaları"
    source = re.findall(r'src="([^"]*)"', told["html"])
    assert source == [f"{SITE}/tr/gomulu/50D2a/"]
    assert reader.get(source[0].removeprefix(SITE)).status_code == 200
    assert oembed(reader, f"{SITE}/en/law/50/#D2a", maxwidth="300", maxheight="9999")["width"] == 300
    for odd in ("-5", "1e9", "٣٣٣", "0", '"><script>'):
        assert 200 <= oembed(reader, f"{SITE}/50", maxwidth=odd)["width"] <= 640


def test_a_format_that_is_not_offered_is_told_to_who_asks_and_to_no_operator(
    reader: Client, book: Book, caplog: pytest.LogCaptureFixture
) -> None:
    """501, as oEmbed says; errors of the log go out by mail, ten an hour, and anybody can ask for XML."""
    assert oembed(reader, f"{SITE}/50", 501, format="xml") == {"error": "json"}
    assert [one.levelname for one in caplog.records] == ["WARNING"]


def test_oembed_of_an_edition_stays_with_it(reader: Client, old: None) -> None:
    assert "/tr/2007/gomulu/6D1/" in oembed(reader, f"{SITE}/tr/2007/yasa/6/#D1")["html"]
    assert oembed(reader, f"{SITE}/tr/2007/yasa/50/", 404)
    assert oembed(reader, f"{SITE}/tr/1999/yasa/6/", 404)
    assert "/en/embed/6D1/" in oembed(reader, f"{SITE}/eli/laws/6/D/1/eng")["html"]


def test_a_law_names_its_oembed(reader: Client, book: Book) -> None:
    html = reader.get("/tr/yasa/50/").content.decode()
    address = re.findall(r'type="application/json\+oembed" href="http://testserver([^"]*)"', html)
    assert address == [f"/oembed?url={quote(SITE, safe='')}{quote('/tr/yasa/50/', safe='')}"]
    assert "/tr/gomulu/50/" in reader.get(address[0]).json()["html"]


def test_the_page_tells_how_and_the_script_is_at_its_address(reader: Client, book: Book) -> None:
    html = reader.get("/en/for-your-site/").content.decode()
    assert "&lt;script src=&quot;" in html or '&lt;script src="http://testserver/embed.js"' in html
    script = reader.get("/embed.js")
    assert script["Content-Type"].startswith("text/javascript")
    for words in ("gomulu", "embed"):
        assert words in script.content.decode()


@pytest.mark.parametrize("language", ["tr", "en"])
def test_the_footer_leads_to_what_the_api_gives_in_words(reader: Client, language: str) -> None:
    footer = reader.get(f"/{language}/").content.decode().partition("<footer")[2]
    address = re.findall(r'href="([^"]+)#api"', footer)[0]
    told = reader.get(address).content.decode().partition('id="api"')[2].partition("</main>")[0]
    for linked in re.findall(r'href="([^"]+)"', told):
        assert reader.get(unescape(linked)).status_code == 200, linked
