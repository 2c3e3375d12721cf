"""What a proxy asks before it sends readers: does the process live, can it answer."""

from collections.abc import Iterator

import pytest
from django.db import DatabaseError, connection
from django.test import Client, override_settings

from lawbook import health
from lawbook.book import Book
from lawbook.models import Edition
from lawbook.search.engine import engine_of


@pytest.fixture(autouse=True)
def _asked_anew() -> Iterator[None]:
    health.forget()
    yield
    health.forget()


def test_a_process_lives_without_a_database(client: Client) -> None:
    response = client.get("/health/live")
    assert (response.status_code, response.content) == (200, b"ok\n")
    assert response["Cache-Control"] == "no-store"


def test_it_is_ready_once_the_index_is_made(reader: Client, book: Book) -> None:
    engine_of(book)
    response = reader.get("/health/ready")
    assert response.status_code == 200
    assert response.json()["ready"] is True
    assert set(response.json()["checks"]) == {"database", "migrations", "edition", "index"}
    assert not response.cookies


def test_without_an_edition_it_is_not_ready(client: Client, db: None) -> None:
    Edition.objects.update(state=Edition.State.DRAFT)
    with override_settings(EDITION_CHECK_SECONDS=0):
        response = client.get("/health/ready")
    assert response.status_code == 503
    assert response.json()["checks"]["database"] is True
    assert response.json()["checks"]["edition"] is False
    assert response.json()["checks"]["index"] is False


@pytest.mark.django_db
def test_without_a_database_it_says_so_and_no_more(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise DatabaseError("password of the database")

    monkeypatch.setattr(connection, "cursor", broken)
    response = client.get("/health/ready")
    assert response.status_code == 503
    assert response.json()["checks"]["database"] is False
    assert "password" not in response.content.decode()


@pytest.mark.parametrize("address", ["/health/live", "/health/ready"])
def test_it_is_only_read(client: Client, address: str) -> None:
    assert client.post(address).status_code == 405
