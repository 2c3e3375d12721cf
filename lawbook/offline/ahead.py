"""The pages of an edition that is not published yet, as they will be: for what is made of them beforehand."""

import datetime
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from django.utils import timezone

from lawbook.book import book_of, supposing_in_force
from lawbook.editions import read_published, supposing_published, takes_effect_at
from lawbook.models import Edition


@contextmanager
def as_if_in_force(edition: Edition) -> Iterator[None]:
    """In this process alone, and meanwhile, it is published and its time has come; nothing of it is kept."""
    own = Edition.objects.prefetch_related("parts", "exports").get(pk=edition.pk)
    own.state, own.published_at = Edition.State.PUBLISHED, own.published_at or timezone.now()
    others = [one for one in read_published() if one.pk != own.pk]
    at = max(timezone.now(), takes_effect_at(own) or timezone.now())
    with (
        supposing_published(sorted([*others, own], key=_order), at),
        supposing_in_force(replace(book_of(edition), edition=own)),
    ):
        yield


def _order(edition: Edition) -> tuple[datetime.date, str, int]:
    return edition.in_force_from or datetime.date.min, edition.code, edition.revision
