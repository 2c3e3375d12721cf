"""The database file: whether it is sound, copied while the site runs, put back while it does not."""

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

from django.db import connection
from django.utils.translation import gettext as _

from lawbook.data_folder import locked, make_private, write_whole

_NEEDED = {"django_migrations", "lawbook_edition", "accounts_user"}
SERVED = "served"  # the lock that a server shares for as long as it runs


class UnsoundDatabaseError(Exception):
    """The file is no database of this site, or a damaged one."""


def database_file() -> Path:
    """Where the database is."""
    return Path(str(connection.settings_dict["NAME"]))


def is_a_file() -> bool:
    """Whether the database is a file: not a server's, nor in memory as in tests."""
    return connection.vendor == "sqlite" and "memory" not in database_file().name


def check_database(path: Path) -> None:
    """Raises ``UnsoundDatabaseError`` if the file is not whole or lacks what the site needs."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            found = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
            (state,) = database.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        raise UnsoundDatabaseError(str(error)) from error
    if state != "ok" or not found >= _NEEDED:
        raise UnsoundDatabaseError(state if state != "ok" else "tables are missing")


def copy_database(source: Path, target: Path) -> None:
    """A whole copy, also while the site writes; it takes the name only when it is sound and on the disk."""
    unfinished = target.with_name(f".{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(unfinished)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
        check_database(unfinished)
        unfinished.replace(target)
    except sqlite3.DatabaseError as error:
        raise UnsoundDatabaseError(str(error)) from error
    finally:
        unfinished.unlink(missing_ok=True)


def note_digest(copy: Path) -> None:
    """Keep the digest of a copy beside it, as ``sha256sum --check`` reads it."""
    with copy.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    write_whole(_digest_of(copy), f"{digest}  {copy.name}\n".encode())


def check_digest(copy: Path) -> None:
    """Raises ``UnsoundDatabaseError`` if it is not what was written: no database sees that a letter in it has changed.

    A copy without its digest, of an earlier version or carried away alone, is taken.
    """
    noted = _digest_of(copy)
    if not noted.exists():
        return
    with copy.open("rb") as file:
        if noted.read_text(errors="replace").split()[:1] != [hashlib.file_digest(file, "sha256").hexdigest()]:
            raise UnsoundDatabaseError(_("it has changed since it was made (%(file)s)") % {"file": noted})


def _digest_of(copy: Path) -> Path:
    return copy.with_name(f"{copy.name}.sha256")


def restore_database(backup: Path, database: Path) -> Path | None:
    """Put a backup in the place of the database; where the former file is now, if there was one.

    Raises ``InUseError`` while the site is served, ``UnsoundDatabaseError`` if the backup is none.
    """
    check_database(backup)
    make_private(database.parent)
    with locked(database.parent, SERVED, wait=False):
        new = database.with_name("restored.sqlite3")
        copy_database(backup, new)
        former = database.with_name(f"{database.name}.before-restore") if database.exists() else None
        if former:
            database.replace(former)
        for name in ("-wal", "-shm"):
            database.with_name(f"{database.name}{name}").unlink(missing_ok=True)
        new.replace(database)
    return former
