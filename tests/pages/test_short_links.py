"""Addresses that lead on: /, /50D2a, /tr/50D2a."""

import pytest
from django.test import Client


@pytest.mark.parametrize(
    ("address", "language", "target"),
    [
        ("/50D2a", "tr", "/tr/yasa/50/#D2a"),
        ("/def:zon", "tr", "/tr/tanimlar/#zon"),
        ("/en/def:tür", "tr", "/en/definitions/#tur-2"),
        ("/fn:14", "en", "/en/footnotes/#dn14"),
        ("/50D2a", "en-GB,en;q=0.9", "/en/law/50/#D2a"),
        ("/50D2a", "de", "/tr/yasa/50/#D2a"),
        ("/50D2a", "de,en;q=0.5", "/en/law/50/#D2a"),
        ("/50d2(a)/", "tr", "/tr/yasa/50/#D2a"),
        ("/en/50D2a", "tr", "/en/law/50/#D2a"),
        ("/tr/50", "en", "/tr/yasa/50/"),
        ("/", "en", "/en/"),
        ("/", "", "/tr/"),
    ],
)
def test_they_lead_to_the_clause_in_the_readers_language(
    reader: Client, address: str, language: str, target: str
) -> None:
    response = reader.get(address, headers={"Accept-Language": language})
    assert (response.status_code, response["Location"]) == (302, target)
    assert "Accept-Language" in response["Vary"]


def test_no_page_sets_a_cookie(reader: Client) -> None:
    for address in ("/", "/50D2a", "/tr/", "/tr/yasa/50/", "/tr/ara/?q=rönons", "/api/v1/laws"):
        assert not reader.get(address).cookies, address


@pytest.mark.parametrize("address", ["/abc", "/tr/abc/", "/50D2a/x/", "/tr/yasa/x/", "/5\x00"])
def test_an_address_that_means_nothing(reader: Client, address: str) -> None:
    response = reader.get(address)
    assert response.status_code == 404
    assert "Bulunamadı" in response.content.decode()


@pytest.mark.parametrize("method", ["post", "put", "delete"])
def test_pages_are_only_read(reader: Client, method: str) -> None:
    assert getattr(reader, method)("/tr/yasa/50/").status_code == 405
