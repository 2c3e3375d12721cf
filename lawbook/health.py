"""Whether a process lives, and whether it can answer what it is asked: for proxies and who watches (docs/operation.md)."""

import time

from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe

from lawbook.book import NoEdition, current_book
from lawbook.search.engine import is_made

_REMEMBERED = 1.0
"""Seconds for which an answer is given again: asking often costs nothing."""

_last: tuple[float, dict[str, bool]] = (0.0, {})


@require_safe
def live(request: HttpRequest) -> HttpResponse:
    """The process answers."""
    return _unkept(HttpResponse("ok\n", content_type="text/plain"))


@require_safe
def ready(request: HttpRequest) -> HttpResponse:
    """Whether the database answers, its tables are those of the code, an edition is in force and its index is made.

    200 if all of it is so, otherwise 503; each by name, without the reason, which stands in the log.
    """
    global _last
    asked, found = _last
    if not found or time.monotonic() - asked > _REMEMBERED:
        database = _database()  # one that is away keeps who asks waiting: it is asked no second time
        found = {
            "database": database,
            "migrations": database and _migrations(),
            "edition": _edition(),
            "index": _index(),
        }
        _last = time.monotonic(), found
    good = all(found.values())
    return _unkept(JsonResponse({"ready": good, "checks": found}, status=200 if good else 503))


def forget() -> None:
    """Ask anew at the next request."""
    global _last
    _last = 0.0, {}


def _database() -> bool:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except DatabaseError:
        return False
    return True


def _migrations() -> bool:
    try:
        executor = MigrationExecutor(connection)
        return not executor.migration_plan(executor.loader.graph.leaf_nodes())
    except DatabaseError:
        return False


def _edition() -> bool:
    try:
        current_book()
    except (NoEdition, DatabaseError):
        return False
    return True


def _index() -> bool:
    try:
        return is_made(current_book())
    except (NoEdition, DatabaseError):
        return False


def _unkept(response: HttpResponse) -> HttpResponse:
    response["Cache-Control"] = "no-store"
    return response
