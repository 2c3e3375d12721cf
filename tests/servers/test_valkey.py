"""A Valkey server beside the site: limits, attempts and sessions of all processes together; away, the site goes on."""

import pickle
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from django.core.cache import caches
from django.test import Client, RequestFactory
from pytest_django import Settings

from accounts.models import User
from config.caches import caches as caches_for
from config.caches import session_engine
from lawbook import limits, valkey
from tests.servers.conftest import Server
from tests.servers.hosts import SetUp, hosts
from tests.servers.valkeys import PROGRAM, ValkeyServer
from tests.serving import get

pytestmark = [
    pytest.mark.xdist_group("servers"),
    pytest.mark.skipif(not PROGRAM, reason="no Valkey is installed (Debian: valkey-server, or redis-server)"),
]
PASSWORD = "dummy has no say"


@pytest.fixture
def running(settings: Settings, db: None) -> Iterator[ValkeyServer]:
    """The settings of a site with VALKEY_URL, and its server."""
    server = ValkeyServer()
    server.start()
    settings.CACHES = caches_for(server.address)
    settings.SESSION_ENGINE = session_engine(server.address)
    settings.LIMITS = settings.LIMITS | {"search": (3, 36000)}
    valkey.forget()
    caches["memory"].clear()
    yield server
    server.go_on()
    server.kill()
    valkey.forget()


def asked(count: int) -> int:
    """How many of so many requests are within the limit."""
    return sum(limits.within(RequestFactory().get("/"), "search") for _ in range(count))


@pytest.fixture
def student(db: None) -> Client:
    User.objects.create_user(email="east@example.org", password=PASSWORD)
    client = Client()
    sent = client.post("/en/account/log-in/", {"login": "east@example.org", "password": PASSWORD})
    assert sent.status_code == 302
    return client


def is_known(client: Client) -> bool:
    return client.get("/en/account/").status_code == 200


@pytest.mark.usefixtures("running")
def test_what_one_process_counts_the_others_know() -> None:
    assert asked(2) == 2
    del caches["limits"]  # another process has no memory of it
    assert asked(5) == 1


@pytest.mark.parametrize("way", ["kill", "hang"])
def test_away_the_limits_go_on_and_one_request_waits(
    running: ValkeyServer, way: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(valkey, "_PAUSE", 3600)
    assert asked(5) == 3
    getattr(running, way)()
    assert asked(50) == 3
    assert [one.name for one in caplog.records if "does not answer" in one.message] == ["lawbook.valkey"]


def test_back_again_it_counts_for_all(running: ValkeyServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(valkey, "_PAUSE", 0.2)
    running.kill()
    assert asked(3) == 3
    running.start()
    time.sleep(0.3)
    assert asked(3) == 3
    assert running.client().dbsize() > 0


def test_a_session_outlives_the_server(running: ValkeyServer, student: Client) -> None:
    assert is_known(student)
    assert running.client().keys("*cached_db*")
    running.kill()
    assert is_known(student)


def test_who_logged_out_meanwhile_is_out(running: ValkeyServer, student: Client) -> None:
    """The server knows the session still when it is back; for a minute at most."""
    key = student.cookies["sessionid"].value
    assert is_known(student)
    running.hang()
    student.post("/en/account/log-out/")
    running.go_on()
    valkey.forget()
    left = [running.client().ttl(one) for one in running.client().keys("*cached_db*") if key.encode() in one]
    assert left
    assert all(0 <= one <= 60 for one in left)
    student.cookies["sessionid"] = key
    running.client().flushall()  # the minute is over
    assert not is_known(student)


def test_attempts_to_log_in_are_limited_without_the_server(running: ValkeyServer, student: Client) -> None:
    running.kill()
    wrong = {"login": "east@example.org", "password": "not this one"}
    for _ in range(5):
        Client().post("/en/account/log-in/", wrong)
    refused = Client().post("/en/account/log-in/", {"login": "east@example.org", "password": PASSWORD})
    assert "too many attempts" in refused.content.decode()


class _Program:
    """Unpickled, it makes a file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return open, (str(self._path), "w")


def test_what_is_kept_is_no_program(running: ValkeyServer, student: Client, tmp_path: Path) -> None:
    """JSON and not pickles: who can write to the server runs nothing here."""
    assert is_known(student)
    written = running.client().keys("*cached_db*")
    for key in written:
        running.client().set(key, pickle.dumps(_Program(tmp_path / "made")))
    assert written
    assert is_known(student)
    assert not (tmp_path / "made").exists()


@pytest.mark.long
def test_two_hosts_count_together(
    server: Server, source: SetUp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = ValkeyServer()
    shared.start()
    monkeypatch.setenv("VALKEY_URL", shared.address)
    monkeypatch.setenv("BRIDGELAWS_API_PER_MINUTE", "20")
    try:
        with hosts(tmp_path, source, server.new_database(source.database), 2) as nodes:
            answers = [get(port, "/api/v1/laws/64")[0] for _ in range(20) for port, _ in nodes]
            assert 20 <= answers.count(200) <= 40  # a minute may have ended meanwhile
            assert 429 in answers
            shared.kill()
            assert {get(port, "/tr/ara/?q=r%C3%B6nons")[0] for port, _ in nodes} == {200}
            assert {get(port, "/health/ready")[0] for port, _ in nodes} == {200}
    finally:
        with suppress(ProcessLookupError):
            shared.kill()


def test_of_a_key_that_nobody_drew_nothing_stays(running: ValkeyServer, recwarn: pytest.WarningsRecorder) -> None:
    """Of each warning Python keeps the text: a few hundred long cookies took all the memory of a process."""
    for key in ("z" * 300, "a b" * 20, "A" * 32, "é" * 32):
        client = Client()
        client.cookies["sessionid"] = key
        assert client.get("/en/account/").status_code == 302
    assert not recwarn.list
    assert not running.client().keys("*cached_db*")
