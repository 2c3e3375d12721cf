"""Addresses that name an edition."""

import re
import shutil
from pathlib import Path

import pytest
from django.test import Client

from lawbook.book import Book
from lawbook.models import Edition
from lawbook.publishing.importing import import_edition

pytestmark = pytest.mark.usefixtures("old")


def page(reader: Client, address: str, status: int = 200) -> str:
    response = reader.get(address)
    assert response.status_code == status
    return response.content.decode()


def test_a_law_as_it_was_says_so_and_leads_to_the_law_in_force(reader: Client) -> None:
    html = page(reader, "/tr/2007/yasa/6/")
    assert "bordun 4 cebinden" in html
    assert "birbirini takip eden iki kart" not in html
    assert "Eski bir sürüm" in html
    assert "1 Ağustos 2017 tarihine kadar yürürlükteydi" in html
    assert "Burada yalnızca bir bölümü var: Yasa 6." in html
    assert 'href="/tr/yasa/6/"' in html
    assert 'href="/tr/karsilastirma/2007/2017/6/"' in html


def test_the_english_rendering_is_unofficial_and_unchecked(reader: Client) -> None:
    html = page(reader, "/en/2007/law/6/")
    assert "board’s 4 pockets" in html
    assert "Unofficial English rendering; the Turkish text prevails. No second reader has checked it yet." in html
    assert "In force until 1 August 2017; its text does not say since when." in html


def test_an_old_law_keeps_its_own_addresses(reader: Client) -> None:
    html = page(reader, "/tr/2007/yasa/6/")
    assert '<link rel="canonical" href="http://testserver/tr/2007/yasa/6/">' in html
    assert 'hreflang="en" href="http://testserver/en/2007/law/6/"' in html
    assert '<a class="ref" href="/tr/2007/yasa/6/#A" data-preview="/tr/2007/onizleme/6A/">A</a>' in html
    assert 'href="/tr/2007/dipnotlar/#dn1"' in html


def test_what_hangs_on_the_law_in_force_is_not_shown_beside_the_old_one(reader: Client) -> None:
    html = page(reader, "/tr/2007/yasa/6/")
    assert "/tr/ornekler/?" not in html
    assert "iki-dilde" not in html
    assert 'class="remarks"' not in html


@pytest.mark.long
def test_every_link_of_an_old_law_leads_somewhere(reader: Client) -> None:
    for language, law in (("tr", "yasa"), ("en", "law")):
        html = page(reader, f"/{language}/2007/{law}/6/")
        for address in set(re.findall(rf'(?:href|data-preview)="(/{language}/[^"]*)"', html)):
            path, _, fragment = address.partition("#")
            found = reader.get(path, follow=True)
            assert found.status_code == 200, path
            assert not fragment or f'id="{fragment}"' in found.content.decode(), address


def test_the_edition_in_force_has_a_permanent_address_too(reader: Client) -> None:
    undated = page(reader, "/tr/yasa/50/")
    assert page(reader, "/tr/2017/yasa/50/") == page(reader, "/tr/2017.1/yasa/50/") == undated
    assert '<link rel="canonical" href="http://testserver/tr/yasa/50/">' in undated


@pytest.mark.long
def test_a_former_revision_stays_readable_whole(reader: Client, folder: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copytree(folder, tmp_path / "edition"))
    text = (copy / "tr.txt").read_text(encoding="utf-8")
    (copy / "tr.txt").write_text(text.replace("iyice karıştırılır", "güzelce karıştırılır"), encoding="utf-8")
    import_edition(copy)
    assert "güzelce" in page(reader, "/tr/yasa/6/")
    old = page(reader, "/tr/2017.1/yasa/6/")
    assert "iyice" in old
    assert "sonraki bir sürüm aldı" in old
    assert 'href="/tr/2017.1/tanimlar/#' in old
    assert "/tr/2017.1/yasa/" in page(reader, "/tr/2017.1/tanimlar/")
    assert "güzelce" in page(reader, "/tr/2017/yasa/6/")
    changed = page(reader, "/tr/karsilastirma/2017.1/2017/")
    assert re.search(r"<del>.*iyice.*</del><ins>.*güzelce.*</ins>", changed)
    assert "92 yasa değişmedi" in changed


@pytest.mark.parametrize("address", ["/tr/2007/yasa/50/", "/tr/2007/50A", "/tr/2007/yasa/50"])
def test_a_law_that_it_does_not_hold_is_found_in_the_edition_in_force(reader: Client, address: str) -> None:
    response = reader.get(address, follow=True)
    assert response.status_code == 404
    html = response.content.decode()
    assert "Bu sürümün (2007 Briç Yasaları) burada yalnızca şu yasası var: 6." in html
    assert "/tr/yasa/50/" in html


