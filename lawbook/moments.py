"""The moments that forms name; those that no calendar here reaches cannot be kept or shown in a zone."""

import datetime

from django.utils.dateparse import parse_datetime
from django.utils.timezone import is_naive, localtime, make_aware

_YEARS = range(1900, 2200)


def moment_named(text: str) -> datetime.datetime | None:
    """In the zone of the site where none is said; ``None`` for what is no moment."""
    try:
        found = parse_datetime(text)
    except ValueError:  # the 45th of a month
        return None
    if found is None or not is_in_reach(found):
        return None
    return make_aware(found) if is_naive(found) else found.astimezone(datetime.UTC)


def zone_said(moment: datetime.datetime) -> str:
    """The zone of the site as a time of day beside it is read: UTC+3, UTC−3:30."""
    minutes = round((localtime(moment).utcoffset() or datetime.timedelta()).total_seconds() / 60)
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{'−' if minutes < 0 else '+'}{hours}{f':{rest:02}' if rest else ''}"


def is_in_reach(moment: datetime.datetime) -> bool:
    """Whether it lies in years that can be written in every zone."""
    return moment.year in _YEARS
