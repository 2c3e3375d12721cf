"""Time and memory of making a site from its files; run in a process of its own, prints JSON."""

import json
import os
import resource
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import django


def _timed(action: Callable[[], object]) -> float:
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def measure() -> dict[str, float]:
    """Seconds for each step, megabytes of this process at the end."""
    with tempfile.TemporaryDirectory() as data:
        os.environ["BRIDGELAWS_DATA_DIR"] = data
        os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
        django.setup()
        return _measure()


def _measure() -> dict[str, float]:
    from django.conf import settings
    from django.core.management import call_command

    from lawbook.book import current_book
    from lawbook.publishing.importing import import_edition
    from lawbook.search.engine import rebuild
    from lawbook.text.edition_files import read_edition
    from rulings.engine.kinds import kinds
    from rulings.engine.trees import grown
    from rulings.kept_trees import make_trees

    folder = Path(settings.FIXTURES_DIR) / "laws" / "2017"
    call_command("migrate", verbosity=0)
    return {
        "read the files": _timed(lambda: read_edition(folder)),
        "import into the database": _timed(lambda: import_edition(folder)),
        "import again, nothing new": _timed(lambda: import_edition(folder)),
        "load the book into memory": _timed(current_book),
        "build the search index": _timed(lambda: rebuild(current_book())),
        "load the search index": _timed(_load_engine),
        "make the trees of situations": _timed(lambda: make_trees(current_book())),
        "the largest of them (revoke)": _timed(lambda: grown(kinds()["revoke"])),
        "memory MB": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }


def _load_engine() -> None:
    from lawbook.book import current_book
    from lawbook.search import engine

    engine._engine.cache_clear()
    engine.engine_of(current_book())


if __name__ == "__main__":
    print(json.dumps(measure()))
