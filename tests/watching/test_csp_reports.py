"""Reports of browsers on what the Content-Security-Policy forbade: small, limited, and without the reader in the log."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client
from pytest_django import Settings

from lawbook import limits
from lawbook.watching import csp_reports, metrics

OLD = {"effective-directive": "script-src-elem", "blocked-uri": "https://evil.example/x.js?reader=42"}
NEW = {
    "effectiveDirective": "img-src",
    "blockedURL": "https://user:secret@evil.example/i.png",
    "documentURL": "http://x/tr/",
}
KEY_PAGE = "https://laws.example/tr/hesap/yeni-parola/3-secretkey/?q=private"


@pytest.fixture(autouse=True)
def _anew() -> Iterator[None]:
    csp_reports._said.clear()
    limits.forget()
    yield
    limits.forget()


def report(client: Client, data: Any, kind: str = "application/csp-report") -> int:
    body = data if isinstance(data, (bytes, str)) else json.dumps(data)
    return client.post("/csp-report", body, content_type=kind).status_code


def test_every_page_says_where_to_report(reader: Client) -> None:
    for address in ("/tr/yasa/64/", "/api/v1/laws/64", "/en/practice/", "/nothing"):
        answer = reader.get(address)
        assert {"report-uri /csp-report", "report-to csp"} <= set(answer["Content-Security-Policy"].split("; "))
        assert answer["Reporting-Endpoints"] == 'csp="/csp-report"'


def test_a_report_is_in_the_log_without_the_reader(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    assert report(client, {"csp-report": OLD | {"document-uri": KEY_PAGE}}) == 204
    assert "script-src-elem: https://evil.example on" in caplog.text
    for secret in ("secretkey", "private", "reader=42", "/x.js"):
        assert secret not in caplog.text


def test_the_new_form_is_understood(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    several = [{"type": "csp-violation", "body": NEW}, {"type": "other"}]
    assert report(client, several, "application/reports+json") == 204
    assert "img-src: https://evil.example on tr/" in caplog.text
    assert "secret" not in caplog.text


def test_the_same_is_said_once(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(5):
        report(client, {"csp-report": OLD})
    assert len(caplog.records) == 1


def test_a_flood_fills_no_log(client: Client, caplog: pytest.LogCaptureFixture, settings: Settings) -> None:
    settings.LIMITS = settings.LIMITS | {"csp_report": (1000, 3600)}
    for number in range(300):
        report(client, {"csp-report": OLD | {"blocked-uri": f"https://evil{number}.example/"}})
    assert len(caplog.records) <= 200
    settings.LIMITS = settings.LIMITS | {"csp_report": (1, 3600)}
    assert report(client, {"csp-report": OLD}) == 429


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"x" * 20_000, "application/csp-report", 413),
        (b"{", "application/csp-report", 400),
        (b"[" * 10_000, "application/csp-report", 400),
        (b"\xff\0", "application/reports+json", 400),
        (b"{}", "text/plain", 415),
        (b"a=b", "application/x-www-form-urlencoded", 415),
        (b"3", "application/json", 204),
        (
            b'{"csp-report": {"effective-directive": 3, "blocked-uri": "http://[", "document-uri": []}}',
            "application/json",
            204,
        ),
        (b'{"csp-report": {"blocked-uri": "x\\ny\\u001b[2J://\\nz"}}', "application/json", 204),
    ],
)
def test_what_is_no_report_costs_nothing(
    client: Client, caplog: pytest.LogCaptureFixture, body: bytes, kind: str, status: int
) -> None:
    assert report(client, body, kind) == status
    assert all("\n" not in one.getMessage() and "\x1b" not in one.getMessage() for one in caplog.records)


def test_it_is_only_sent_to(client: Client) -> None:
    assert client.get("/csp-report").status_code == 405


def test_a_directive_that_somebody_makes_up_is_counted_as_none(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each that is counted for itself takes memory for as long as the process lives."""
    counted: list[str] = []
    monkeypatch.setattr(metrics, "refused_by_browser", counted.append)
    for made_up in ("script-src-elem", "aaaa", "aaaab"):
        report(client, {"csp-report": OLD | {"effective-directive": made_up}})
    assert counted == ["script-src-elem", "?", "?"]
