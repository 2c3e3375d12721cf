"""The files of the data folder: only their owner reads them, they are written whole or not at all (knows no Django)."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

HAS_A_DATABASE = "has-a-database"
"""The file that says that there was a database: an empty one is not begun in its place."""
_PRIVATE = ("secret-key", "*.sqlite3*", "backups/*")


class InUseError(Exception):
    """Somebody else holds the lock."""


def make_private(folder: Path) -> None:
    """The folder is its owner's alone, and so is what it holds of readers: also what was there before."""
    folder.mkdir(parents=True, exist_ok=True)
    for path, mode in [(folder, 0o700), *((path, 0o600) for name in _PRIVATE for path in folder.glob(name))]:
        with suppress(OSError):
            if path.stat().st_mode & 0o077:
                path.chmod(mode)


def write_whole(path: Path, content: bytes) -> None:
    """Put a private file in place when all of it is on the disk."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


@contextmanager
def locked(folder: Path, name: str, *, shared: bool = False, wait: bool = True) -> Iterator[None]:
    """Hold a lock that ends with the process. Raises ``InUseError`` if another holds it and there is no waiting."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with (folder / f"{name}.lock").open("a") as file:
        if fcntl is not None:
            how = (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | (0 if wait else fcntl.LOCK_NB)
            try:
                fcntl.flock(file, how)
            except BlockingIOError as error:
                raise InUseError from error
        yield
