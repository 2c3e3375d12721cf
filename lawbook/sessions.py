"""Sessions in the database, as Django keeps them; to read one is a single statement."""

import re

from django.contrib.sessions.backends import db
from django.contrib.sessions.backends.base import SessionBase, UpdateError
from django.contrib.sessions.models import Session
from django.db import OperationalError
from django.utils import timezone

from lawbook.statements import rows

_KEY = re.compile(r"[a-z0-9]{32}")
_READ = "SELECT session_data FROM django_session WHERE session_key = %s AND expire_date > %s"


class OnlyOwnKeys(SessionBase):
    """A key that the site has not drawn is none, and nobody is asked for it.

    A cache warns of odd ones, and of each such warning Python keeps the text for as long as the process lives.
    """

    def _validate_session_key(self, key: str | None) -> bool:
        return key is not None and _KEY.fullmatch(key) is not None

    def save(self, must_create: bool = False) -> None:  # noqa: FBT001, FBT002 (as Django has it)
        """What fails in the database is said to: Django takes it for a session that has ended, the request for a bad one."""
        try:
            super().save(must_create)
        except UpdateError as error:
            if isinstance(error.__context__, OperationalError):
                raise error.__context__ from None
            raise


class SessionStore(OnlyOwnKeys, db.SessionStore):
    """The same rows, signed in the same way: a session outlives a change between the two."""

    def _get_session_from_db(self) -> Session | None:
        found = rows(_READ, self.session_key, timezone.now())
        if not found:
            self._session_key = None
            return None
        return Session(session_key=self.session_key or "", session_data=found[0][0])
