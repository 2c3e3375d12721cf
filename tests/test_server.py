"""The server under connections that do not go on, and under signals: a small application shows what it does."""

import http.client
import os
import signal
import socket
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from subprocess import Popen

import pytest

from tests.serving import ends, free_port, get, half_sent, served

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="processes are not forked there")

# Says which process answers; an address with "slow" takes a second, one with "held" until there is such a file. Who sends
# nothing is given up after as many seconds as the second argument says.
APPLICATION = """
import os, pathlib, socket, sys, time
import django
django.setup()
from config.server import answering
from config.server.supervising import supervise
answering._SILENT, answering._WHOLE = int(sys.argv[2]), int(sys.argv[2]) + 1
released = pathlib.Path(os.environ["BRIDGELAWS_DATA_DIR"], "released")

def application(environ, start_response):
    if "same" in environ["PATH_INFO"]:
        start_response("304 Not Modified", [])
        return []
    if "slow" in environ["PATH_INFO"]:
        time.sleep(1)
    while "held" in environ["PATH_INFO"] and not released.exists():
        time.sleep(0.05)
    body = b"x" * 3_000_000 if "long" in environ["PATH_INFO"] else str(os.getpid()).encode()
    start_response("200 OK", [("Content-Length", str(len(body)))])
    return [body]

listening = socket.create_server(("127.0.0.1", int(sys.argv[1])))
supervise(lambda: answering.answer_requests(application, listening), 2)
"""


@contextmanager
def application(folder: Path, silent: int = 60) -> Iterator[tuple[Popen[bytes], int]]:
    """It at a free port, with the process that started it."""
    port = free_port()
    with served(["-c", APPLICATION, str(port), str(silent)], port, folder) as process:
        yield process, port


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that sends off what is held."""
    return tmp_path_factory.mktemp("application") / "released"


@pytest.fixture(scope="module")
def port(released: Path) -> Iterator[int]:
    with application(released.parent) as (_, port):
        yield port


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[Popen[bytes], int]]:
    """A server that the test itself ends."""
    with application(tmp_path) as running:
        yield running


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[int]:
    """A server that soon gives up who sends nothing."""
    with application(tmp_path, silent=2) as (_, port):
        yield port


def workers(port: int) -> set[int]:
    """The processes that answer, as far as some requests tell."""
    with ThreadPoolExecutor(16) as pool:
        return {int(body) for _, body in pool.map(lambda _: get(port, "/slow"), range(16))}


def both_workers(port: int) -> set[int]:
    """The same, asked again for ten seconds while only one of two answers: a new process takes its time to begin."""
    until = time.monotonic() + 10
    while len(found := workers(port)) < 2 and time.monotonic() < until:
        time.sleep(0.2)
    return found


@pytest.mark.parametrize("count", [20, 200])
def test_half_sent_bodies_keep_nobody_waiting(port: int, count: int) -> None:
    with half_sent(port, count):
        assert all(get(port, path)[0] == 200 for path in ["/tr/yasa/50/", "/api/v1/laws", "/tr/soru/x/"] * 10)


def test_half_sent_headers_keep_nobody_waiting(port: int) -> None:
    with half_sent(port, 50, b"GET /tr/yasa/50/ HTTP/1.1\r\nHost: loc"):
        assert get(port, "/tr/yasa/50/")[0] == 200


def test_a_body_in_chunks_is_read(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        connection.sendall(b"POST /x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
        assert connection.recv(100).split()[1] == b"200"


def test_what_cannot_be_read_is_told_so(port: int) -> None:
    """A connection that is closed without an answer a proxy asks again for five seconds, and tells its reader 502."""
    unreadable = {
        "GET /tr/ara/?q=rönons HTTP/1.1\r\nHost: localhost\r\n\r\n": b"400",
        "POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: many\r\n\r\n": b"400",
        f"GET /x HTTP/1.1\r\nHost: {'x' * 300_000}\r\n\r\n": b"431",
        "POST /x HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n": b"400",
        "POST /x HTTP/1.0\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n": b"400",
    }
    for sent, status in unreadable.items():
        with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
            connection.sendall(sent.encode())
            assert connection.recv(100).split()[1] == status


TOO_LARGE = 4 * 1024 * 1024


@pytest.mark.parametrize(
    ("path", "kind", "said"),
    [
        ("/tr/x/", "text/html", ["Gönderilen çok büyük", "What was sent is too large"]),
        ("/api/v1/tables", "application/json", ["İstek 4 MB", "larger than 4 MB", '"code": "too-large"']),
    ],
)
def test_what_is_too_large_is_told_so_in_both_languages(port: int, path: str, kind: str, said: list[str]) -> None:
    """Who has not sent all of it yet reads the answer too: as browsers do, first all is sent."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=20)) as connection:
        connection.request("POST", path, b"x" * (3 * TOO_LARGE))
        answer = connection.getresponse()
        text = answer.read().decode()
    assert (answer.status, answer.headers["X-Content-Type-Options"]) == (413, "nosniff")
    assert answer.headers["Content-Type"].startswith(kind)
    assert [one for one in said if one not in text] == []


