"""The number of a request, and what a line of the log says of it: nothing of the reader."""

import io
import json
import logging
import logging.config
import re
from collections.abc import Iterator

import pytest
from django.test import Client, override_settings

from config.logs import logging_settings


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What the site's log would say, as JSON."""
    told = logging_settings(as_json=True, errors_to="")
    written = io.StringIO()
    told["handlers"]["console"]["stream"] = written
    before = logging.root.handlers[:], logging.root.level
    logging.config.dictConfig(told)
    yield written
    logging.root.handlers[:], level = before
    logging.root.setLevel(level)


def lines(log: io.StringIO) -> list[dict[str, str]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def test_each_answer_has_a_number_of_its_own(reader: Client) -> None:
    numbers = {reader.get("/tr/yasa/50/")["X-Request-ID"] for _ in range(3)}
    assert len(numbers) == 3


def test_a_line_of_the_log_names_the_request_but_not_the_address(reader: Client, log: io.StringIO) -> None:
    response = reader.get("/tr/hesap/parola/sifirla/anahtar/MQ-gizli-anahtar/?kim=dogu@example.org")
    written = log.getvalue()
    assert response.status_code in (200, 302, 404)
    if response.status_code == 404:
        assert lines(log)[-1]["request_number"] == response["X-Request-ID"]
    assert "gizli" not in written
    assert "example.org" not in written


def test_a_missing_page_is_logged_by_its_shape(reader: Client, log: io.StringIO) -> None:
    response = reader.get("/tr/kisisel-sey-42/")
    (line,) = lines(log)
    assert line["request_number"] == response["X-Request-ID"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4}", line["asctime"])
    assert "kisisel" not in log.getvalue()
    assert line["levelname"] == "WARNING"


@pytest.mark.parametrize(("given", "taken"), [("abcdef123456", True), ("kısa\r\nX: y", False), ("a" * 65, False)])
def test_a_proxy_may_number_the_request(reader: Client, given: str, taken: bool) -> None:
    with override_settings(BEHIND_HTTPS=True):
        assert (reader.get("/tr/", headers={"X-Request-ID": given})["X-Request-ID"] == given) is taken


def test_a_reader_may_not(reader: Client) -> None:
    assert reader.get("/tr/", headers={"X-Request-ID": "abcdef123456"})["X-Request-ID"] != "abcdef123456"
