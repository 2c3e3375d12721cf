"""The settings of the site with a data folder of its own for each test process, and the search index of all of them."""

import atexit
import os
import shutil
import tempfile
from pathlib import Path


def _until_the_end(prefix: str) -> str:
    """A folder that goes with the process that made it."""
    folder = tempfile.mkdtemp(prefix=prefix)
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


os.environ["BRIDGELAWS_DATA_DIR"] = _until_the_end("bridge-laws-test-")
if "BRIDGELAWS_TESTS_SHARE" not in os.environ:
    os.environ["BRIDGELAWS_TESTS_SHARE"] = _until_the_end("bridge-laws-shared-")  # xdist hands it on
os.environ["BRIDGELAWS_SECRET_KEY"] = "for tests only"
os.environ["BRIDGELAWS_READY_QUESTIONS"] = "0"  # a test that wants some asks for them
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"  # Playwright runs an event loop in the test's thread

from config.settings import *  # noqa: E402, F403

SHARED = Path(os.environ["BRIDGELAWS_TESTS_SHARE"])
for name in ("cases", "clauses-of-cases", "resting", "trees"):  # named after what they are made of: made once for all
    (SHARED / name).mkdir(mode=0o700, exist_ok=True)
    (DATA_DIR / name).symlink_to(SHARED / name)  # noqa: F405
SEARCH_INDEX_DIR = SHARED / "search-index"  # not that of the site which others copy: tests publish and let go
ALLOWED_HOSTS = ["testserver", "localhost"]
STORAGES = {"staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}}
STATIC_ROOT.mkdir(parents=True)  # noqa: F405 (whitenoise warns where it is missing)
EDITION_CHECK_SECONDS = 0.0
UNANSWERED_WRITE_SECONDS = 0.0  # by no thread: tests write them themselves
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]  # fast
LIMITS = LIMITS | dict.fromkeys(("api", "pages_made", "processor", "search", "ruling"), (1000000, 60))  # noqa: F405 (all calls come from one address)
DATABASES["default"]["TEST"] = {"NAME": ":memory:"}  # noqa: F405 (taken for granted only of Django's own engine)
