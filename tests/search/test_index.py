"""The index on disk: built, found damaged, rebuilt, switched."""

import logging
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_django import Settings

from lawbook.book import Book
from lawbook.search import index as indexing
from lawbook.search.index import open_index, rebuild
from lawbook.search.service import search


@pytest.fixture(autouse=True)
def own_folder(settings: Settings, tmp_path: Path) -> Iterator[Path]:
    """Each test has an index folder of its own and forgets what was open."""
    settings.SEARCH_INDEX_DIR = tmp_path / "index"
    indexing._open.cache_clear()
    yield tmp_path / "index"
    indexing._open.cache_clear()


def only_folder(path: Path) -> Path:
    (folder,) = path.iterdir()
    return folder


def test_every_passage_is_in_the_index_for_each_language(book: Book) -> None:
    assert open_index(book).doc_count() == 2 * len(book.passages)


def test_the_index_is_kept_and_nothing_is_left_beside_it(book: Book, own_folder: Path) -> None:
    open_index(book)
    before = {path: path.stat().st_mtime_ns for path in only_folder(own_folder).iterdir()}
    indexing._open.cache_clear()
    open_index(book)
    assert {path: path.stat().st_mtime_ns for path in only_folder(own_folder).iterdir()} == before


@pytest.mark.parametrize("damage", ["missing", "truncated", "changed", "emptied", "manifest"])
def test_a_damaged_index_is_built_again(book: Book, own_folder: Path, damage: str) -> None:
    open_index(book).close()
    indexing._open.cache_clear()
    folder = only_folder(own_folder)
    victim = max((path for path in folder.iterdir() if path.suffix == ".seg"), key=lambda path: path.stat().st_size)
    if damage == "missing":
        victim.unlink()
    elif damage == "truncated":
        victim.write_bytes(victim.read_bytes()[:100])
    elif damage == "changed":
        content = bytearray(victim.read_bytes())
        content[len(content) // 2] ^= 0xFF
        victim.write_bytes(content)
    elif damage == "emptied":
        shutil.rmtree(folder)
        folder.mkdir()
    else:
        (folder / "manifest.json").write_text("{")
    assert search(book, "rönons", "tr").results


def test_a_folder_that_cannot_be_written_to_is_no_obstacle(
    book: Book, own_folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    own_folder.write_text("a file where the folder should be")
    with caplog.at_level(logging.WARNING):
        assert search(book, "rönons", "tr").results
    assert "kept in memory" in caplog.text


def test_an_interrupted_build_leaves_no_index(book: Book, own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(path: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(indexing, "_sync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        open_index(book)
    assert list(own_folder.iterdir()) == []


def test_rebuilding_makes_a_new_index(book: Book, own_folder: Path) -> None:
    open_index(book)
    before = (only_folder(own_folder) / "manifest.json").stat().st_mtime_ns
    rebuild()
    assert (only_folder(own_folder) / "manifest.json").stat().st_mtime_ns != before
    assert search(book, "rönons", "tr").results
