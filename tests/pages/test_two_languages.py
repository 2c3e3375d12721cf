"""One Law in two languages: side by side, and a clause of the other language in place."""

import re

import pytest
from django.test import Client

from lawbook.book import Book


def page(reader: Client, address: str) -> str:
    response = reader.get(address)
    assert response.status_code == 200
    return response.content.decode()


def test_side_by_side_has_each_clause_once_in_each_language(reader: Client, book: Book) -> None:
    html = page(reader, "/tr/yasa/50/iki-dilde/")
    clauses = [one for one in book.passages if one.law == 50 and one.path]
    assert [one for one in clauses if f'id="{one.anchor}"' not in html] == []
    assert html.count('<div class="cell" lang="tr">') == html.count('<div class="cell" lang="en">') == len(clauses) + 1


def test_the_readers_language_comes_first(reader: Client) -> None:
    for address, first in (("/tr/yasa/50/iki-dilde/", "tr"), ("/en/law/50/side-by-side/", "en")):
        assert re.findall(r'<div class="cell" lang="(\w\w)">', page(reader, address))[:2] == [
            first,
            {"tr": "en", "en": "tr"}[first],
        ]


def test_links_in_the_other_language_stay_in_the_readers(reader: Client) -> None:
    html = page(reader, "/tr/yasa/50/iki-dilde/")
    assert ">Law 57</a>" in html
    assert 'href="/en/' not in html[html.index('<div class="parallel">') : html.index('<nav class="neighbours"')]


def test_text_that_resumes_after_its_clauses_stands_in_both_languages(reader: Client) -> None:
    html = page(reader, "/en/law/71/side-by-side/")
    last = html[html.rindex('<section class="pair') :].partition("</section>")[0]
    assert last.count("<p>") == 2
    assert 'lang="tr"' in last
    assert 'lang="en"' in last


def test_the_law_links_to_it_and_it_says_what_the_english_is(reader: Client) -> None:
    assert 'href="/tr/yasa/50/iki-dilde/"' in page(reader, "/tr/yasa/50/")
    assert "Resmî olmayan İngilizce" in page(reader, "/tr/yasa/50/iki-dilde/")


@pytest.mark.parametrize("address", ["/tr/yasa/94/iki-dilde/", "/tr/onizleme/50/de/", "/tr/onizleme/xyz/en/"])
def test_what_is_not_there(reader: Client, address: str) -> None:
    assert reader.get(address).status_code == 404


def test_a_clause_in_the_other_language(reader: Client) -> None:
    html = page(reader, "/tr/onizleme/50D2a/en/")
    assert 'class="preview-text" lang="en"' in html
    assert "To require" in html
    assert 'href="/tr/yasa/51/"' in html
    assert 'data-other="/tr/onizleme/50D2a/en/"' in page(reader, "/tr/yasa/50/")


def test_the_glossary_in_both_orders(reader: Client) -> None:
    turkish, english = page(reader, "/tr/sozluk/"), page(reader, "/en/glossary/")
    assert '<span lang="tr">rönons</span> <span class="muted" lang="en">revoke</span>' in turkish
    assert '<span lang="en">revoke</span> <span class="muted" lang="tr">rönons</span>' in english
    assert turkish.index('<span lang="tr">cezalı kart</span>') < turkish.index('<span lang="tr">rönons</span>')
    assert 'href="/en/law/50/"' in english
