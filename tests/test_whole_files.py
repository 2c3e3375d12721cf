"""A byte of a file that was made here is another: it is made again, and nobody reads what it says."""

import gzip
from pathlib import Path

import pytest
from pytest_django import Settings

from lawbook.book import Book
from lawbook.data_folder import write_whole
from lawbook.made_from import kept_in
from lawbook.whole_files import is_unpacked, is_whole_gzip, read_with_digest, unpacked, write_with_digest
from rulings.kept_trees import kept_tree


def flipped(path: Path, place: int) -> None:
    content = bytearray(path.read_bytes())
    content[place] ^= 4
    write_whole(path, bytes(content))


@pytest.mark.parametrize("place", range(0, 80, 3))
def test_what_is_kept_is_made_again(tmp_path: Path, place: int) -> None:
    """Most of such files are JSON still, and say another thing."""
    path, made = tmp_path / "a" / "kept.json", [f"clause {number}" for number in range(10)]
    kept_in(path, lambda: made)
    flipped(path, place)
    assert kept_in(path, lambda: made) == made
    assert kept_in(path, lambda: ["not asked"]) == made


def test_a_digest_is_of_its_content(tmp_path: Path) -> None:
    path = tmp_path / "one"
    assert read_with_digest(path) is None
    write_with_digest(path, b"{}")
    assert read_with_digest(path) == b"{}"
    path.write_bytes(b"{}")  # as it was written before there were digests
    assert read_with_digest(path) is None


@pytest.mark.parametrize("place", [0, 5, 30, 60, -1])
def test_what_is_packed_is_whole_or_not_there(tmp_path: Path, place: int) -> None:
    path = tmp_path / "one.json.gz"
    assert not is_whole_gzip(path)
    write_whole(path, gzip.compress(b"".join(b"%d" % number for number in range(200)), mtime=0))
    assert is_whole_gzip(path)
    flipped(path, place)
    found = unpacked(path.read_bytes())
    assert is_whole_gzip(path) == (found is not None)
    assert found is None or place == 5  # of the date in its head nothing is read


def test_what_lies_beside_it_unpacked_is_the_same(tmp_path: Path) -> None:
    plain, packed = tmp_path / "one.json", tmp_path / "one.json.gz"
    content = b"".join(b"%d" % number for number in range(50_000))
    write_whole(packed, gzip.compress(content, mtime=0))
    assert not is_unpacked(plain, packed)
    write_whole(plain, content)
    assert is_unpacked(plain, packed)
    flipped(plain, 200_000)
    assert not is_unpacked(plain, packed)


def test_a_damaged_tree_is_made_again(book: Book, tmp_path: Path, settings: Settings) -> None:
    settings.DATA_DIR = tmp_path
    whole = kept_tree(book, "revoke-question", "tr", everything=True)
    (path,) = tmp_path.glob("trees/*/*")
    flipped(path, len(whole) // 2)
    assert kept_tree(book, "revoke-question", "tr", everything=True) == whole
    assert path.read_bytes() == whole
