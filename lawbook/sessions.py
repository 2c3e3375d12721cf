"""Sessions in the database, as Django keeps them; to read one is a single statement."""

from django.contrib.sessions.backends import db
from django.contrib.sessions.models import Session
from django.utils import timezone

from lawbook.statements import rows

_READ = "SELECT session_data FROM django_session WHERE session_key = %s AND expire_date > %s"


class SessionStore(db.SessionStore):
    """The same rows, signed in the same way: a session outlives a change between the two."""

    def _get_session_from_db(self) -> Session | None:
        found = rows(_READ, self.session_key, timezone.now())
        if not found:
            self._session_key = None
            return None
        return Session(session_key=self.session_key or "", session_data=found[0][0])
