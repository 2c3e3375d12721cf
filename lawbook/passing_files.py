"""Folders that are needed for a moment; those that a killed process left behind are cleared away at the next start."""

import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_PREFIX = "bridge-laws-draft-"
_ABANDONED_AFTER = 24 * 3600.0
"""Nobody needs one for more than seconds."""


@contextmanager
def passing_folder() -> Iterator[Path]:
    """Its owner's alone, and gone afterwards."""
    with tempfile.TemporaryDirectory(prefix=_PREFIX) as folder:
        yield Path(folder)


def clear_passing_folders() -> int:
    """Delete those of an earlier day; how many they were. Those of others, which this process may not touch, stay."""
    count = 0
    for folder in Path(tempfile.gettempdir()).glob(f"{_PREFIX}*"):
        with suppress(OSError):
            if not folder.is_symlink() and time.time() - folder.lstat().st_mtime > _ABANDONED_AFTER:
                shutil.rmtree(folder)
                count += 1
    return count
