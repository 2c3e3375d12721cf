"""Home, definitions, footnotes, errata, previews, what crawlers read."""

import re
import xml.etree.ElementTree as ElementTree

import pytest
from django.test import Client

from lawbook.book import Book
from lawbook.models import Edition
from lawbook.turkish import upper


def page(reader: Client, address: str) -> str:
    response = reader.get(address)
    assert response.status_code == 200
    return response.content.decode()


def test_home_lists_every_law_by_part(reader: Client) -> None:
    html = page(reader, "/tr/")
    for number in range(1, 94):
        assert f'href="/tr/yasa/{number}/"' in html
    assert "Cezalı kart" in html
    assert "49–52" in html
    assert 'action="/tr/ara/"' in html


def test_home_in_english(reader: Client) -> None:
    html = page(reader, "/en/")
    assert "Penalty cards" in html
    assert '<span lang="en">Status of a penalty card</span>' in html


def test_definitions_with_their_senses(reader: Client, book: Book) -> None:
    html = page(reader, "/tr/tanimlar/")
    for definition in book.definitions:
        assert f'id="{definition.citation.name}"' in html
    assert html.count('<ol class="senses">') == 6
    assert "<li>Bir oyuncunun " in html
    assert 'href="#onarma"' in html
    assert '<a class="ref" href="/tr/tanimlar/#onarma"' in html


def test_the_terms_stand_in_the_order_of_each_language(reader: Client) -> None:
    turkish, english = page(reader, "/tr/tanimlar/"), page(reader, "/en/definitions/")
    assert turkish.index('id="cezali-kart"') < turkish.index('id="onarma"') < turkish.index('id="zon"')
    assert english.index('id="ayarli-skor"') < english.index('id="cezali-kart"') < english.index('id="ronons"')
    assert '<a href="#ronons" lang="en">Revoke</a> <span class="muted" lang="tr">Rönons</span>' in turkish
    assert '<a href="#ronons" lang="tr">Rönons</a> <span class="muted" lang="en">Revoke</span>' in english
    assert re.findall(r'<nav class="initials"[^>]*>(.*?)</nav>', turkish)[0].count("<a ") == len(
        set(turkish_initials(turkish))
    )


def turkish_initials(html: str) -> list[str]:
    return [upper(term[0]) for term in re.findall(r'<dt lang="tr"><a class="number" href="#[^"]*">([^<]+)', html)]


def test_footnotes_name_the_places_that_mark_them(reader: Client) -> None:
    html = page(reader, "/tr/dipnotlar/")
    assert html.count('<li id="dn') == 28
    note = html[html.index('id="dn19"') : html.index('id="dn20"')]
    assert 'href="/tr/yasa/64/#A1"' in note
    assert 'href="/tr/yasa/64/#A2"' in note


def test_the_page_of_errata_hides_nothing(reader: Client, book: Book) -> None:
    html = page(reader, "/tr/duzeltmeler/")
    count = sum(erratum.language == "tr" for passage in book.passages.values() for erratum in passage.errata)
    assert count > 150
    assert html.count('<span class="erratum-label">') == count
    assert "kabul edebilr" in html


def test_a_preview_is_a_fragment(reader: Client) -> None:
    html = page(reader, "/tr/onizleme/50D2/")
    assert "<html" not in html
    assert "Cezalı Kartın Durumu › Majör Cezalı Kartın Durumu" in html
    assert "ele geri konur" in html
    assert 'href="/tr/yasa/50/#D2"' in html


@pytest.mark.parametrize("citation", ["def:zon", "fn:14", "fn:1", "77", "def:oyun"])
def test_everything_has_a_preview(reader: Client, citation: str) -> None:
    assert "preview-text" in page(reader, f"/tr/onizleme/{citation}/")
    assert "Open" in page(reader, f"/en/preview/{citation}/")


def test_a_preview_of_nothing(reader: Client) -> None:
    assert reader.get("/tr/onizleme/94/").status_code == 404
    assert reader.get("/tr/onizleme/xyz/").status_code == 404


def test_robots_and_sitemap(reader: Client) -> None:
    robots = page(reader, "/robots.txt")
    assert "Disallow: /tr/ara/" in robots
    assert "Disallow: /en/question/" in robots
    assert "Sitemap: http://testserver/sitemap.xml" in robots
    tree = ElementTree.fromstring(page(reader, "/sitemap.xml"))  # noqa: S314 (our own)
    addresses = [element.text for element in tree.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
    assert len(addresses) == 2 * (93 + 16)
    assert "http://testserver/en/law/50/" in addresses


def test_pages_are_kept_for_the_edition_and_answered_by_their_tag(reader: Client) -> None:
    first = reader.get("/tr/yasa/50/")
    again = reader.get("/tr/yasa/50/", headers={"If-None-Match": first["ETag"]})
    assert again.status_code == 304
    packed = reader.get("/tr/yasa/50/", headers={"Accept-Encoding": "gzip"})
    assert packed["Content-Encoding"] == "gzip"
    assert packed["ETag"] != first["ETag"]
    assert len(packed.content) < len(first.content) / 2


@pytest.mark.parametrize("address", ["/tr/", "/tr/ara/?q=a", "/50D2a", "/sitemap.xml"])
def test_without_a_book_every_page_says_what_to_do(reader: Client, address: str) -> None:
    Edition.objects.update(state=Edition.State.DRAFT)
    response = reader.get(address)
    assert response.status_code == 503
    assert "import_edition" in response.content.decode()


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"state": Edition.State.DRAFT}, "of: no published edition"),
        ({"state": Edition.State.WITHDRAWN}, "2017.1 (withdrawn, whole, in force from 2017-"),
        ({"is_partial": True}, "2017.1 (published, a part, in force from 2017-"),
        ({"in_force_from": None}, "2017.1 (published, whole, in force from None)"),
    ],
)
def test_the_log_says_why_no_edition_is_in_force_and_the_page_does_not(
    reader: Client, caplog: pytest.LogCaptureFixture, values: dict[str, object], said: str
) -> None:
    Edition.objects.update(**values)
    response = reader.get("/tr/yasa/50/")
    assert response.status_code == 503
    line = next(one.getMessage() for one in caplog.records if one.name == "lawbook.middleware")
    assert line.startswith("none in force at 20")
    assert said in line
    assert "none in force" not in response.content.decode()


def test_the_security_headers(reader: Client) -> None:
    response = reader.get("/tr/yasa/50/")
    policy = response["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert response["X-Frame-Options"] == "DENY"
    assert response["X-Content-Type-Options"] == "nosniff"


def test_a_request_for_another_host_is_refused_in_both_languages(reader: Client) -> None:
    response = reader.get("/tr/", headers={"Host": "evil.example"})
    assert response.status_code == 400
    assert "İstek anlaşılamadı" in response.content.decode()
    assert "The request was not understood" in response.content.decode()
    error = reader.get("/api/v1/laws", headers={"Host": "evil.example"})
    assert (error.status_code, error.json()["error"]["code"]) == (400, "http-400")


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip", "gzip"), ("br, gzip;q=0.5", "gzip"), ("gzip;q=0", None), ("gzip; q=0.0, br", None), ("br", None)],
)
def test_gzip_only_for_those_who_take_it(reader: Client, accepted: str, encoding: str | None) -> None:
    assert reader.get("/tr/yasa/1/", headers={"Accept-Encoding": accepted}).headers.get("Content-Encoding") == encoding
