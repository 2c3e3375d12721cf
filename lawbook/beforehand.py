"""What is made of an edition on each node before it is shown there: in a process of its own, while readers have the former.

An edition that another node publishes lies in the shared database, whole, for a while before it is public; one whose moment
is to come, for days. So the switch itself only reads what is there already.
"""

import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator

from django.conf import settings
from django.db import DatabaseError, connection
from django.utils import timezone

from lawbook.book import NoEdition, book_of
from lawbook.data_folder import locked
from lawbook.editions import keep_published, newest_whole, read_published, standing
from lawbook.further_languages import OWN
from lawbook.made_once import all_made_once
from lawbook.models import Edition
from lawbook.offline.ahead import as_if_in_force
from lawbook.offline.bundle import kept_bundle
from lawbook.search.engine import is_on_disk, make_index
from lawbook.shared_database import let_go

logger = logging.getLogger(__name__)

_LOOK = 1.0
"""After how many seconds it is looked for editions again."""
_TRIES = 2
"""So often it is tried; then who has to show the edition makes what is missing."""


class Beforehand:
    """What the supervising process asks about editions to come; it makes nothing itself, and holds no connection afterwards."""

    def __init__(self) -> None:
        self._there: set[str] = set()
        self._tries: Counter[str] = Counter()
        self._next: Edition | None = None
        self._looked = time.monotonic()

    def is_due(self) -> bool:
        """Whether an edition lacks its index here; asked every moment, looked for less often."""
        if time.monotonic() - self._looked < _LOOK:
            return False
        self._looked = time.monotonic()
        try:
            self._next = next((one for one in _editions() if self.makes(one)), None)
        except (NoEdition, DatabaseError):
            return False  # whoever keeps the edition in force says so (lawbook.in_force)
        finally:
            let_go()
        return self._next is not None

    def makes(self, edition: Edition) -> bool:
        """Whether it is being made, or will be: who wants it now would make it a second time."""
        name = edition.content_hash
        if name not in self._there and is_on_disk(edition):
            self._there.add(name)
        return name not in self._there and self._tries[name] < _TRIES

    def work(self) -> None:
        """In a process of its own."""
        if self._next is not None:
            keep_published(None)  # this process has seen the editions when it began
            make_index(book_of(self._next))
            make_pages(self._next)

    def lives(self) -> None:
        """The process goes on."""

    def ended(self) -> None:
        """The process is gone, whether all was made or not."""
        if self._next is not None:
            self._tries[self._next.content_hash] += 1
            self._next = None


def _editions() -> Iterator[Edition]:
    """The whole texts that are shown or will be. A draft of the one database of one machine is made by who publishes it."""
    published, now = read_published(), timezone.now()
    yield newest_whole(published, now)
    yield from (one for one in published if not one.is_partial and standing(one, now) == "announced")
    if connection.vendor == "postgresql":
        yield from Edition.objects.filter(state=Edition.State.DRAFT, is_partial=False)


def make_pages(edition: Edition, made: Callable[[str], object] = lambda name: None) -> None:
    """Flow charts and what browsers keep: ``made`` hears of each, also where one cannot be made. Once at a time on a node."""
    with locked(settings.DATA_DIR, "beforehand"), as_if_in_force(edition):
        made(try_to_make("charts", lambda: _make_trees(edition)))
        made(try_to_make("offline", lambda: _make_offline(edition)))


def try_to_make(name: str, make: Callable[[], object]) -> str:
    """The name of what is made, or that it could not be: no reason for anybody to do without the rest."""
    try:
        make()
    except Exception:  # of typst, of a page that cannot be made yet: it is made later, by a command or for who asks
        logger.exception("Not made: %s", name)
        return f"{name}-failed"
    return name


def _make_trees(edition: Edition) -> None:
    for _label, make in all_made_once():
        make(book_of(edition))


def _make_offline(edition: Edition) -> None:
    for language in OWN:
        kept_bundle(book_of(edition), language)
