"""Which regulations were published, and which are in force; kept in memory, so that no page waits for the database."""

import datetime
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from django.conf import settings
from django.db import DatabaseError, transaction
from django.utils import timezone

from accounts.models import User
from bridge.scoring.exact import written
from lawbook.shared_database import without_waiting
from rulings.engine.regulations import Regulations, read_regulations
from rulings.models import PublishedRegulations


class TooEarly(ValueError):
    """Regulations for a day that is over: rulings were given by others then."""


@dataclass(frozen=True)
class Kept:
    """Published regulations: their name, from when they hold, what they say."""

    name: str
    in_force_from: datetime.date
    values: Mapping[str, Any]
    note: str = ""


_AWAY = 30.0  # seconds for which a database that did not answer is not asked again

_checked: tuple[float, tuple[Kept, ...] | None] = (0.0, None)
"""When they are to be asked for again, and those that are known: none yet, perhaps, or that there are none."""


def published() -> tuple[Kept, ...]:
    """All that were ever published, by the day from which they hold; asked for at most every ``EDITION_CHECK_SECONDS``.

    Without a database, those that were known; ``DatabaseError`` where nothing was, for a ruling might be another one.
    """
    global _checked
    due, known = _checked
    now = time.monotonic()
    if known is None:
        return _read()
    if now >= due:
        _checked = (now + _AWAY, known)  # who comes meanwhile does not ask too
        without_waiting(_read_if_there)
    return _checked[1] or ()


def _read_if_there() -> None:
    with suppress(DatabaseError):
        _read()


def _read() -> tuple[Kept, ...]:
    global _checked
    found = tuple(_kept(row) for row in PublishedRegulations.objects.all())
    _checked = (time.monotonic() + settings.EDITION_CHECK_SECONDS, found)
    return found


def in_force(on: datetime.date | None = None) -> Kept | None:
    """Those that hold on a day (today, in Istanbul), if any were published until then."""
    day = on or timezone.localdate()
    return next((one for one in reversed(published()) if one.in_force_from <= day), None)


def name_in_force() -> str:
    """The name of those that hold today; empty where there are none."""
    now = in_force()
    return now.name if now else ""


def named(name: str) -> Kept | None:
    """Those with a name, whether they hold or not."""
    return next((one for one in published() if one.name == name), None)


def publish(values: Mapping[str, Any], in_force_from: datetime.date, note: str, by: User) -> Kept:
    """Publish regulations. ``ImpossibleCase`` names what cannot be; ``TooEarly`` for a day that is over."""
    if in_force_from < timezone.localdate():
        raise TooEarly
    said = plain_values(read_regulations(values))
    with transaction.atomic():
        last = PublishedRegulations.objects.select_for_update().order_by("number").last()
        number = last.number + 1 if last else 1
        row = PublishedRegulations.objects.create(
            number=number, in_force_from=in_force_from, values=said, note=note.strip(), published_by=by
        )
    forget()
    return _kept(row)


def plain_values(read: Regulations) -> dict[str, Any]:
    """Every value as JSON holds it, whatever the defaults will be."""
    return {name: _plain(getattr(read, name)) for name in Regulations.model_fields}


def forget() -> None:
    """Ask the database anew."""
    global _checked
    _checked = (0.0, _checked[1])


def _plain(value: Any) -> Any:
    """A value as JSON holds it; a figure as it is written, for it is exact."""
    return written(value) if isinstance(value, Fraction) else value


def _kept(row: PublishedRegulations) -> Kept:
    return Kept(str(row.number), row.in_force_from, row.values, row.note)
