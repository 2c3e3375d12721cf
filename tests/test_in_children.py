"""Work in processes of its own."""

import os
import sys
import threading
import time
from functools import partial
from pathlib import Path

import pytest

from lawbook.in_children import in_children

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="processes are not forked there")


@pytest.fixture
def forking(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process without threads, which that of the tests need not be."""
    monkeypatch.setattr(threading, "active_count", lambda: 1)


def test_all_are_done_at_the_same_time(forking: None, tmp_path: Path) -> None:
    """Each waits until all have begun."""

    def with_the_others(name: str) -> None:
        (tmp_path / name).touch()
        deadline = time.monotonic() + 20
        while len(list(tmp_path.iterdir())) < 4:
            assert time.monotonic() < deadline
            time.sleep(0.01)

    in_children(*(partial(with_the_others, name) for name in "abcd"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b", "c", "d"]


def test_who_fails_says_why_and_ends_all(forking: None, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        in_children(lambda: 1 // 0, (tmp_path / "done").touch)
    assert "ZeroDivisionError" in capfd.readouterr().err
    assert (tmp_path / "done").exists()


def test_meanwhile_this_process_does_something_else(forking: None, tmp_path: Path) -> None:
    """It is done here, where it stays in memory, and the child need not have ended."""
    done_by: list[int] = []

    def until_done_here() -> None:
        deadline = time.monotonic() + 20
        while not (tmp_path / "here").exists():
            assert time.monotonic() < deadline
            time.sleep(0.01)
        (tmp_path / "child").touch()

    def here() -> None:
        done_by.append(os.getpid())
        (tmp_path / "here").touch()

    in_children(until_done_here, meanwhile=here)
    assert done_by == [os.getpid()]
    assert (tmp_path / "child").exists()


def test_what_fails_meanwhile_leaves_no_child_behind(forking: None, tmp_path: Path) -> None:
    def slow() -> None:
        time.sleep(0.2)
        (tmp_path / "done").touch()

    with pytest.raises(ZeroDivisionError):
        in_children(slow, meanwhile=lambda: 1 // 0)
    assert (tmp_path / "done").exists()


def test_beside_threads_nothing_is_forked() -> None:
    waiting = threading.Event()
    thread = threading.Thread(target=waiting.wait)
    thread.start()
    done_by: list[int] = []
    in_children(lambda: done_by.append(os.getpid()))
    waiting.set()
    thread.join()
    assert done_by == [os.getpid()]
