"""Whether a file that was made here is as it was written: a disk may give back other bytes, and say nothing of it."""

import gzip
import hashlib
import os
import zlib
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from lawbook.data_folder import write_whole

_PIECE = 65536  # what is large is never in memory as a whole: a process keeps the room that it once needed
_DIGEST = 64  # letters of SHA-256, on a line before the rest


def write_with_digest(path: Path, content: bytes) -> None:
    """Put it in place behind its digest."""
    write_whole(path, hashlib.sha256(content).hexdigest().encode() + b"\n" + content)


def read_with_digest(path: Path) -> bytes | None:
    """What was written so; None if there is nothing, or anything else."""
    with suppress(OSError):
        found = path.read_bytes()
        digest, content = found[:_DIGEST], found[_DIGEST + 1 :]
        if hashlib.sha256(content).hexdigest().encode() == digest:
            return content
    return None


def unpacked(content: bytes) -> bytes | None:
    """What is packed with gzip, which has a sum of it; None if that is not right."""
    with suppress(OSError, EOFError, zlib.error):
        return gzip.decompress(content)
    return None


def is_whole_gzip(path: Path) -> bool:
    """Whether it is there and as it was written; looked at once for as long as it is not written anew."""
    with suppress(OSError):
        found = path.stat()
        return _is_whole(str(path), found.st_mtime_ns, found.st_size)
    return False


def is_unpacked(path: Path, packed: Path) -> bool:
    """Whether a file is what another, which is whole, holds in gzip; looked at once for as long as neither is written anew."""
    with suppress(OSError):
        found, other = path.stat(), packed.stat()
        return _is_unpacked(str(path), found.st_mtime_ns, str(packed), other.st_mtime_ns)
    return False


@lru_cache(maxsize=64)
def _is_unpacked(path: str, changed: int, packed: str, packed_at: int) -> bool:
    found = 0
    with Path(path).open("rb") as file:
        while piece := file.read(_PIECE):
            found = zlib.crc32(piece, found)
    with Path(packed).open("rb") as file:
        file.seek(-8, os.SEEK_END)  # the sum that gzip has put there
        return file.read(4) == found.to_bytes(4, "little")


@lru_cache(maxsize=1024)
def _is_whole(path: str, changed: int, size: int) -> bool:
    with suppress(OSError, EOFError, zlib.error), gzip.open(path) as file:
        while file.read(_PIECE):
            pass
        return True
    return False
