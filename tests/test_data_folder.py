"""The data folder: private, written whole, one set-up at a time; its database checked, copied and put back."""

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from config.secret_key import secret_key
from lawbook.backups import SERVED, UnsoundDatabaseError, check_database, check_digest, note_digest
from lawbook.data_folder import InUseError, locked, make_private, write_whole
from tests.serving import own_site, site_set_up, start


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with a site, to be damaged."""
    return own_site(tmp_path / "var")


def manage(data: Path, *command: object) -> tuple[int, str]:
    started = start(data, *command)
    said = started.communicate()[0]
    return started.returncode, said


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_only_the_owner_reads_what_is_kept() -> None:
    folder = site_set_up()
    assert mode(folder) == 0o700
    kept = [*folder.glob("*.sqlite3*"), folder / "secret-key", folder / "backups" / "old.sqlite3"]
    assert {mode(path) for path in kept} == {0o600}
    assert len(kept) >= 3


def test_an_empty_key_is_made_again_and_a_full_disk_leaves_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError("No space left on device")

    (tmp_path / "secret-key").touch()
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        with pytest.raises(OSError, match="space"):
            secret_key(tmp_path)
    assert [path.name for path in tmp_path.iterdir() if path.stat().st_size] == []
    made = secret_key(tmp_path)
    assert len(made) == 50
    assert secret_key(tmp_path) == made
    assert mode(tmp_path / "secret-key") == 0o600


def test_a_file_is_written_whole_or_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_whole(tmp_path / "file", b"before")
    monkeypatch.setattr("os.fsync", lambda handle: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        write_whole(tmp_path / "file", b"after")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("file", b"before")]


def test_what_was_open_is_closed(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "bridgelaws.sqlite3-wal").touch(mode=0o644)
    make_private(tmp_path)
    assert (mode(tmp_path), mode(tmp_path / "bridgelaws.sqlite3-wal")) == (0o700, 0o600)


@pytest.mark.long
def test_a_missing_database_is_said_and_not_replaced(data: Path) -> None:
    (data / "bridgelaws.sqlite3").unlink()
    code, said = manage(data, "set_up")
    assert code == 1
    assert "restore" in said
    assert not (data / "bridgelaws.sqlite3").exists()


@pytest.mark.long
def test_a_damaged_database_is_said_without_a_traceback(data: Path) -> None:
    with (data / "bridgelaws.sqlite3").open("r+b") as file:
        file.write(b"x" * 5000)
    code, said = manage(data, "set_up")
    assert code == 1
    assert "restore" in said
    assert "Traceback" not in said


@pytest.mark.long
def test_a_backup_is_put_back(data: Path) -> None:
    assert manage(data, "backup", data / "copy.sqlite3")[0] == 0
    assert mode(data / "copy.sqlite3") == 0o600
    assert (data / "copy.sqlite3.sha256").read_text().endswith("  copy.sqlite3\n")
    with closing(sqlite3.connect(data / "bridgelaws.sqlite3")) as database, database:
        before = database.execute("SELECT code, revision FROM lawbook_edition ORDER BY id").fetchall()
        database.execute("DELETE FROM lawbook_edition")
    assert manage(data, "restore", data / "copy.sqlite3")[0] == 0
    with closing(sqlite3.connect(data / "bridgelaws.sqlite3")) as database:
        assert database.execute("SELECT code, revision FROM lawbook_edition ORDER BY id").fetchall() == before
    assert ("2017", 1) in before
    assert (data / "bridgelaws.sqlite3.before-restore").exists()


@pytest.mark.long
def test_nothing_is_restored_from_a_damaged_copy_or_under_a_running_site(data: Path) -> None:
    before = (data / "bridgelaws.sqlite3").read_bytes()
    (data / "copy.sqlite3").write_bytes(before[:20_000])
    assert manage(data, "restore", data / "copy.sqlite3")[0] == 1
    (data / "copy.sqlite3.sha256").write_text(f"{'0' * 64}  copy.sqlite3\n")
    (data / "copy.sqlite3").write_bytes(before)
    assert "sha256" in manage(data, "restore", data / "copy.sqlite3")[1]
    (data / "copy.sqlite3.sha256").unlink()
    with locked(data, SERVED, shared=True):
        code, said = manage(data, "restore", data / "copy.sqlite3")
    assert (code, "durdurun" in said or "Stop it" in said) == (1, True)
    assert (data / "bridgelaws.sqlite3").read_bytes() == before


def test_a_copy_in_which_a_byte_has_changed_is_none(tmp_path: Path) -> None:
    """SQLite takes it for sound where it is in what somebody wrote."""
    copy = tmp_path / "copy.sqlite3"
    with closing(sqlite3.connect(copy)) as database, database:
        for table in ("django_migrations", "lawbook_edition", "accounts_user"):
            database.execute(f"CREATE TABLE {table} (chosen TEXT)")
        database.execute("INSERT INTO accounts_user VALUES ('the answer is a')")
    check_digest(copy)
    note_digest(copy)
    assert mode(copy.with_name("copy.sqlite3.sha256")) == 0o600
    check_digest(copy)
    copy.write_bytes(copy.read_bytes().replace(b"answer is a", b"answer is b"))
    check_database(copy)
    with pytest.raises(UnsoundDatabaseError, match="sha256"):
        check_digest(copy)


def test_a_lock_is_held_by_one(tmp_path: Path) -> None:
    with locked(tmp_path, "x"), pytest.raises(InUseError), locked(tmp_path, "x", wait=False):
        pass
