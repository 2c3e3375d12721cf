"""The edition in force in processes that serve it: who starts them looks after it, they never ask the database for it."""

import logging

from django.db import DatabaseError

from lawbook.book import NoEdition, book_of, edition_in_force, keep_in_force
from lawbook.search.engine import keep_engine
from lawbook.shared_database import let_go

logger = logging.getLogger(__name__)


class Keeper:
    """Loads the edition in force, and the next one when it is published."""

    def __init__(self) -> None:
        self._content_hash = ""
        self._complaint = ""

    def refresh(self) -> bool:
        """Have the book in force and its search in memory; whether it is another one than before.

        Without a database, or without a book in it, what is in memory stays.
        """
        try:
            edition = edition_in_force()
            if edition.content_hash == self._content_hash:
                return False
            keep_in_force(None)
            keep_engine(None)
            book = book_of(edition)
            keep_in_force(book)
            keep_engine(book)
        except (NoEdition, DatabaseError, OSError) as error:
            self._complain(str(error) or "no edition is published")
            return False
        finally:
            let_go()
        self._content_hash, self._complaint = edition.content_hash, ""
        return True

    def _complain(self, complaint: str) -> None:
        """Once for as long as it is the same."""
        if complaint != self._complaint:
            logger.warning("The edition in force cannot be read: %s", complaint)
        self._complaint = complaint
