"""A database that keeps nothing, while somebody has a session: she is told why, and the log stays short."""

import logging
from types import SimpleNamespace

import pytest
from django.contrib.sessions.models import Session
from django.db import OperationalError
from django.test import Client, RequestFactory

from accounts.models import User
from lawbook import failures
from lawbook.jobs import beside

FULL = "database or disk is full"


def _full(*_values: object, **_more: object) -> None:
    raise OperationalError(FULL)


@pytest.mark.parametrize(("path", "said"), [("/tr/hesap/", "disk dolu"), ("/en/account/", "its disk is full")])
def test_a_session_that_cannot_be_kept_is_no_bad_request(
    db: None, monkeypatch: pytest.MonkeyPatch, path: str, said: str
) -> None:
    """A message that waits is taken out of the session by the page that shows it: that was “the request was not understood”."""
    client = Client(raise_request_exception=False)
    client.force_login(User.objects.create_user("reader@example.org", "yedi-pik-kontr"))
    session = client.session
    session["_messages"] = '[["__json_message", 0, 20, "Kaydedildi.", ""]]'
    session.save()
    monkeypatch.setattr(Session, "save", _full)
    answered = client.get(path)
    assert answered.status_code == 503
    assert said in answered.content.decode()
    assert answered["Retry-After"]


def test_jobs_that_cannot_be_done_are_looked_at_again_after_a_while(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    waited: list[float] = []
    monkeypatch.setattr(beside, "work_off", _full)
    monkeypatch.setattr("time.sleep", waited.append)
    with caplog.at_level(logging.WARNING):
        beside.Beside().work()
    assert waited == [beside._REST]
    assert [(one.message, one.exc_info) for one in caplog.records] == [(f"Jobs cannot be done: {FULL}", None)]


def test_what_was_opened_while_nothing_could_be_written_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The data folder can be written again, and this thread could not for ten minutes more."""
    closed: list[str] = []
    idle = SimpleNamespace(in_atomic_block=False, close=lambda: closed.append("idle"))
    at_work = SimpleNamespace(in_atomic_block=True, close=lambda: closed.append("at work"))
    known = SimpleNamespace(all=lambda *, initialized_only: [idle, at_work])
    monkeypatch.setattr(failures, "connections", known)
    error = OperationalError("attempt to write a readonly database")
    assert failures.unavailable(RequestFactory().get("/tr/"), error).status_code == 503
    assert closed == ["idle"]
