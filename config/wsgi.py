"""The WSGI application that the server runs."""

import os
from threading import Thread

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

application = get_wsgi_application()


def _warm_up() -> None:
    """Make what the first search needs before somebody waits for it."""
    from lawbook.search.engine import warm_up

    warm_up()


Thread(target=_warm_up, daemon=True).start()
