"""The published editions: which there are, which is in force, until when another was. A draft is none of them."""

import datetime
import time
from collections.abc import Sequence

from django.conf import settings
from django.db.models import Prefetch

from lawbook.models import Edition, Export


class NoEdition(Exception):
    """The database holds no published edition, or not the one asked for."""


_kept: tuple[Edition, ...] | None = None
_checked: tuple[float, tuple[Edition, ...]] = (0.0, ())


def read_published() -> tuple[Edition, ...]:
    """The published editions with their parts and files (not what is in these), the oldest first, as the database has them."""
    published = Edition.objects.filter(state=Edition.State.PUBLISHED)
    return tuple(published.prefetch_related("parts", Prefetch("exports", Export.objects.defer("content"))))


def keep_published(editions: Sequence[Edition] | None) -> None:
    """From now on these are the published editions, and nobody asks the database; with None they ask again."""
    global _kept, _checked
    _kept = tuple(editions) if editions is not None else None
    _checked = (0.0, ())


def published() -> tuple[Edition, ...]:
    """The published editions, the oldest first: those that are kept, else asked for at most every ``EDITION_CHECK_SECONDS``."""
    global _checked
    if _kept is not None:
        return _kept
    asked, found = _checked
    now = time.monotonic()
    if not found or now - asked >= settings.EDITION_CHECK_SECONDS:
        found = read_published()
        _checked = (now, found)
    return found


def digest_of_published() -> str:
    """What a page that also shows other editions depends on."""
    return " ".join(edition.content_hash[:12] for edition in published())


def edition_in_force() -> Edition:
    """The newest edition of the whole text. Raises ``NoEdition`` if there is none."""
    return newest_whole(published())


def newest_whole(editions: Sequence[Edition]) -> Edition:
    """Of some editions, oldest first, the last of which every Law is there. Raises ``NoEdition`` if there is none."""
    whole = [one for one in editions if not one.is_partial and one.in_force_from is not None]
    if not whole:
        raise NoEdition
    return whole[-1]


def find_edition(name: str) -> Edition:
    """A published edition by its name: ``2017`` (its newest revision) or ``2017.1``. Raises ``NoEdition``."""
    code, _, revision = name.partition(".")
    found = [one for one in published() if one.code == code]
    if revision:
        number = int(revision) if revision.isascii() and revision.isdigit() else 0
        found = [one for one in found if one.revision == number]
    if not found:
        raise NoEdition
    return max(found, key=lambda one: one.revision)


def short_name(edition: Edition) -> str:
    """The name under which addresses know an edition: ``2007``, or ``2017.1`` where there is a later revision."""
    return edition.code if find_edition(edition.code).pk == edition.pk else str(edition)


def is_in_force(edition: Edition) -> bool:
    """Whether it is the one that addresses without an edition mean."""
    return edition.pk == edition_in_force().pk


def in_force_until(edition: Edition) -> datetime.date | None:
    """The day from which another edition was in force: as it says itself, or as the next one says; None for the newest."""
    if edition.in_force_until or edition.in_force_from is None:
        return edition.in_force_until
    later = [
        one.in_force_from for one in published() if one.in_force_from and one.in_force_from > edition.in_force_from
    ]
    return min(later, default=None)


def former_editions(edition: Edition) -> list[Edition]:
    """The newest revision of each edition with another code that was in force before this one, the latest first."""
    before: dict[str, Edition] = {}
    for one in published():
        if one.pk == edition.pk:
            break
        if one.code != edition.code:
            before[one.code] = one
    return list(reversed(before.values()))


def laws_of(edition: Edition) -> list[int]:
    """The numbers of the Laws that an edition holds."""
    return [number for part in edition.parts.all() for number in range(part.first_law, part.last_law + 1)]
