"""The published editions: which there are, which is in force, until when another was. A draft is none of them."""

import datetime
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from django.conf import settings
from django.db.models import Prefetch
from django.utils import timezone

from lawbook.models import Edition, Export
from lawbook.text_input import whole_number


class NoEdition(Exception):
    """The database holds no published edition, or not the one asked for."""


_kept: tuple[Edition, ...] | None = None
_kept_at = datetime.datetime.min.replace(tzinfo=datetime.UTC)
_checked: tuple[float, tuple[Edition, ...]] = (0.0, ())
_digest: tuple[tuple[Edition, ...], datetime.datetime, str] | None = None


def read_published() -> tuple[Edition, ...]:
    """The published editions with their parts and files (not what is in these), the oldest first, as the database has them.

    A withdrawn one is among them: it stays at its address.
    """
    published = Edition.objects.filter(state__in=(Edition.State.PUBLISHED, Edition.State.WITHDRAWN))
    return tuple(published.prefetch_related("parts", Prefetch("exports", Export.objects.defer("content"))))


def keep_published(editions: Sequence[Edition] | None, at: datetime.datetime | None = None) -> None:
    """From now on these are the published editions as they are ``at`` a moment (now), and nobody asks the database.

    With None they ask again.
    """
    global _kept, _kept_at, _checked
    _kept = tuple(editions) if editions is not None else None
    _kept_at = at or timezone.now()
    _checked = (0.0, ())


@contextmanager
def supposing_published(editions: Sequence[Edition], at: datetime.datetime) -> Iterator[None]:
    """Meanwhile these are the published editions, as they are at a moment; what was kept before is kept again."""
    global _kept, _kept_at, _checked
    before = _kept, _kept_at
    keep_published(editions, at)
    try:
        yield
    finally:
        _kept, _kept_at = before
        _checked = (0.0, ())


def _as_of() -> datetime.datetime:
    """The moment at which it is looked which edition is in force: that of all pages of a process at once."""
    return _kept_at if _kept is not None else timezone.now()


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
    """What a page that also shows other editions depends on; made once for the editions that are kept."""
    global _digest
    if _kept is None:
        return _digest_of(published())
    if _digest is None or _digest[0] is not _kept or _digest[1] != _kept_at:
        _digest = _kept, _kept_at, _digest_of(_kept)
    return _digest[2]


def _digest_of(editions: Sequence[Edition]) -> str:
    return " ".join(f"{one.content_hash[:12]}{standing(one)[0]}{newest_file(one)}" for one in editions)


def newest_file(edition: Edition) -> int:
    """What changes when a file of an edition is made after it was published; 0 without any."""
    files = list(edition.exports.all())
    return files[-1].pk if files else 0


def edition_in_force() -> Edition:
    """The newest edition of the whole text that is in effect. Raises ``NoEdition`` if there is none."""
    return newest_whole(published(), _as_of())


def newest_whole(editions: Sequence[Edition], at: datetime.datetime) -> Edition:
    """Of some editions, oldest first, the last in effect at a moment of which every Law is there. Raises ``NoEdition``."""
    whole = [one for one in editions if not one.is_partial and one.in_force_from and standing(one, at) == "published"]
    if not whole:
        raise NoEdition(f"none in force at {at:%Y-%m-%d %H:%M:%S%z} of: {_for_the_log(editions, at)}")
    return whole[-1]


def _for_the_log(editions: Sequence[Edition], at: datetime.datetime) -> str:
    """Which editions were looked at, and of each what decides whether it is in force."""
    said = [
        f"{one} ({standing(one, at)}, {'a part' if one.is_partial else 'whole'}, in force from {one.in_force_from})"
        for one in editions
    ]
    return ", ".join(said) or "no published edition"


def takes_effect_at(edition: Edition) -> datetime.datetime | None:
    """The moment before which it is not in force: as it says, or midnight of its first day; None where nobody knows."""
    if edition.takes_effect_at or edition.in_force_from is None:
        return edition.takes_effect_at
    return timezone.make_aware(datetime.datetime.combine(edition.in_force_from, datetime.time.min))


def standing(edition: Edition, at: datetime.datetime | None = None) -> str:
    """``withdrawn``; ``announced``: published, but not yet in effect at that moment (now); else ``published``."""
    if edition.state == Edition.State.WITHDRAWN:
        return "withdrawn"
    begins = takes_effect_at(edition)
    return "announced" if begins is not None and begins > (at or _as_of()) else "published"


def find_edition(name: str) -> Edition:
    """A published edition by its name: ``2017.1``, or ``2017``: its newest revision in effect. Raises ``NoEdition``.

    Where none is in effect, the newest that is not withdrawn, and then the newest of all.
    """
    code, _, revision = name.partition(".")
    found = [one for one in published() if one.code == code]
    if revision:
        found = [one for one in found if one.revision == whole_number(revision)]
    if not found:
        raise NoEdition(f"no published edition {name[:40]!r}")
    ranks = ["withdrawn", "announced", "published"]
    return max(found, key=lambda one: (ranks.index(standing(one)), one.revision))


def short_name(edition: Edition) -> str:
    """The name under which addresses know an edition: ``2007``, or ``2017.1`` where the code means another revision."""
    return edition.code if find_edition(edition.code).pk == edition.pk else str(edition)


def is_in_force(edition: Edition) -> bool:
    """Whether it is the one that addresses without an edition mean."""
    return edition.pk == edition_in_force().pk


def in_force_until(edition: Edition) -> datetime.date | None:
    """The day from which another edition was in force: as it says itself, or as the next one says; None for the newest."""
    if edition.in_force_until or edition.in_force_from is None:
        return edition.in_force_until
    later = [
        one.in_force_from
        for one in published()
        if one.in_force_from and one.in_force_from > edition.in_force_from and standing(one) != "withdrawn"
    ]
    return min(later, default=None)


def former_editions(edition: Edition) -> list[Edition]:
    """The newest revision of each edition with another code that was in force before this one, the latest first."""
    before: dict[str, Edition] = {}
    for one in published():
        if one.pk == edition.pk:
            break
        if one.code != edition.code and standing(one) != "withdrawn":
            before[one.code] = one
    return list(reversed(before.values()))


def laws_of(edition: Edition) -> list[int]:
    """The numbers of the Laws that an edition holds."""
    return [number for part in edition.parts.all() for number in range(part.first_law, part.last_law + 1)]
