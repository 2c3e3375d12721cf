"""Folders for a moment: what a killed process left behind is cleared away, what somebody uses is not."""

import os
import signal
import tempfile
import time
from pathlib import Path

import pytest

from lawbook.passing_files import clear_passing_folders, passing_folder


def test_what_was_left_behind_yesterday_is_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    (tmp_path / "of-others").mkdir()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    left = tmp_path / "bridge-laws-draft-left"
    left.mkdir()
    (left / "tr.txt").touch()
    (tmp_path / "bridge-laws-draft-led").symlink_to(elsewhere)
    for path in (left, tmp_path / "of-others", elsewhere):
        os.utime(path, (time.time() - 90_000,) * 2)
    assert clear_passing_folders() == 1
    with passing_folder() as used:
        assert used.parent == tmp_path
        assert used.stat().st_mode & 0o077 == 0
        assert clear_passing_folders() == 0
        assert used.is_dir()
    assert sorted(one.name for one in tmp_path.iterdir()) == ["bridge-laws-draft-led", "elsewhere", "of-others"]


def test_what_a_killed_process_held_goes_with_the_next_and_what_another_holds_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    killed, lives = (_holder() for _ in range(2))
    for path in tmp_path.iterdir():
        os.utime(path, (time.time() - 90_000,) * 2)
    os.kill(killed, signal.SIGKILL)
    os.waitpid(killed, 0)
    try:
        with passing_folder():
            left = list(tmp_path.iterdir())
    finally:
        os.kill(lives, signal.SIGKILL)
        os.waitpid(lives, 0)
    assert sorted((one / "whose").read_text() for one in left if (one / "whose").exists()) == [str(lives)]


def _holder() -> int:
    """A process that is at work in such a folder."""
    reading, writing = os.pipe()
    pid = os.fork()
    if not pid:
        with passing_folder() as folder:
            (folder / "whose").write_text(str(os.getpid()))
            os.write(writing, b"!")
            signal.pause()
        os._exit(0)
    os.read(reading, 1)
    os.close(reading)
    os.close(writing)
    return pid
