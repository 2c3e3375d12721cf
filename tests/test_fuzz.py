"""Odd requests have an answer, and soon; ``bench/fuzz.py`` asks 100,000 of them."""

import logging
from collections.abc import Iterator

import pytest
from django.core.signals import request_finished, request_started
from django.db import DataError, close_old_connections
from django.test import Client

from bench.fuzz import fuzz
from bench.staff import EXAMINED, session_of_staff
from lawbook.book import Book
from lawbook.search.engine import engine_of
from lawbook.views import book as book_views


@pytest.fixture
def _quiet(book: Book) -> Iterator[None]:
    """Without a log, and within the connection of the test: a request that begins or ends lets go of none.

    The index is made, as on a site that was set up: where it is not, ``/health/ready`` rightly says 503.
    """
    engine_of(book)
    logging.disable(logging.CRITICAL)
    for signal in (request_started, request_finished):
        signal.disconnect(close_old_connections)
    yield
    for signal in (request_started, request_finished):
        signal.connect(close_old_connections)
    logging.disable(logging.NOTSET)


@pytest.mark.usefixtures("reader", "_quiet")
def test_nothing_that_is_asked_is_an_error() -> None:
    found = fuzz(120, most_seconds=10)  # a process makes some things once
    assert found.faults == []
    assert {200, 302, 404, 405} <= found.statuses.keys()


@pytest.mark.long
@pytest.mark.usefixtures("reader", "_quiet")
def test_nothing_that_is_asked_is_an_error_or_keeps_waiting() -> None:
    fuzz(200, seed=2)
    assert fuzz(1500, seed=3).faults == []


@pytest.mark.usefixtures("reader")
def test_who_has_every_role_reaches_the_rooms_behind_a_log_in(client: Client) -> None:
    client.cookies["sessionid"] = session_of_staff()
    for address in ("/tr/atolye/taslak/1/", f"/tr/resmi-sinavlar/{EXAMINED}/", "/tr/bildirimler/"):
        assert client.get(address).status_code == 200, address


@pytest.mark.usefixtures("reader", "_quiet")
def test_the_rooms_behind_a_log_in_are_asked_too() -> None:
    assert fuzz(20, seed=4, most_seconds=10, is_staff=True).faults == []


@pytest.mark.parametrize("key", ['"aaaaaaaaaaaa\\000"', "aaaaaaaaaaaa\0"])
@pytest.mark.parametrize("address", ["/tr/hesap/giris/", "/tr/calisma/", "/tr/yasa/64/"])
def test_a_cookie_that_no_database_takes_is_none(reader: Client, key: str, address: str) -> None:
    """PostgreSQL refuses NUL in what it is asked: it was an error of the program."""
    answer = reader.get(address, headers={"Cookie": f"sessionid={key}"})
    assert answer.status_code == 200
    assert "\0" not in str(answer.wsgi_request.COOKIES)


def test_text_that_a_database_refuses_is_a_damaged_request(reader: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise DataError("PostgreSQL text fields cannot contain NUL (0x00) bytes")

    monkeypatch.setattr(book_views, "preferred_language", refuse)
    refused = reader.get("/")
    assert refused.status_code == 400
    assert "damaged" in refused.content.decode()
