"""The cache that all processes share, for limits of attempts; it does not hide that it cannot be written."""

from typing import Any

from django.core.cache.backends.base import DEFAULT_TIMEOUT
from django.core.cache.backends.db import DatabaseCache
from django.db import OperationalError, transaction


class SharedCache(DatabaseCache):
    """Django's, but for one thing: what could not be kept for a fault of the database is an error.

    A limit that finds "not kept" takes it for "others are at it" and says that there were too many attempts.
    """

    def _base_set(self, mode: str, key: str, value: Any, timeout: Any = DEFAULT_TIMEOUT) -> bool:
        with transaction.atomic():
            kept = bool(super()._base_set(mode, key, value, timeout))  # type: ignore[misc]
            if not kept and mode != "touch" and not self._holds(key):
                raise OperationalError("the cache could not be written")
        return kept

    def _holds(self, key: str) -> bool:
        with transaction.get_connection().cursor() as cursor:
            cursor.execute(f'SELECT 1 FROM "{self._table}" WHERE cache_key = %s', [key])  # type: ignore[attr-defined]  # noqa: S608
            return cursor.fetchone() is not None
