"""Sessions in the database of which Valkey has copies, as Django keeps them."""

from django.contrib.sessions.backends import cached_db

from lawbook.sessions import OnlyOwnKeys


class SessionStore(OnlyOwnKeys, cached_db.SessionStore):
    """The same rows, and copies by the same names."""
