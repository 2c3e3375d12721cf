"""While the server is away one request at a time looks whether it is back; all others are told at once.

Each look takes up to five seconds. A hall whose answers are sent again every few seconds would hold every thread of a
process with looking, and who searches, or asks the API, would wait behind it for half a minute.
"""

import time
from typing import Any

import psycopg
from django.db import OperationalError
from django.db.backends.postgresql import base

_PAUSE = 1.0  # seconds after a look in vain
_LOOKING = 10.0  # seconds in which a look has ended

_away_until = 0.0
"""Until when nobody looks; 0 while the server answers. For the whole process."""


class DatabaseWrapper(base.DatabaseWrapper):
    """Django's, with a memory of the server's absence that all threads share."""

    def get_new_connection(self, conn_params: Any) -> Any:
        """One from the pool; ``OperationalError`` at once where somebody has just looked in vain, or is looking."""
        global _away_until
        if _away_until and not self._has_some():
            if time.monotonic() < _away_until:
                raise OperationalError("the database server does not answer")
            _away_until = time.monotonic() + _LOOKING
        try:
            made = super().get_new_connection(conn_params)
        except psycopg.OperationalError:
            _away_until = time.monotonic() + _PAUSE
            raise
        _away_until = 0.0
        return made

    def _has_some(self) -> bool:
        """Whether there are connections to the server: then others are only too many at once."""
        return self.pool is not None and self.pool.get_stats().get("pool_available", 0) > 0
