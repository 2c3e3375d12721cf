"""The server, whose publications stop where a test wants to kill them: in the place of books, charts and offline files.

Nor are these made for an edition to come.
"""

import os
import time
from collections.abc import Callable

from config.server import __main__ as server
from config.server import loading

_load_modules = loading.load_modules


def _load_and_wait() -> None:
    _load_modules()
    from lawbook import beforehand
    from workshop.actions import publish

    publish.make_rest = _wait  # type: ignore[attr-defined]
    beforehand.make_pages = lambda edition: None  # type: ignore[assignment, misc]


def _wait(edition: object, made: Callable[[str], object]) -> None:
    """As long as the host's folder has a file ``wait-2017.2``, in which stands who waits."""
    from django.conf import settings

    waiting = settings.DATA_DIR / f"wait-{edition}"
    if waiting.exists():
        waiting.write_text(str(os.getpid()))
    while waiting.exists():
        time.sleep(0.02)
    made("books-need-typst")


if __name__ == "__main__":
    loading.load_modules = _load_and_wait
    server.main()
