"""Folders that are needed for a moment; what a killed process left behind goes with the next one that is needed."""

import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

_PREFIX = "bridge-laws-draft-"
_ABANDONED_AFTER = 60.0 if fcntl else 24 * 3600.0
"""Seconds: between its making and its lock nobody holds it. Without locks: nobody needs one for more than seconds."""


@contextmanager
def passing_folder() -> Iterator[Path]:
    """Its owner's alone, and gone afterwards."""
    clear_passing_folders()
    with tempfile.TemporaryDirectory(prefix=_PREFIX) as folder, _held(Path(folder)):
        yield Path(folder)


def clear_passing_folders() -> int:
    """Delete those that no process holds any more; how many they were. Those of other users stay."""
    count = 0
    for folder in Path(tempfile.gettempdir()).glob(f"{_PREFIX}*"):
        with suppress(OSError):
            if not folder.is_symlink() and time.time() - folder.lstat().st_mtime > _ABANDONED_AFTER:
                with _held(folder):
                    shutil.rmtree(folder)
                count += 1
    return count


@contextmanager
def _held(folder: Path) -> Iterator[None]:
    """Hold its lock, which ends with the process (and with those that it forked meanwhile); ``OSError`` if another does."""
    if fcntl is None:
        yield
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    finally:
        os.close(handle)
