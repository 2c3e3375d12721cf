"""Where is kept for a while what can be lost: in the database and in memory, or on a Valkey server (docs/several-hosts.md)."""

from typing import Any

from django.core.exceptions import ImproperlyConfigured

_SCHEMES = ("valkey", "valkeys", "redis", "rediss", "unix")
_PATIENCE = 0.25  # seconds; Valkey answers within one thousandth of one
_COPY_OF_SESSION = 60  # seconds: a session that was ended while the server was away lives no longer

# Attempts to log in are counted here: in the database, because their limits must hold for all processes together.
_IN_DATABASE: dict[str, Any] = {
    "BACKEND": "lawbook.shared_cache.SharedCache",
    "LOCATION": "cache",
    "OPTIONS": {"MAX_ENTRIES": 50_000},
}
_IN_MEMORY: dict[str, Any] = {
    "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
    "LOCATION": "limits",
    "OPTIONS": {"MAX_ENTRIES": 50_000},
}
_NOWHERE: dict[str, Any] = {"BACKEND": "django.core.cache.backends.dummy.DummyCache"}


def caches(address: str) -> dict[str, Any]:
    """Django's ``CACHES`` for ``VALKEY_URL``, like ``valkey://:password@host:6379/0``; without a server if it is empty."""
    if not address:
        return {"default": _IN_DATABASE, "limits": _IN_MEMORY}
    address = _read(address)
    return {
        "database": _IN_DATABASE,
        "memory": _IN_MEMORY,
        "nowhere": _NOWHERE,
        "default": _on_server(address, "database"),
        "limits": _on_server(address, "memory"),
        "sessions": _on_server(address, "nowhere", longest=_COPY_OF_SESSION),
    }


def session_engine(address: str) -> str:
    """Sessions are kept in the database; a Valkey server spares it most of the reading."""
    return "lawbook.cached_sessions" if address else "lawbook.sessions"


def _read(address: str) -> str:
    """The address as the library knows it: Valkey speaks the language of Redis."""
    scheme, separator, rest = address.partition("://")
    if scheme not in _SCHEMES or not separator or not rest:
        raise ImproperlyConfigured("VALKEY_URL must look like valkey://:password@host:6379/0")
    return f"{scheme.replace('valkey', 'redis')}://{rest}"


def _on_server(address: str, reserve: str, longest: int | None = None) -> dict[str, Any]:
    try:
        from redis.backoff import NoBackoff
        from redis.retry import Retry
    except ModuleNotFoundError as error:
        raise ImproperlyConfigured("VALKEY_URL needs the packages of requirements-servers.txt") from error
    options = {"socket_connect_timeout": _PATIENCE, "socket_timeout": _PATIENCE, "retry": Retry(NoBackoff(), 0)}
    options |= {"serializer": "lawbook.valkey.Json", "reserve": reserve, "longest": longest}
    return {"BACKEND": "lawbook.valkey.Valkey", "LOCATION": address, "KEY_PREFIX": "bridgelaws", "OPTIONS": options}
