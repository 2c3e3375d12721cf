"""Which entry of the menu a page shows as its own."""

import re

import pytest
from django.test import Client

from lawbook.menu import BELOW, mark

CURRENT = re.compile(r'<a(?: class="wide")? href="([^"]+)" aria-current="(page|true)">')


@pytest.mark.parametrize(
    ("address", "entry", "expected"),
    [
        ("/tr/", "/tr/", "page"),
        ("/tr/yasa/50/", "/tr/", "true"),
        ("/en/law/50/side-by-side/", "/en/", "true"),
        ("/tr/2017/yasa/50/", "/tr/", "true"),
        ("/tr/tanimlar/", "/tr/tanimlar/", "page"),
        ("/tr/ne-oldu/", "/tr/ne-oldu/", "page"),
        ("/tr/ne-oldu/masa/", "/tr/ne-oldu/", "true"),
        ("/en/cases/", "/en/what-happened/", "true"),
        ("/tr/calisma/", "/tr/calisma/", "page"),
        ("/tr/ders/", "/tr/calisma/", "true"),
        ("/tr/soru/revoke-in-play/7/", "/tr/calisma/", "true"),
    ],
)
@pytest.mark.django_db
def test_a_page_shows_where_it_belongs(reader: Client, address: str, entry: str, expected: str) -> None:
    shown = CURRENT.findall(reader.get(address, follow=True).content.decode())
    assert shown == [(entry, expected)]


@pytest.mark.django_db
def test_a_page_that_belongs_nowhere_shows_nothing(reader: Client) -> None:
    assert not CURRENT.findall(reader.get("/tr/gizlilik/").content.decode())


def test_no_page_belongs_to_two_entries() -> None:
    names = [name for below in BELOW.values() for name in below]
    assert len(names) == len(set(names))


def test_a_word_that_only_begins_alike_is_another_page() -> None:
    assert mark("practice", "/tr/sinav-kodu/", "tr") == "true"
    assert mark("home", "/tr/yasaklar/", "tr") == ""