@pytest.mark.parametrize("head", [f"Content-Length: {TOO_LARGE}\r\nExpect: 100-continue", f"Content-Length: {10**12}"])
def test_who_asks_first_or_sends_without_end_is_told_at_once(port: int, head: str) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        connection.sendall(f"POST /x HTTP/1.1\r\nHost: localhost\r\n{head}\r\n\r\n".encode())
        assert connection.recv(100).split()[1] == b"413"


def test_a_byte_less_is_not_too_large(port: int) -> None:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=20)) as connection:
        connection.request("POST", "/x", b"x" * (TOO_LARGE - 1))
        assert connection.getresponse().status == 200


@pytest.mark.parametrize(("wishes", "kept"), [("keep-alive", True), ("close", False)])
def test_that_nothing_has_changed_ends_no_connection(port: int, wishes: str, kept: bool) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        connection.sendall(f"GET /same HTTP/1.1\r\nHost: localhost\r\nConnection: {wishes}\r\n\r\n".encode())
        answer = connection.recv(1000)
        assert answer.split()[1] == b"304"
        assert (b"Connection: close" in answer) is not kept
        if kept:
            connection.sendall(b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert connection.recv(1000)[:12] == (b"HTTP/1.1 200" if kept else b"")


def test_who_does_not_read_keeps_nobody_waiting(port: int) -> None:
    with half_sent(port, 20, b"GET /tr/soru/long/ HTTP/1.1\r\nHost: localhost\r\n\r\n"):
        assert get(port, "/tr/soru/x/")[0] == 200


@pytest.mark.long
@pytest.mark.parametrize("drip", [False, True])
def test_a_request_that_does_not_become_whole_is_given_up(impatient: int, drip: bool) -> None:
    """After a silence, or when its bytes come too slowly."""
    with socket.create_connection(("127.0.0.1", impatient)) as half:
        half.sendall(b"POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n")
        half.settimeout(0.3)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                if drip:
                    half.sendall(b"x")
                if half.recv(100) == b"":
                    return
            except TimeoutError:
                continue
            except OSError:
                return
    raise AssertionError("the connection is still open")


@pytest.mark.long
def test_pages_that_wait_do_not_hold_up_the_book(port: int, released: Path) -> None:
    """Twenty requests that are held on two processes of six threads; a Law page goes past them."""
    with ThreadPoolExecutor(20) as pool:
        waiting = [pool.submit(get, port, "/tr/soru/held/", timeout=60) for _ in range(20)]
        time.sleep(0.2)
        try:
            assert all(get(port, "/tr/yasa/50/")[0] == 200 for _ in range(10))
        finally:
            released.touch()
        assert all(one.result()[0] == 200 for one in waiting)


@pytest.mark.long
def test_a_killed_process_is_replaced(port: int) -> None:
    before = both_workers(port)
    assert len(before) == 2
    time.sleep(2)
    victim = min(before)
    os.kill(victim, signal.SIGKILL)
    time.sleep(0.5)
    after = both_workers(port)
    assert victim not in after
    assert len(after) == 2


@pytest.mark.long
def test_no_process_outlives_its_parent(server: tuple[Popen[bytes], int]) -> None:
    process, port = server
    left = workers(port)
    process.kill()
    assert all(ends(pid) for pid in left)
    with socket.create_server(("127.0.0.1", port)):
        pass


@pytest.mark.long
def test_what_was_begun_is_finished_before_the_end(server: tuple[Popen[bytes], int]) -> None:
    process, port = server
    with ThreadPoolExecutor(8) as pool:
        running = [pool.submit(get, port, "/slow") for _ in range(8)]
        time.sleep(0.3)
        process.terminate()
        assert [one.result()[0] for one in running] == [200] * 8
    assert process.wait(10) == 0
    with pytest.raises(OSError, match="refused"):
        get(port, "/")


def test_a_request_on_its_way_is_answered_before_the_end(server: tuple[Popen[bytes], int]) -> None:
    """Its connection was taken before the processes were told to end, its first byte comes after."""
    process, port = server
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=10)) as connection:
        connection.connect()
        time.sleep(0.3)
        process.terminate()
        time.sleep(0.3)
        connection.request("GET", "/tr/yasa/50/", headers={"Host": "localhost"})
        assert connection.getresponse().status == 200
    assert process.wait(10) == 0


@pytest.mark.long
def test_connections_that_ask_nothing_do_not_hold_up_the_end(server: tuple[Popen[bytes], int]) -> None:
    process, port = server
    with half_sent(port, 20), socket.create_connection(("127.0.0.1", port)):
        time.sleep(0.3)
        process.terminate()
        assert process.wait(8) == 0
