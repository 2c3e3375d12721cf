"""What readers see when something of the machine fails: a full disk, a damaged index, a clock that is set, killed processes.

A database, Valkey or a node that is away: ``tests/servers``.
"""

import http.client
import shutil
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from urllib.parse import parse_qs, urlencode

import pytest
from django.test import Client
from django.utils import timezone

from bench import kills
from quizzes.models import Sitting
from tests.serving import free_port, get, own_site, served, site_set_up

READ = ["/tr/yasa/50/", "/tr/ara/?q=r%C3%B6nons", "/en/what-happened/", "/api/v1/laws/64", "/en/practice/"]
FULL = """
import resource, runpy, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (36864, 36864))
sys.argv[:] = ["server", "--port", sys.argv[1], "--workers", "1"]
runpy.run_module("config.server", run_name="__main__")
"""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return own_site(tmp_path / "site")


@pytest.fixture
def full(data: Path) -> Iterator[int]:
    """A site whose files do not grow beyond what reading needs."""
    port = free_port()
    with served(["-c", FULL, str(port)], port, data):
        yield port


def begin_exam(port: int) -> tuple[int, str, http.client.HTTPMessage]:
    """Somebody who comes for the first time would have something kept."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=20)) as asking:
        token = "t" * 32
        sent = urlencode({"csrfmiddlewaretoken": token, "extra": "0"})
        headers = {
            "Host": "localhost",
            "Cookie": f"csrftoken={token}",
            "Content-Type": "application/x-www-form-urlencoded",
        }
        asking.request("POST", "/en/exam/scores/", sent, headers)
        response = asking.getresponse()
        return response.status, response.read().decode(), response.headers


@pytest.mark.long
def test_with_a_full_disk_everything_is_read_and_who_writes_is_told(full: int) -> None:
    assert {get(full, page)[0] for page in READ} == {200}
    status, said, headers = begin_exam(full)
    assert status == 503
    assert "its disk is full" in said
    assert "was not kept" in said
    assert "Traceback" not in said
    assert headers["Retry-After"]


@pytest.mark.long
def test_a_database_that_is_moved_away_is_missed_by_who_writes_and_back_at_once(data: Path) -> None:
    """In its place none is begun, in which some would write while others write on in the one that was moved."""
    port, file = free_port(), data / "bridgelaws.sqlite3"
    with served(["-m", "config.server", "--port", str(port)], port, data):
        assert {begin_exam(port)[0] for _ in range(8)} == {302}
        file.rename(data / "away")
        assert {get(port, page)[0] for page in READ[:-1]} == {200}
        told = [begin_exam(port) for _ in range(8)]
        assert {status for status, _, _ in told} == {503}
        assert all("was not kept" in said for _, said, _ in told)
        assert not file.exists()
        (data / "away").rename(file)
        assert {begin_exam(port)[0] for _ in range(8)} == {302}


@pytest.mark.long
def test_an_index_that_is_damaged_or_gone_is_missed_by_nobody(data: Path) -> None:
    """The running site has it in memory; the next start makes it again."""
    port = free_port()
    with served(["-m", "config.server", "--port", str(port), "--workers", "1"], port, data):
        found = get(port, READ[1])[1]
        for path in (data / "search-index").rglob("*"):
            if path.is_file():
                path.write_bytes(b"damaged")
        assert get(port, READ[1] + "&more=1")[0] == 200
    with served(["-m", "config.server", "--port", str(port), "--workers", "1"], port, data):
        assert get(port, READ[1])[1] == found
        shutil.rmtree(data / "search-index")
        assert get(port, "/en/search/?q=revoke")[0] == 200


@pytest.mark.long
def test_killed_processes_lose_no_answer() -> None:
    """``python -m bench.kills 500`` kills more."""
    found = kills.measure(6, made=site_set_up())
    assert (found.lost, found.sound, found.kept > 0) == ([], True, True)


@pytest.mark.parametrize("set_by", [timedelta(days=-2), timedelta(minutes=-10), timedelta(seconds=30)])
def test_a_clock_that_is_set_ends_no_exam_and_loses_no_answer(
    reader: Client, monkeypatch: pytest.MonkeyPatch, set_by: timedelta
) -> None:
    page = reader.post("/en/exam/scores/", {"extra": "0"})["Location"]
    kept = {"answered": "1", "answer": "a"}
    assert reader.post(page, kept, headers={"X-Requested-With": "fetch"}).status_code == 204
    then = timezone.now() + set_by
    monkeypatch.setattr(timezone, "now", lambda: then)
    monkeypatch.setattr("time.time", then.timestamp)
    assert reader.get(page).status_code == 200
    assert reader.post(page, kept | {"answer": "b"}, headers={"X-Requested-With": "fetch"}).status_code == 204
    sitting = Sitting.objects.get()
    assert (sitting.handed_in, sitting.questions.get(number=1).chosen) == (None, "b")


def test_a_clock_that_was_a_day_ahead_hands_in_what_was_answered(
    reader: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is no other clock to ask: who runs a hall keeps the server's right. Nothing that was answered is lost."""
    page = reader.post("/en/exam/scores/", {"extra": "0"})["Location"]
    reader.post(page, {"answered": "1", "answer": "a"}, headers={"X-Requested-With": "fetch"})
    then = timezone.now() + timedelta(days=1)
    monkeypatch.setattr(timezone, "now", lambda: then)
    late = reader.post(page, {"answered": "1", "answer": "b"}, headers={"X-Requested-With": "fetch"})
    assert late.status_code == 409
    assert Sitting.objects.get().questions.get(number=1).chosen == "a"


def test_a_ticket_from_before_a_clock_was_set_back_counts(reader: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    address = reader.get("/en/next/mixed/")["Location"]
    then = timezone.now() - timedelta(hours=3)
    monkeypatch.setattr(timezone, "now", lambda: then)
    monkeypatch.setattr("time.time", then.timestamp)
    path, _, query = address.partition("?")
    answered = reader.post(path, {"answer": "a", "ticket": parse_qs(query)["ticket"][0]}, follow=True)
    assert answered.status_code == 200
    assert "was not counted" not in answered.content.decode()