def test_short_links_name_an_edition_too(reader: Client) -> None:
    assert reader.get("/tr/2007/6D1")["Location"] == "/tr/2007/yasa/6/#D1"
    assert reader.get("/en/2007/6D1/")["Location"] == "/en/2007/law/6/#D1"
    assert reader.get("/tr/2017/50D2a")["Location"] == "/tr/yasa/50/#D2a"
    assert "Yasa 6 içinde Z bendi yok" in page(reader, "/tr/2007/6Z", 404)


@pytest.mark.parametrize("name", ["1999", "2017.9", "2017.x", "2027", "2007.0", "2017-x"])
def test_a_name_that_no_edition_has_is_refused_kindly(reader: Client, name: str) -> None:
    for address in (
        f"/tr/{name}/",
        f"/tr/{name}/yasa/6/",
        f"/tr/karsilastirma/{name}/2017/",
        f"/tr/ara/?edition={name}",
    ):
        html = page(reader, address, 404)
        assert f"“{name}” adıyla yayımlanmış bir sürüm yok; var olanlar: 2007, 2017." in html


@pytest.mark.parametrize(
    "rest",
    ["", "yasa/6/", "tanimlar/", "dipnotlar/", "onizleme/6A/", "6A"],
)
def test_a_draft_is_readable_nowhere(reader: Client, old: Book, rest: str) -> None:
    Edition.objects.filter(pk=old.edition.pk).update(state=Edition.State.DRAFT)
    for name in ("2007", "2007.1"):
        assert "bordun" not in page(reader, f"/tr/{name}/{rest}", 404)


def test_a_draft_is_neither_listed_nor_compared_nor_searched(reader: Client, old: Book) -> None:
    Edition.objects.filter(pk=old.edition.pk).update(state=Edition.State.DRAFT)
    page(reader, "/tr/karsilastirma/2007/2017/6/", 404)
    page(reader, "/tr/karsilastirma/2017/2007/", 404)
    page(reader, "/tr/ara/?q=deste&edition=2007", 404)
    for address in ("/tr/surumler/", "/tr/yasa/6/"):
        assert "2007 Briç" not in page(reader, address)
    assert "Bu maddenin" not in page(reader, "/tr/yasa/6/")


def test_the_list_of_editions(reader: Client) -> None:
    html = page(reader, "/en/editions/")
    assert html.index("Laws of Duplicate Bridge 2017") < html.index("Laws of Duplicate Bridge 2007")
    assert "In force since 1 August 2017. The whole text." in html
    assert "Only a part of it is here: Law 6." in html
    assert 'href="/en/comparison/2007/2017/"' in html


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("/tr/ara/?q=6D1&edition=2007", "/tr/2007/yasa/6/#D1"),
        ("/tr/ara/?q=yasa 6&edition=2007.1", "/tr/2007/yasa/6/"),
        ("/en/search/?q=6D1&edition=2017", "/en/search/?q=6D1"),
    ],
)
def test_a_citation_is_looked_up_in_the_edition(reader: Client, address: str, expected: str) -> None:
    assert reader.get(address)["Location"] == expected


def test_search_in_an_edition_finds_only_what_it_says(reader: Client) -> None:
    html = page(reader, "/tr/ara/?q=hatalı bord&edition=2007")
    assert html.index("/tr/2007/yasa/6/#D1") > 0
    assert "<mark>" in html
    assert "/tr/yasa/87/" not in html
    nothing = page(reader, "/en/search/?q=alert claim&edition=2007")
    assert "Nothing was found for “alert claim”." in nothing


def test_a_page_of_an_edition_is_kept_and_answered_by_its_tag(reader: Client) -> None:
    first = reader.get("/tr/2007/yasa/6/")
    assert reader.get("/tr/2007/yasa/6/", headers={"If-None-Match": first["ETag"]}).status_code == 304
    assert "public" in first["Cache-Control"]
    assert reader.post("/tr/2007/yasa/6/").status_code == 405


def test_the_map_of_the_site_names_the_older_laws(reader: Client) -> None:
    html = page(reader, "/sitemap.xml")
    assert "http://testserver/tr/2007/yasa/6/" in html
    assert "http://testserver/en/editions/" in html


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("/2007", "/en/2007/"),
        ("/2007/", "/en/2007/"),
        ("/2007/6D1", "/en/2007/6D1"),
        ("/2017.1/fn:1/", "/en/2017.1/fn:1"),
    ],
)
def test_an_edition_without_a_language_is_read_in_the_reader_s(reader: Client, address: str, expected: str) -> None:
    response = reader.get(address, headers={"Accept-Language": "en"})
    assert response["Location"] == expected
    assert "Accept-Language" in response["Vary"]
    assert reader.get(address, headers={"Accept-Language": "en"}, follow=True).status_code == 200
