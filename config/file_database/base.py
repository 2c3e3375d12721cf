"""SQLite itself goes on with a file that has been moved, and makes an empty one in its place for who comes next.

What one reader is told was kept would then be in one file and what another is told in the other. So the file is looked at
before each request (a microsecond): while it is gone nothing is kept, and everybody is told so; one that has been put in its
place is read from the next request on.
"""

import sqlite3
from pathlib import Path
from typing import Any

from django.db.backends.sqlite3 import base

from lawbook.data_folder import HAS_A_DATABASE


class DatabaseWrapper(base.DatabaseWrapper):
    """Connections to the file that has the name now, and to no new one where the site had a database before."""

    _opened: tuple[int, int] | None = None

    def get_new_connection(self, conn_params: Any) -> Any:
        """Open the file; ``OperationalError`` if there was one and it is gone."""
        if self._file() is None and self._path().with_name(HAS_A_DATABASE).exists():
            raise sqlite3.OperationalError("the file of the database is gone")
        made = super().get_new_connection(conn_params)
        self._opened = self._file()
        return made

    def close_if_unusable_or_obsolete(self) -> None:
        """Before and after each request: close a connection to a file that has the name no longer."""
        super().close_if_unusable_or_obsolete()
        if self.connection is not None and not self.in_atomic_block and self._opened not in (None, self._file()):
            self.close()

    def is_usable(self) -> bool:
        """Asked after an error: what was opened while the file could only be read writes never again, so it is opened anew."""
        return False

    def _path(self) -> Path:
        return Path(str(self.settings_dict["NAME"]))

    def _file(self) -> tuple[int, int] | None:
        """What file has the name; None if none has, as where the database is in memory."""
        try:
            found = self._path().stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino
