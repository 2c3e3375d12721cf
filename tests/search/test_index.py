"""The index on disk: built, found damaged, rebuilt, switched; a killed build leaves no harm."""

import logging
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from django.conf import settings as project
from pytest_django import DjangoDbBlocker, Settings

from lawbook.book import LANGUAGES, Book, book_of, current_book
from lawbook.citations import Citation, Kind
from lawbook.models import Edition
from lawbook.search import documents, folders
from lawbook.search import engine as engines
from lawbook.search import index as indexing
from lawbook.search.engine import engine_of, rebuild
from lawbook.search.glossary import load_glossary
from lawbook.search.phrases import load_phrases
from lawbook.search.service import search
from lawbook.search.snapshot import read_snapshot
from tests.sampling import every
from tests.serving import environment, own_site


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Path:
    """An index with its engine, built once for all tests of a process: those that have the database, before it is emptied."""
    folder = tmp_path_factory.mktemp("built") / "index"
    with pytest.MonkeyPatch.context() as patch, django_db_blocker.unblock():
        patch.setattr(project, "SEARCH_INDEX_DIR", folder)
        with small_book(patch):
            engine_of(current_book())
    return folder


@contextmanager
def small_book(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """A few Laws keep the building short; what was open is forgotten before and after."""
    glossary = tuple(entry for entry in load_glossary() if all(map(is_kept, entry.passages)))
    phrases = dict(islice(((one, asked) for one, asked in load_phrases().items() if is_kept(one)), 5))
    for module in (documents, engines):
        patch.setattr(module, "load_phrases", lambda: phrases)
    patch.setattr(engines, "load_glossary", lambda: glossary)
    patch.setattr(engines, "book_of", lambda edition: some_laws(book_of(edition)))
    engines._engine.cache_clear()
    yield
    engines._engine.cache_clear()


def is_kept(citation: Citation) -> bool:
    return citation.kind is Kind.DEFINITION or citation.law in (50, 61, 62, 63, 64)


def some_laws(book: Book) -> Book:
    parts = tuple(replace(part, laws=tuple(filter(is_kept, part.laws))) for part in book.parts)
    return replace(book, passages={one: it for one, it in book.passages.items() if is_kept(one)}, parts=parts)


@pytest.fixture(autouse=True)
def empty_folder(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Each test has a place of its own for the index."""
    settings.SEARCH_INDEX_DIR = tmp_path / "index"
    with small_book(monkeypatch):
        yield tmp_path / "index"


@pytest.fixture
def own_folder(empty_folder: Path, built: Path) -> Path:
    """The index is there already, in a copy of the test's own."""
    shutil.copytree(built, empty_folder)
    return empty_folder


def only_folder(path: Path) -> Path:
    (folder,) = path.iterdir()
    return folder


def test_every_passage_with_words_is_in_the_index(book: Book, own_folder: Path) -> None:
    view = engine_of(book).view
    indexed = {view.passages[place] for place in view.channels["lemmas"].places}
    passages = some_laws(book).passages.values()
    assert {one.citation for one in passages if any(map(one.is_translated, LANGUAGES))} <= indexed


def test_the_index_is_kept_and_nothing_is_left_beside_it(book: Book, own_folder: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in only_folder(own_folder).iterdir()}
    engine_of(book)
    assert {path: path.stat().st_mtime_ns for path in only_folder(own_folder).iterdir()} == before


def damaged(folder: Path, damage: str) -> None:
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


DAMAGES = ["missing", "truncated", "changed", "emptied", "manifest"]


def test_every_damage_is_seen(built: Path, tmp_path: Path, db: None) -> None:
    for damage in DAMAGES:
        folder = tmp_path / damage
        shutil.copytree(only_folder(built), folder)
        assert folders.is_sound(folder)
        damaged(folder, damage)
        assert not folders.is_sound(folder), damage


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_index_is_built_again(book: Book, own_folder: Path, damage: str) -> None:
    folder = only_folder(own_folder)
    damaged(folder, damage)
    assert search(book, "rönons", "tr").results
    assert folders.is_sound(folder)


def test_a_damaged_engine_is_made_again_from_the_index(book: Book, own_folder: Path) -> None:
    kept = only_folder(own_folder) / "engine"
    content = kept.read_bytes()
    for damage in (None, content[:1000], content[:-1] + b"x"):
        kept.unlink() if damage is None else kept.write_bytes(damage)
        assert read_snapshot(only_folder(own_folder), book) is None
    index = (only_folder(own_folder) / "manifest.json").stat().st_mtime_ns
    assert search(book, "rönons", "tr").results
    assert (only_folder(own_folder) / "manifest.json").stat().st_mtime_ns == index
    assert read_snapshot(only_folder(own_folder), book) is not None


def test_the_engine_from_the_disk_answers_as_the_one_that_was_made(
    book: Book, own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    queries = ["rönonsun cezasi", "cezlai kart", "revoke", "50D2a", "kapalı açılan çıkış"]
    (only_folder(own_folder) / "engine").unlink()
    made = [search(book, query, "tr") for query in queries]
    engines._engine.cache_clear()
    monkeypatch.setattr(engines.Engine, "__init__", lambda self, book: pytest.fail("it is made anew"))
    assert [search(book, query, "tr") for query in queries] == made


def test_a_folder_that_cannot_be_written_to_is_no_obstacle(
    book: Book, empty_folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    empty_folder.write_text("a file where the folder should be")
    with caplog.at_level(logging.WARNING):
        assert search(book, "rönons", "tr").results
    assert "kept in memory" in caplog.text


def test_an_index_that_lacks_passages_is_not_put_in_place(
    book: Book, empty_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(indexing, "documents", lambda book, analyses: iter(()))
    with pytest.raises(indexing.UnsoundIndexError):
        engine_of(book)
    assert list(empty_folder.iterdir()) == []


def test_rebuilding_makes_a_new_index(book: Book, own_folder: Path) -> None:
    before = (only_folder(own_folder) / "manifest.json").stat().st_mtime_ns
    rebuild(book)
    assert (only_folder(own_folder) / "manifest.json").stat().st_mtime_ns != before
    assert search(book, "rönons", "tr").results


def test_abandoned_builds_and_old_indexes_are_removed(book: Book, empty_folder: Path) -> None:
    empty_folder.mkdir()
    for name in ("build-old", "one-1", "two-1", "three-1"):
        (empty_folder / name).mkdir()
        os.utime(empty_folder / name, (1000, 1000 + len(name)))
    (empty_folder / "build-new").mkdir()
    engine_of(book)
    left = {path.name for path in empty_folder.iterdir()}
    assert "build-old" not in left
    assert "build-new" in left
    assert len(left) == 4


BUILD = """
import django
django.setup()
from lawbook.book import current_book
from lawbook.search.engine import rebuild
from tests.sampling import every
print("ready", flush=True)
for _ in range(50):
    rebuild(current_book())
"""


@pytest.mark.parametrize("wait", every(6, [0.5, 0.05, 0.2, 0.35, 0.65, 0.8]))
def test_a_killed_build_leaves_a_readable_index(tmp_path: Path, wait: float) -> None:
    """The process is killed at different moments of building; what is on the disk is a whole index or none."""
    data = own_site(tmp_path / "data")
    builder = subprocess.Popen(
        [sys.executable, "-c", BUILD], cwd=project.BASE_DIR, env=environment(data), stdout=subprocess.PIPE, text=True
    )
    assert builder.stdout
    assert builder.stdout.readline() == "ready\n"
    time.sleep(wait)
    builder.send_signal(signal.SIGKILL)
    builder.wait()
    builder.stdout.close()
    finished = [path for path in (data / "search-index").iterdir() if not path.name.startswith("build-")]
    assert all(folders.is_sound(path) for path in finished)


def test_warming_up_without_a_book_is_only_a_warning(db: None, caplog: pytest.LogCaptureFixture) -> None:
    Edition.objects.update(state=Edition.State.DRAFT)
    with caplog.at_level(logging.WARNING):
        engines.warm_up()
    assert "Search is not ready yet" in caplog.text
