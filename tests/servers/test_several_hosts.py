"""Two hosts on one PostgreSQL server: what one keeps the other knows, and what readers see when the server is away."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from threading import Event
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, OpenerDirector, build_opener

import psycopg
import psycopg.sql
import pytest

from tests.servers.conftest import Server
from tests.servers.hosts import Hosts, SetUp, hosts, manage
from tests.serving import get

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("servers")]
_EXAM = "/en/exam/revokes/"
_SIGNED_UP = {"email": "east@example.org", "password1": "dummy has no say", "password2": "dummy has no say"}


@pytest.fixture(scope="module")
def site(server: Server, source: SetUp, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Hosts, str, Path]]:
    """Both set up at the same time, on an empty database."""
    database, folder = server.new_database(source.database), tmp_path_factory.mktemp("hosts")
    with hosts(folder, source, database, 2) as running:
        yield running, database, folder


def test_both_serve_the_book_and_search(site: tuple[Hosts, str, Path]) -> None:
    for port, _ in site[0]:
        assert "rönons" in get(port, "/tr/yasa/61/")[1].lower()
        assert "/tr/yasa/61/" in get(port, "/tr/ara/?q=r%C3%B6nons")[1]
        assert get(port, "/health/ready")[0] == 200


def test_what_is_published_on_one_is_read_on_all(site: tuple[Hosts, str, Path], folder: Path, tmp_path: Path) -> None:
    running, database, data = site
    for path in folder.iterdir():
        text = path.read_text(encoding="utf-8")
        (tmp_path / path.name).write_text(text.replace("iyice karıştırılır", "karıştırılır", 1), encoding="utf-8")
    done = manage(data / "host-0", database, "import_edition", str(tmp_path))
    assert done.returncode == 0, done.stderr
    deadline = time.monotonic() + 20
    while any("iyice karıştırılır" in get(port, "/tr/yasa/6/")[1] for port, _ in running):
        assert time.monotonic() < deadline


def test_a_session_goes_from_host_to_host(site: tuple[Hosts, str, Path]) -> None:
    """Signed up at one, known at the other."""
    (here, _), (there, _) = site[0]
    browser = _browser()
    _sign_up(browser, here)
    with browser.open(f"http://localhost:{there}/en/account/") as page:
        assert "east@example.org" in page.read().decode()


def _browser() -> OpenerDirector:
    return build_opener(HTTPCookieProcessor(CookieJar()))


def _sign_up(browser: OpenerDirector, port: int, page: str = "/en/account/sign-up/") -> None:
    _fill_in(browser, port, page, _SIGNED_UP)


def _fill_in(browser: OpenerDirector, port: int, page: str, told: dict[str, str]) -> None:
    address = f"http://localhost:{port}{page}"
    with browser.open(address) as form:
        token = form.read().decode().split('name="csrfmiddlewaretoken" value="')[1].split('"')[0]
    browser.open(address, urlencode({"csrfmiddlewaretoken": token, **told}).encode()).close()


def test_who_waits_too_long_for_a_lock_is_told(site: tuple[Hosts, str, Path]) -> None:
    (port, _), database = site[0][0], site[1]
    with psycopg.connect(database) as other:
        other.execute("LOCK TABLE accounts_user IN ACCESS EXCLUSIVE MODE")
        with _refused() as said:
            _sign_up(_browser(), port, "/tr/hesap/ac/")
        assert "Site şu anda meşgul" in said[0]
        assert get(port, "/tr/yasa/64/")[0] == 200


def test_of_a_server_that_only_reads_who_would_write_is_told(site: tuple[Hosts, str, Path]) -> None:
    """As one is that has not taken over yet, or whose disk is full."""
    (port, _), database = site[0][0], site[1]
    _let_it_only_read(database, "on")
    try:
        for page, told in (("/en/account/sign-up/", _SIGNED_UP), (_EXAM, {"extra": "0"})):
            with _refused() as said:
                _fill_in(_browser(), port, page, told)
            assert "The site cannot keep anything at present" in said[0]
        assert {get(port, page)[0] for page in ("/tr/yasa/64/", "/en/search/?q=revoke", "/tr/ne-oldu/")} == {200}
    finally:
        _let_it_only_read(database, "off")
    _fill_in(_browser(), port, _EXAM, {"extra": "0"})


def _let_it_only_read(database: str, state: str) -> None:
    """Connections that there are end, as where one server takes over from another."""
    with psycopg.connect(database, autocommit=True) as other:
        other.execute("SET default_transaction_read_only = off")
        name = psycopg.sql.Identifier(database.rpartition("/")[2])
        sets = psycopg.sql.SQL("ALTER DATABASE {} SET default_transaction_read_only = {}")
        other.execute(sets.format(name, psycopg.sql.SQL(state)))
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


@contextmanager
def _refused() -> Iterator[list[str]]:
    """What somebody is told who would have something kept."""
    said: list[str] = []
    with pytest.raises(HTTPError) as refused:
        yield said
    assert refused.value.code == 503
    with refused.value as page:
        said.append(page.read().decode())


def test_without_the_server_the_book_is_read_and_who_would_write_is_told(
    site: tuple[Hosts, str, Path], server: Server
) -> None:
    port = site[0][0][0]
    server.stop()
    try:
        for page in (
            "/tr/yasa/64/",
            "/en/search/?q=revoke",
            "/tr/ne-oldu/",
            "/en/what-happened/revoke/?trick=3",
            "/api/v1/laws/64",
        ):
            assert get(port, page)[0] == 200
        status, said = get(port, "/en/next/mixed/", timeout=30)
        assert status in (302, 503)
        assert "Traceback" not in said
        time.sleep(1.1)  # an answer is given again for a second
        assert get(port, "/health/ready", timeout=30)[0] == 503
    finally:
        server.start()
    deadline = time.monotonic() + 30
    while get(port, "/health/ready", timeout=30)[0] != 200:
        assert time.monotonic() < deadline
        time.sleep(0.2)


def test_who_searches_does_not_wait_behind_a_hall_that_sends_its_answers_again(
    site: tuple[Hosts, str, Path], server: Server
) -> None:
    """Each of them waited five seconds for the server; with six threads for all of them a search took half a minute."""
    port = site[0][0][0]
    over = Event()

    def send_again() -> None:
        while not over.is_set():
            get(port, "/en/next/mixed/", timeout=120)

    server.stop()
    try:
        with ThreadPoolExecutor(30) as hall:
            for _ in range(30):
                hall.submit(send_again)
            try:
                time.sleep(6)  # until the first has looked in vain
                begun = time.monotonic()
                assert get(port, "/en/search/?q=lead+penalty", timeout=120)[0] == 200
                assert time.monotonic() - begun < 5
            finally:
                over.set()
    finally:
        server.start()
    deadline = time.monotonic() + 30
    while get(port, "/health/ready", timeout=30)[0] != 200:
        assert time.monotonic() < deadline
        time.sleep(0.2)


def test_a_copy_is_put_back_while_no_host_is_connected(site: tuple[Hosts, str, Path], server: Server) -> None:
    _, database, data = site
    copy = data / "copy.dump"
    assert manage(data / "host-0", database, "backup", str(copy)).returncode == 0
    assert copy.stat().st_mode & 0o077 == 0
    time.sleep(1.1)
    assert {get(port, "/health/ready", timeout=30)[0] for port, _ in site[0]} == {200}  # both are connected now
    refused = manage(data / "host-0", database, "restore", str(copy))
    assert refused.returncode == 1
    empty = server.new_database()
    done = manage(data / "host-0", empty, "restore", str(copy))
    assert done.returncode == 0, done.stderr
    assert _counted(database) == _counted(empty) > (0, 0)


def _counted(database: str) -> tuple[int, ...]:
    """Accounts and editions."""
    with psycopg.connect(database) as one:
        counts = [one.execute(f"SELECT count(*) FROM {table}") for table in ("accounts_user", "lawbook_edition")]  # noqa: S608
        return tuple(row[0] for found in counts for row in found.fetchall())


def test_what_is_no_copy_is_not_put_back(site: tuple[Hosts, str, Path], server: Server, tmp_path: Path) -> None:
    (tmp_path / "copy.dump").write_text("no copy")
    done = manage(site[2] / "host-0", server.new_database(), "restore", str(tmp_path / "copy.dump"))
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
