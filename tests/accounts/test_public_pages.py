"""Whoever reads the book gets no cookie, and every reader the same page."""

import pytest
from django.test import Client

from tests.sampling import every

PUBLIC = (
    "/tr/",
    "/en/",
    "/tr/yasa/50/",
    "/en/law/64/",
    "/tr/tanimlar/",
    "/tr/ara/?q=ronons",
    "/tr/ara/?q=yoktur+bu",
    "/en/cases/",
    "/tr/ornekler/?madde=64",
    "/50D2a",
    "/tr/yoktur/",
    "/robots.txt",
    "/api/v1/laws/50",
)


@pytest.mark.parametrize("address", PUBLIC)
def test_a_public_page_sets_no_cookie_and_does_not_vary_by_one(reader: Client, address: str) -> None:
    response = reader.get(address)
    assert not response.cookies
    assert "Cookie" not in response.get("Vary", "")


@pytest.mark.parametrize("address", every(6, PUBLIC))
def test_it_is_the_same_for_somebody_who_is_logged_in(reader: Client, student: Client, address: str) -> None:
    response = student.get(address)
    assert not response.cookies
    assert "Cookie" not in response.get("Vary", "")
    assert response.content == reader.get(address).content


@pytest.mark.parametrize(
    "address",
    [
        *("/en/account/", "/en/account/password/", "/en/account/log-out/", "/en/account/new-password/"),
        *("/tr/hesap/ikinci-adim/", "/tr/hesap/ikinci-adim/anahtarlar/", "/tr/hesap/verilerim/", "/tr/sinif/yeni/"),
    ],
)
def test_nobody_on_the_way_keeps_what_is_somebodys_own(reader: Client, student: Client, address: str) -> None:
    """The page neither, nor the way to the log-in in its place."""
    for client, status in ((student, 200), (reader, 302)):
        response = client.get(address)
        if "new-password" not in address:
            assert response.status_code == status
        assert "no-store" in response["Cache-Control"]


def test_the_book_leads_to_the_account_and_crawlers_stay_out(reader: Client) -> None:
    assert 'href="/tr/hesap/"' in reader.get("/tr/yasa/50/").content.decode()
    assert 'href="/en/account/"' in reader.get("/en/law/50/").content.decode()
    assert "Disallow: /en/account/" in reader.get("/robots.txt").content.decode()
    assert 'name="robots" content="noindex"' in reader.get("/tr/hesap/giris/").content.decode()


def test_the_api_takes_a_ruling_without_a_token(db: None) -> None:
    response = Client(enforce_csrf_checks=True).post("/api/v1/rulings", {}, content_type="application/json")
    assert response.status_code == 422
