"""Errors by mail: the traceback without values, and never a flood."""

import logging
import sys

import pytest
from django.test import Client, override_settings

from lawbook.watching import mails
from lawbook.watching.mails import ErrorMails


class _AtOnce:
    def __init__(self, target: object, args: tuple[str, str], daemon: bool) -> None:
        self.target, self.args = target, args

    def start(self) -> None:
        self.target(*self.args)  # type: ignore[operator]


def record(message: str) -> logging.LogRecord:
    secret = "password of a reader"
    try:
        raise ValueError(len(secret))
    except ValueError:
        return logging.LogRecord("django.request", logging.ERROR, "", 1, message, (), sys.exc_info())


@override_settings(ERRORS_TO="operator@example.org")
def test_an_error_is_sent_with_its_traceback(monkeypatch: pytest.MonkeyPatch, mailoutbox: list[object]) -> None:
    monkeypatch.setattr(mails, "Thread", _AtOnce)
    ErrorMails().emit(record("tr/yasa/<int:number>/"))
    (sent,) = mailoutbox
    assert sent.to == ["operator@example.org"]  # type: ignore[attr-defined]
    assert "ValueError" in sent.body  # type: ignore[attr-defined]
    assert "password of a reader" not in sent.body.replace('secret = "password of a reader"', "")  # type: ignore[attr-defined]


@override_settings(ERRORS_TO="operator@example.org")
def test_a_flood_of_errors_is_ten_mails(monkeypatch: pytest.MonkeyPatch, mailoutbox: list[object]) -> None:
    monkeypatch.setattr(mails, "Thread", _AtOnce)
    handler = ErrorMails()
    for _ in range(50):
        handler.emit(record("the same"))
    assert len(mailoutbox) == 10


@override_settings(ERRORS_TO="operator@example.org")
def test_what_somebody_sends_uses_up_no_mails(monkeypatch: pytest.MonkeyPatch, reader: Client) -> None:
    """A false host, and more fields than a form has: Django logs them as errors, but nothing is wrong here."""
    monkeypatch.setattr(mails, "Thread", _AtOnce)
    handler = ErrorMails(logging.ERROR)
    logging.getLogger().addHandler(handler)
    try:
        assert reader.get("/en/exam-code/", headers={"Host": "elsewhere.example"}).status_code == 400
        assert reader.get("/en/search/", dict.fromkeys(map(str, range(2000)), "1")).status_code == 400
    finally:
        logging.getLogger().removeHandler(handler)
    assert handler._sent == []
