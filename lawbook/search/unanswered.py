"""Count the queries that found nothing, so that editors see what readers miss. No personal data is kept."""

import logging

from django.db import DatabaseError
from django.db.models import F
from django.utils import timezone

from lawbook import turkish
from lawbook.models import UnansweredQuery

logger = logging.getLogger(__name__)

_LONGEST = 60
_MOST_ROWS = 2000


def count_unanswered(query: str, language: str) -> None:
    """Count a query, folded and cut at 60 characters; beyond 2,000 different ones only those that are known are counted.

    A database that cannot be written to is no reason to fail: the query is not counted then.
    """
    folded = turkish.fold(query)[:_LONGEST].strip()
    today = timezone.localdate()
    try:
        known = UnansweredQuery.objects.filter(query=folded, language=language)
        if known.update(count=F("count") + 1, last_asked=today) or UnansweredQuery.objects.count() >= _MOST_ROWS:
            return
        UnansweredQuery.objects.create(query=folded, language=language, count=1, last_asked=today)
    except DatabaseError as error:
        logger.warning("An unanswered query was not counted: %s", error)
