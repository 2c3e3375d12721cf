"""The page of a Law."""

import re
import shutil
from pathlib import Path

import pytest
from django.test import Client

from lawbook.book import Book
from lawbook.publishing.importing import import_edition
from tests.sampling import every


def page(reader: Client, address: str) -> str:
    response = reader.get(address, follow=True)
    assert response.status_code == 200
    return response.content.decode()


@pytest.mark.parametrize("number", every(3, range(1, 94)))
def test_every_law_has_its_page_with_every_clause(reader: Client, book: Book, number: int) -> None:
    html = page(reader, f"/tr/yasa/{number}/")
    for citation in book.passages:
        if citation.law == number and citation.path:
            assert f'id="{citation.anchor}"' in html
    identifiers = re.findall(r' id="([^"]+)"', html)
    assert len(identifiers) == len(set(identifiers))


def test_a_reference_is_a_link_with_a_preview(reader: Client) -> None:
    html = page(reader, "/tr/yasa/50/")
    assert '<a class="ref" href="/tr/yasa/72/#C" data-preview="/tr/onizleme/72C/">Yasa 72C</a>' in html


@pytest.mark.long
def test_every_link_of_the_book_leads_somewhere(reader: Client, book: Book) -> None:
    anchors: dict[str, str] = {}
    for law in book.laws:
        html = page(reader, f"/tr/yasa/{law.citation.law}/")
        for address in set(re.findall(r'href="(/tr/[^"]+)"', html)):
            path, _, fragment = address.partition("#")
            if path not in anchors:
                anchors[path] = page(reader, path)
            assert not fragment or f'id="{fragment}"' in anchors[path], address


def test_a_footnote_stands_once_at_its_first_mark(reader: Client) -> None:
    html = page(reader, "/tr/yasa/64/")
    assert html.count('id="dn19"') == 1
    assert html.count('aria-label="Dipnot 19"') == 2
    assert html.index('id="A1"') < html.index('id="dn19"') < html.index('id="A2"')


def test_noted_slips_are_marked_and_explained(reader: Client) -> None:
    html = page(reader, "/tr/yasa/77/")
    assert (
        '20<sup><a class="mark slip" href="/tr/yasa/77/#not-77-1" aria-label="Basılı metne ilişkin not 1">†1</a>'
        in html
    )
    assert 'id="not-77-1"' in html
    assert '<td><strong class="meant">120</strong> <span class="printed">basılı: 20<sup>' in html
    assert '<strong class="meant">Sürkontrlu</strong> <span class="printed">basılı: Kontursuz<sup>' in html
    assert html.count('class="meant"') == 3
    assert "Sürkontrlu kör" in html


def test_tables_are_tables(reader: Client) -> None:
    html = page(reader, "/tr/yasa/78/")
    assert html.count("<table>") == 1
    assert '<th scope="col">Puan farkı</th>' in html
    assert "|" not in re.sub(r"<[^>]+>", "", html)


@pytest.mark.parametrize(
    ("address", "none", "all_"), [("/tr/yasa/77/", "Zon yok", "Zonda"), ("/en/law/77/", "Not vulnerable", "Vulnerable")]
)
def test_a_header_that_repeats_itself_stands_in_two_rows(reader: Client, address: str, none: str, all_: str) -> None:
    html = page(reader, address)
    groups = re.findall(r'<th scope="colgroup" colspan="3">(.*?)</th>', html)
    assert groups == [none, all_]
    assert html.count("rowspan") == 1


def test_neighbours_and_contents(reader: Client) -> None:
    first, last = page(reader, "/tr/yasa/1/"), page(reader, "/tr/yasa/93/")
    assert 'rel="prev"' not in first
    assert 'rel="next" href="/tr/yasa/2/"' in first
    assert 'rel="next"' not in last
    assert '<a href="#A"><span class="toc-label">A</span> <span>Kartların ve Renklerin Sıralanışı</span></a>' in first


def test_cited_by(reader: Client) -> None:
    html = page(reader, "/tr/yasa/89/")
    assert "yerde atıf" not in html
    html = page(reader, "/tr/yasa/12/")
    assert '<a class="ref" href="/tr/yasa/89/" data-preview="/tr/onizleme/89/" lang="tr">Yasa 89</a>' in html


def test_the_status_of_the_text(reader: Client) -> None:
    html = page(reader, "/tr/yasa/50/")
    assert "2017 Uluslararası Briç Yasaları" in html
    assert "1 Ağustos 2017 tarihinden beri yürürlükte" in html
    assert "resmî dil: Türkçe" in html


def test_the_english_page_shows_the_rendering_and_says_what_it_is(reader: Client) -> None:
    html = page(reader, "/en/law/50/")
    assert '<html lang="en">' in html
    assert "Unofficial English rendering; the Turkish text prevails." in html
    assert '<article class="law" lang="en">' in html
    assert "Status of a major penalty card" in html
    assert 'href="/en/law/72/#C"' in html
    assert '<p class="notice">' not in page(reader, "/tr/yasa/50/")


def test_an_edition_without_a_translation_shows_the_turkish_text_and_says_so(
    reader: Client, folder: Path, tmp_path: Path
) -> None:
    copy = Path(shutil.copytree(folder, tmp_path / "edition"))
    (copy / "en.txt").unlink()
    import_edition(copy)
    html = page(reader, "/en/law/50/")
    assert "Not yet translated" in html
    assert '<article class="law" lang="tr">' in html
    for heading in re.findall(r'<span class="muted"([^>]*)>', page(reader, "/en/law/12/")):
        assert 'lang="tr"' in heading


def test_canonical_and_alternate_addresses(reader: Client) -> None:
    html = page(reader, "/tr/yasa/50/")
    assert '<link rel="canonical" href="http://testserver/tr/yasa/50/">' in html
    assert '<link rel="alternate" hreflang="en" href="http://testserver/en/law/50/">' in html


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("/tr/yasa/94/", "94 numaralı yasa yok"),
        ("/en/law/94/", "There is no Law 94; the Laws are 1 to 93."),
        ("/tr/yasa/0/", "0 numaralı yasa yok"),
        ("/50F", "Yasa 50 içinde F bendi yok"),
        ("/en/50F", "Law 50 has no clause F; it has A to E."),
    ],
)
def test_a_useful_404(reader: Client, address: str, reason: str) -> None:
    response = reader.get(address)
    assert response.status_code == 404
    assert reason in response.content.decode()


def test_a_404_offers_the_clauses_that_there_are(reader: Client) -> None:
    html = reader.get("/50F").content.decode()
    assert 'href="/tr/yasa/50/#E"' in html


def test_links_to_clauses_are_named_in_the_language_of_the_page(reader: Client) -> None:
    html = page(reader, "/en/law/12/")
    assert 'href="#A" lang="en"><span class="visually-hidden">Law 12</span>A</a>' in html
    assert '<span class="visually-hidden">Law 12C1</span>(a)</a>' in html


def test_titles_carry_no_marks(reader: Client) -> None:
    assert "<title>Yasa 13: Yanlış Sayıda Kart ·" in page(reader, "/tr/yasa/13/")
    assert "<span>Yanlış Bord Artırma veya Oyun Sürecinde Fark Edilirse</span>" in page(reader, "/tr/yasa/15/")


def test_a_404_is_kept_by_nobody(reader: Client) -> None:
    assert reader.get("/50F")["Cache-Control"] == "no-store"
    assert reader.get("/abc")["Cache-Control"] == "no-store"
