"""The remarks that were published here, as the database has them: they go before those of the files.

Rows are only added: the last one of a key is what holds. Processes that serve the site have them from who started them and
never ask; others ask at most every ``EDITION_CHECK_SECONDS``.
"""

import time
from collections.abc import Iterable

from django.conf import settings
from django.db import DatabaseError
from django.db.models import Count, Max

from lawbook.models import PublishedRemark

Mark = str
"""What is another one after every publication; empty while nothing was published here."""

_kept: tuple[Mark, tuple[PublishedRemark, ...]] | None = None
_checked: tuple[float, Mark] = (-1e9, "")
_read: tuple[Mark, tuple[PublishedRemark, ...]] = ("", ())


def mark() -> Mark:
    """As of now; as of the last time when there is no database."""
    global _checked
    if _kept is not None:
        return _kept[0]
    asked, known = _checked
    now = time.monotonic()
    if now - asked >= settings.EDITION_CHECK_SECONDS:
        try:
            known = newest_mark()
        except DatabaseError:
            return known
        _checked = (now, known)
    return known


def newest_mark() -> Mark:
    """As the database has it."""
    found = PublishedRemark.objects.aggregate(rows=Count("pk"), last=Max("pk"), at=Max("published_at"))
    return f"{found['rows']} {found['last']} {found['at'].timestamp()}" if found["rows"] else ""


def published_remarks(at: Mark) -> tuple[PublishedRemark, ...]:
    """Every row up to a mark, the oldest first; read once for each."""
    global _read
    if _kept is not None and _kept[0] == at:
        return _kept[1]
    if _read[0] != at:
        _read = (at, tuple(PublishedRemark.objects.order_by("pk")) if at else ())
    return _read[1]


def keep_remarks(rows: Iterable[PublishedRemark] | None, at: Mark = "") -> None:
    """From now on these are the published ones, and nobody asks the database; with None they ask again."""
    global _kept, _checked
    _kept = (at, tuple(rows)) if rows is not None else None
    _checked = (-1e9, "")
