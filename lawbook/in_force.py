"""The edition in force in processes that serve it: who starts them looks after it, they never ask the database for it."""

import logging
from collections.abc import Callable

from django.db import DatabaseError
from django.utils import timezone

from lawbook.book import NoEdition, book_of, keep_beside, keep_in_force
from lawbook.editions import keep_published, newest_file, newest_whole, read_published, standing
from lawbook.models import Edition, PublishedRemark
from lawbook.published_remarks import keep_remarks, newest_mark
from lawbook.search.engine import keep_engine
from lawbook.shared_database import let_go

logger = logging.getLogger(__name__)

_LOOKED_AFTER: dict[str, Callable[[], object]] = {}


def look_after(name: str, look: Callable[[], object]) -> None:
    """Have what another room keeps read as often as the edition in force: processes know it when they begin."""
    _LOOKED_AFTER[name] = look


class Keeper:
    """Loads the edition in force, and the next one when it is published and its time has come; and the remarks.

    ``is_being_made`` tells whether the search of an edition is made by another process: readers have the former until then.
    """

    def __init__(self, is_being_made: Callable[[Edition], bool] = lambda edition: False) -> None:
        self._is_being_made = is_being_made
        self._in_force = ""
        self._published: tuple[str, ...] = ()
        self._complaint = ""

    def refresh(self) -> bool:
        """Have the book in force and its search in memory, which editions and remarks there are; whether any of it is new.

        Without a database, or without a book in it, what is in memory stays.
        """
        try:
            editions, now = read_published(), timezone.now()
            edition = newest_whole(editions, now)
            remarks = newest_mark()
            for look in _LOOKED_AFTER.values():
                look()
            told = (f"{one.identity} {standing(one, now)} {newest_file(one)}" for one in editions)
            found = (*told, remarks)
            if found == self._published or self._has_to_wait(edition):
                return False
            keep_remarks(PublishedRemark.objects.order_by("pk"), remarks)
            keep_published(editions, now)
            keep_beside(one for one in editions if one.is_partial)
            if edition.identity != self._in_force:
                self._have(edition)
        except (NoEdition, DatabaseError, OSError) as error:
            self._complain(str(error) or "no edition is published")
            return False
        finally:
            let_go()
        self._published, self._in_force, self._complaint = found, edition.identity, ""
        return True

    def _has_to_wait(self, edition: Edition) -> bool:
        is_another = self._in_force not in ("", edition.identity)
        return is_another and self._is_being_made(edition)

    def _have(self, edition: Edition) -> None:
        """The book in force and its search."""
        keep_in_force(None)
        keep_engine(None)
        book = book_of(edition)
        keep_in_force(book)
        keep_engine(book)

    def _complain(self, complaint: str) -> None:
        """Once for as long as it is the same."""
        if complaint != self._complaint:
            logger.warning("The edition in force cannot be read: %s", complaint)
        self._complaint = complaint
