"""A cache on a Valkey (or Redis) server that several hosts share; while the server is away, a cache of their own stands in."""

import json
import logging
import time
from collections.abc import Callable
from typing import Any

from django.core.cache import caches
from django.core.cache.backends.base import DEFAULT_TIMEOUT
from django.core.cache.backends.redis import RedisCache

logger = logging.getLogger(__name__)

_PAUSE = 5.0
"""Seconds in which a server that did not answer is not asked again: a request waits for it once, not at each step."""

_away_until = 0.0


class Json:
    """What is kept is JSON and not Django's pickles: who can write to the server can make a process read it, not run it."""

    def dumps(self, kept: object) -> str | int:
        """A number stays one, so that the server can count on."""
        return kept if type(kept) is int else json.dumps(kept)

    def loads(self, kept: bytes) -> Any:
        """What was kept."""
        return json.loads(kept)


def _or_reserve(name: str) -> Callable[..., Any]:
    """What Django's cache does by this name; while the server does not answer, what the reserve does."""
    on_server = getattr(RedisCache, name)

    def do(self: "Valkey", *args: Any, **kwargs: Any) -> Any:
        global _away_until
        from redis.exceptions import RedisError

        if time.monotonic() >= _away_until:
            try:
                return on_server(self, *args, **kwargs)
            except RedisError as error:
                _away_until = time.monotonic() + _PAUSE
                logger.warning("Valkey does not answer (%s); the site goes on without it.", type(error).__name__)
        return getattr(caches[self.reserve], name)(*args, **kwargs)

    return do


class Valkey(RedisCache):
    """Django's, with a ``reserve`` and, if it is given, the ``longest`` time in seconds that something stays.

    A server that comes back may know what it knew before it was away: what must not be told then stays for a short time only.
    """

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        options = dict(params["OPTIONS"])
        self.reserve: str = options.pop("reserve")
        self._longest: int | None = options.pop("longest")
        super().__init__(server, params | {"OPTIONS": options})

    def get_backend_timeout(self, timeout: Any = DEFAULT_TIMEOUT) -> float | None:
        """Seconds, at most ``longest``."""
        seconds = super().get_backend_timeout(timeout)
        if self._longest is None:
            return seconds
        return self._longest if seconds is None else min(seconds, self._longest)

    add, get, set, touch, delete, incr, has_key, clear = map(
        _or_reserve, ("add", "get", "set", "touch", "delete", "incr", "has_key", "clear")
    )
    get_many, set_many, delete_many = map(_or_reserve, ("get_many", "set_many", "delete_many"))


def forget() -> None:
    """Ask the server again at once."""
    global _away_until
    _away_until = 0.0
