"""Count the queries that found nothing, so that editors see what readers miss. No personal data is kept.

Counted in memory and written now and then by a thread of its own: who searches never waits for the database.
"""

import logging
from collections import Counter
from datetime import date
from threading import Lock, Timer

from django.conf import settings
from django.db import DatabaseError, connection, transaction
from django.db.models import F
from django.utils import timezone

from lawbook import turkish
from lawbook.models import UnansweredQuery
from lawbook.text_input import printable
from lawbook.watching import metrics

logger = logging.getLogger(__name__)

_LONGEST = 60
_MOST_ROWS = 2000
_MOST_WAITING = 500
_waiting: Counter[tuple[str, str, date]] = Counter()
_lock = Lock()
_timers: list[Timer] = []


def count_unanswered(query: str, language: str) -> None:
    """Count a query, folded and cut at 60 characters, to be written some seconds later; at most 500 different ones wait."""
    metrics.found_nothing(language)
    key = (printable(turkish.fold(query))[:_LONGEST].strip(), language, timezone.localdate())
    with _lock:
        if key in _waiting or len(_waiting) < _MOST_WAITING:
            _waiting[key] += 1
        if not _timers and settings.UNANSWERED_WRITE_SECONDS:
            _timers.append(Timer(settings.UNANSWERED_WRITE_SECONDS, _write_in_thread))
            _timers[0].daemon = True
            _timers[0].start()


def write_unanswered() -> None:
    """Write what waits. A database that cannot be written to is no reason to fail: it is tried again with what comes next."""
    with _lock:
        counts = dict(_waiting)
        _waiting.clear()
        _timers.clear()
    try:
        with transaction.atomic():
            for (query, language, day), count in counts.items():
                _write(query, language, day, count)
    except DatabaseError as error:
        logger.warning("Unanswered queries were not written: %s", error)
        with _lock:
            _waiting.update(counts)


def _write(query: str, language: str, day: date, count: int) -> None:
    """Beyond 2,000 different queries only those that are known are counted."""
    known = UnansweredQuery.objects.filter(query=query, language=language)
    if not known.update(count=F("count") + count, last_asked=day) and UnansweredQuery.objects.count() < _MOST_ROWS:
        UnansweredQuery.objects.create(query=query, language=language, count=count, last_asked=day)


def _write_in_thread() -> None:
    try:
        write_unanswered()
    finally:
        connection.close()
