"""The number of a request, and what a line of the log says of it: nothing of the reader."""

import io
import json
import logging
import logging.config
import re
import sys
from collections.abc import Iterator

import pytest
from django.db import OperationalError
from django.test import Client, RequestFactory, override_settings

from config.logs import logging_settings
from lawbook.watching.requests import ForLogs
from quizzes.examinations import devices


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


@pytest.mark.parametrize("path", ["/tr/kişisel-gizli-sey/", "/tr/kisisel\\gizli/", "/tr/%00gizli/"])
def test_an_address_with_odd_letters_is_not_in_the_log_either(reader: Client, log: io.StringIO, path: str) -> None:
    """Django writes other letters than those of ASCII by their numbers."""
    assert reader.get(path).status_code == 404
    assert "gizli" not in log.getvalue()


def test_without_a_database_no_address_is_in_the_log(
    reader: Client, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: object) -> None:
        raise OperationalError("connection refused")

    monkeypatch.setattr(devices, "candidate_at", away)
    number = "12345678-1234-5678-1234-567812345678"
    assert reader.get(f"/tr/sinav-kodu/{number}/").status_code == 503
    assert "connection refused" in log.getvalue()
    assert number not in log.getvalue()


REFUSED = {
    "a false host": {"path": "/en/exam-code/", "headers": {"Host": f"{'x' * 5000}.example"}},
    "too many fields": {"path": "/en/search/", "data": dict.fromkeys(map(str, range(2000)), "1")},
}


@pytest.mark.parametrize("sent", REFUSED.values(), ids=REFUSED.keys())
def test_a_request_that_is_refused_is_one_short_line(reader: Client, log: io.StringIO, sent: dict[str, object]) -> None:
    assert reader.get(**sent).status_code == 400  # type: ignore[arg-type]
    (line,) = lines(log)
    assert line["levelname"] == "WARNING"
    assert "exc_info" not in line
    assert len(line["message"]) <= 300


def test_a_form_that_cannot_be_read_is_one_short_line(client: Client, log: io.StringIO) -> None:
    answer = client.post("/en/exam-code/", b"x", content_type="multipart/form-data", headers={"Cookie": "a=b"})
    assert answer.status_code == 400
    (line,) = lines(log)
    assert "exc_info" not in line


def test_an_error_of_the_program_keeps_its_traceback_and_its_number_for_each_handler() -> None:
    request, seen = RequestFactory().get("/tr/gizli/"), ForLogs()
    request.META["bridgelaws.request_number"] = "abcdef12"
    try:
        raise ValueError
    except ValueError:
        record = logging.LogRecord("django.request", logging.ERROR, "", 1, "%s", ("/tr/gizli/",), sys.exc_info())
    record.request, record.status_code = request, 500
    assert seen.filter(record)
    assert seen.filter(record)
    assert record.exc_info
    assert record.__dict__["request_number"] == "abcdef12"
    assert record.getMessage() == "(no such address)"
