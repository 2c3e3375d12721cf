"""What the API refuses: too many requests, bodies that are not JSON. Every answer has the headers of the site."""

from collections.abc import Iterator

import pytest
from django.test import Client
from pytest_django import Settings

from lawbook import limits

HEADERS = {
    "Content-Security-Policy": "default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
}


@pytest.fixture(autouse=True)
def _counted_anew() -> Iterator[None]:
    limits.forget()
    yield
    limits.forget()


def test_one_address_may_ask_so_often_a_minute(reader: Client, settings: Settings) -> None:
    settings.LIMITS = settings.LIMITS | {"api": (3, 600)}
    for _ in range(3):
        assert reader.get("/api/v1/laws/50").status_code == 200
    response = reader.get("/api/v1/laws/50?lang=en")
    assert response.status_code == 429
    assert response.json()["error"]["code"] == "too-many"
    assert "Wait a minute" in response.json()["error"]["message"]
    assert 1 <= int(response["Retry-After"]) <= 601
    assert reader.get("/api/v1/laws/50", REMOTE_ADDR="10.1.2.3").status_code == 200
    assert reader.get("/tr/yasa/50/").status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/xml", "application/x-www-form-urlencoded"])
def test_a_body_must_say_that_it_is_json(reader: Client, kind: str) -> None:
    response = reader.post("/api/v1/rulings", '{"kind": "revoke"}', content_type=kind)
    assert response.status_code == 415
    assert response.json()["error"]["code"] == "not-json"
    assert reader.post("/api/v1/rulings", '{"kind": "revoke"}', content_type="application/json").status_code == 200


@pytest.mark.parametrize("address", ["/api/v1/nothing", "/api/nothing", "/api/v1/laws/99", "/api/v1/rulings"])
def test_an_error_has_the_headers_of_the_site(reader: Client, address: str) -> None:
    response = reader.get(address)
    assert response.status_code in (404, 405)
    assert response.json()["error"]["code"]
    for name, value in HEADERS.items():
        assert value in response[name]
    assert response.status_code != 405 or "POST" in response["Allow"]


def test_a_question_in_json_has_what_its_page_shows(reader: Client) -> None:
    found = reader.get("/api/v1/questions/revoke-in-play/7").json()["table"]
    assert sum(len(ranks) for ranks in found["hands"]["N"].values()) == 13
    assert found["contract"]
    assert found["auction"]["calls"][-3:] == ["P", "P", "P"]
    assert found["tricks"][0][0].keys() == {"seat", "card"}
