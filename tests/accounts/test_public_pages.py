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


def test_the_book_leads_to_the_account_and_crawlers_stay_out(reader: Client) -> None:
    assert 'href="/tr/hesap/"' in reader.get("/tr/yasa/50/").content.decode()
    assert 'href="/en/account/"' in reader.get("/en/law/50/").content.decode()
    assert "Disallow: /en/account/" in reader.get("/robots.txt").content.decode()
    assert 'name="robots" content="noindex"' in reader.get("/tr/hesap/giris/").content.decode()


def test_the_api_takes_a_ruling_without_a_token(db: None) -> None:
    response = Client(enforce_csrf_checks=True).post("/api/v1/rulings", {}, content_type="application/json")
    assert response.status_code == 422
