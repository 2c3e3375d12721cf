"""Where the site keeps things: a file of its own, or a PostgreSQL server that several hosts share (docs/operation.md)."""

from pathlib import Path
from typing import Any

from django.core.exceptions import ImproperlyConfigured

_SCHEMES = ("postgres", "postgresql")
_TRIED_AGAIN = 5
"""Seconds for which a pool goes on by itself (after 1, 2 …); then who asks next makes it try at once. With the five minutes
of the library the pauses double: after an outage of a minute a process went without its server for 47 seconds more."""


def database(address: str, data_folder: Path) -> dict[str, Any]:
    """Django's settings for ``DATABASE_URL``, like ``postgresql://user:password@host/name``; the file if it is empty."""
    return _server(address) if address else _file(data_folder / "bridgelaws.sqlite3")


def _file(path: Path) -> dict[str, Any]:
    """Readers never wait for a writer (WAL); who would write waits five seconds for another, then is told so.

    Each thread has a connection of its own: of the file, which the system has in memory, it keeps a quarter of what it would.
    """
    return {
        "ENGINE": "config.file_database",
        "NAME": path,
        "CONN_MAX_AGE": 600,
        "OPTIONS": {
            "transaction_mode": "IMMEDIATE",
            "timeout": 5,
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA cache_size=-512;",
        },
    }


def _server(address: str) -> dict[str, Any]:
    """Connections from a pool of each process; a server that is away, or a lock that is held, costs five seconds at most."""
    try:
        import dj_database_url
    except ModuleNotFoundError as error:
        raise ImproperlyConfigured("DATABASE_URL needs the packages of requirements-servers.txt") from error
    if address.partition("://")[0] not in _SCHEMES:
        raise ImproperlyConfigured("DATABASE_URL must look like postgresql://user:password@host:5432/name")
    try:
        found: dict[str, Any] = dict(dj_database_url.parse(address))
    except ValueError as error:
        raise ImproperlyConfigured(f"DATABASE_URL cannot be read: {error}") from error
    found["ENGINE"] = "config.server_database"
    found["CONN_HEALTH_CHECKS"] = True  # what a restarted server has closed is not handed out
    options = found.setdefault("OPTIONS", {})
    options |= {"pool": {"min_size": 1, "max_size": 8, "timeout": 5, "reconnect_timeout": _TRIED_AGAIN}}
    options.setdefault("connect_timeout", 5)
    options.setdefault("application_name", "bridgelaws")
    options["options"] = "-c lock_timeout=5s -c statement_timeout=30s -c idle_in_transaction_session_timeout=60s"
    return found
