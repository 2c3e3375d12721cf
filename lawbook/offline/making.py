"""Making what browsers keep, in a process of its own that gives way to all others: nobody who reads waits for it."""

import os
import time

from django.db import DatabaseError

from lawbook.book import NoEdition, current_book
from lawbook.further_languages import OWN
from lawbook.offline.bundle import are_at_hand, kept_bundle

_LOOK = 3.0
"""Seconds until it is looked for again; at first too, for who comes at the start wants pages."""
_NICE = 5
"""Readers come first; but some wait for it, so that it goes before what nobody waits for."""
_REST = 300.0
"""Seconds until it is tried again where it could not be made, as on a full disk."""


class MakingOffline:
    """What the supervising process asks about it: whether the files of the book that is read now are missing."""

    def __init__(self) -> None:
        self._next = time.monotonic() + _LOOK

    def is_due(self) -> bool:
        """Looked for every few seconds: another edition, other remarks and other regulations want other files."""
        if time.monotonic() < self._next:
            return False
        self._next = time.monotonic() + _LOOK
        return self._is_missing()

    def work(self) -> None:
        """In a process of its own. One that is killed leaves no half of a file."""
        os.nice(_NICE)
        for language in OWN:
            kept_bundle(current_book(), language)

    def lives(self) -> None:
        """It goes on."""

    def ended(self) -> None:
        """It is gone; where it could not be made, not at once again."""
        if self._is_missing():
            self._next = time.monotonic() + _REST

    def _is_missing(self) -> bool:
        try:
            return not are_at_hand(current_book(), OWN)
        except (NoEdition, DatabaseError):
            return False
