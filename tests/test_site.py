"""The whole site as it is served: half-sent requests, a locked and a damaged database, an edition published meanwhile."""

import http.client
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from django.conf import settings

from tests.serving import environment, free_port, get, half_sent, own_site, served

PAGES = ["/tr/yasa/50/", "/en/law/64/", "/tr/", "/50D2a", "/tr/tanimlar/"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, Path]]:
    data = own_site(tmp_path_factory.mktemp("served") / "site")
    port = free_port()
    with served(["-m", "config.server", "--port", str(port)], port, data):
        answers(port)  # what each process makes when it is asked the first time
        yield port, data


@contextmanager
def written_to(data: Path) -> Iterator[None]:
    """Somebody writes and does not end."""
    with closing(sqlite3.connect(data / "bridgelaws.sqlite3", isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        database.execute("UPDATE lawbook_edition SET revision = revision")
        yield
        database.execute("ROLLBACK")


def answers(port: int) -> bool:
    """Whether pages of the book come although somebody does not go on: who waited for that would be given up."""
    return {get(port, page)[0] for page in PAGES * 4} <= {200, 302}


def test_pages_answer_beside_half_sent_requests(site: tuple[int, Path]) -> None:
    port, _ = site
    with half_sent(port, 20):
        assert answers(port)
        assert get(port, "/api/v1/laws/50")[0] == 200


def test_the_book_does_not_wait_for_who_writes(site: tuple[int, Path]) -> None:
    """Whoever would be kept waiting hears so, in his language, within seconds."""
    port, data = site
    with written_to(data), closing(http.client.HTTPConnection("127.0.0.1", port, timeout=20)) as asking:
        asking.request("GET", "/en/next/mixed/", headers={"Host": "localhost"})
        assert answers(port)
        response = asking.getresponse()
        said = response.read().decode()
    if response.status != 302:  # nothing had to be kept
        assert response.status == 503
        assert "busy" in said
        assert response.headers["Retry-After"]


@pytest.mark.long
def test_a_published_edition_is_served_and_nobody_waits(site: tuple[int, Path], folder: Path, tmp_path: Path) -> None:
    port, data = site
    for path in folder.iterdir():
        text = path.read_text(encoding="utf-8")
        (tmp_path / path.name).write_text(text.replace("iyice karıştırılır", "karıştırılır", 1), encoding="utf-8")
    publishing = subprocess.Popen(
        [sys.executable, "manage.py", "import_edition", str(tmp_path)],
        cwd=settings.BASE_DIR,
        env=environment(data),
        stdout=subprocess.DEVNULL,
    )
    deadline = time.monotonic() + 60
    while "iyice karıştırılır" in get(port, "/tr/yasa/6/")[1]:
        assert time.monotonic() < deadline
        assert get(port, "/tr/ara/?q=r%C3%B6nons", timeout=5)[0] == 200
    assert publishing.wait(20) == 0
    assert get(port, "/tr/ara/?q=r%C3%B6nons", timeout=5)[0] == 200


@pytest.mark.long
def test_the_book_is_read_without_a_database(site: tuple[int, Path]) -> None:
    """The last test: it leaves the database damaged."""
    port, data = site
    for path in data.glob("bridgelaws.sqlite3*"):
        path.write_bytes(b"x" * 50_000)
    assert answers(port)
    status, said = get(port, "/en/practice/")
    assert status in (200, 503)
    assert "Traceback" not in said
