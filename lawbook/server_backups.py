"""The database of a server, copied and put back by PostgreSQL's own tools."""

import os
import subprocess
from pathlib import Path

from django.db import connection

from lawbook.backups import UnsoundDatabaseError
from lawbook.data_folder import InUseError
from lawbook.shared_database import let_go

_OTHERS = """SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'bridgelaws' AND pid <> pg_backend_pid()"""


def dump_database(target: Path) -> None:
    """A whole copy as of one moment, also while the site writes; it takes the name only when ``pg_restore`` can read it."""
    unfinished = target.with_name(f".{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)
    try:
        _run("pg_dump", "--format=custom", "--no-owner", f"--file={unfinished}")
        _run("pg_restore", "--list", str(unfinished))
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


def restore_dump(backup: Path) -> None:
    """Put a copy in the place of what the database holds, all of it or nothing.

    Raises ``InUseError`` while a process of the site is connected, ``UnsoundDatabaseError`` if the copy is none.
    """
    _run("pg_restore", "--list", str(backup))
    if _is_served():
        raise InUseError
    _run(
        "pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error",
        f"--dbname={_options()['dbname']}", str(backup),
    )  # fmt: skip


def _is_served() -> bool:
    let_go()
    return _run("psql", "--no-align", "--tuples-only", f"--command={_OTHERS}").strip() != "0"


def _run(*command: str) -> str:
    """What one of the tools says; ``UnsoundDatabaseError`` with its complaint if it fails."""
    try:
        done = subprocess.run(command, env=_environment(), capture_output=True, text=True, check=False)  # noqa: S603
    except FileNotFoundError as error:
        raise UnsoundDatabaseError(f"{command[0]} is not installed (Debian: postgresql-client)") from error
    if done.returncode:
        raise UnsoundDatabaseError(done.stderr.strip() or f"{command[0]} ended with {done.returncode}")
    return done.stdout


def _environment() -> dict[str, str]:
    """Where the database is, so that no password stands in a list of processes."""
    names = {"host": "PGHOST", "port": "PGPORT", "user": "PGUSER", "password": "PGPASSWORD", "dbname": "PGDATABASE"}
    names |= {"sslmode": "PGSSLMODE", "sslrootcert": "PGSSLROOTCERT"}
    options = _options()
    return os.environ | {names[name]: str(value) for name, value in options.items() if name in names and value}


def _options() -> dict[str, object]:
    return dict(connection.get_connection_params())
