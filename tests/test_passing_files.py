"""Folders for a moment: what a killed process left behind is cleared away, what somebody uses is not."""

import os
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
    with passing_folder() as used:
        assert used.parent == tmp_path
        assert used.stat().st_mode & 0o077 == 0
        assert clear_passing_folders() == 1
        assert used.is_dir()
    assert sorted(one.name for one in tmp_path.iterdir()) == ["bridge-laws-draft-led", "elsewhere", "of-others"]
