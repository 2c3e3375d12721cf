"""The settings of the site with a data folder of its own for each test process."""

import os
import tempfile

os.environ["BRIDGELAWS_DATA_DIR"] = tempfile.mkdtemp(prefix="bridge-laws-test-")
os.environ["BRIDGELAWS_SECRET_KEY"] = "for tests only"
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"  # Playwright runs an event loop in the test's thread

from config.settings import *  # noqa: F403

ALLOWED_HOSTS = ["testserver", "localhost"]
STORAGES = {"staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}}
STATIC_ROOT.mkdir(parents=True)  # noqa: F405 (whitenoise warns where it is missing)
EDITION_CHECK_SECONDS = 0.0
UNANSWERED_WRITE_SECONDS = 0.0  # by no thread: tests write them themselves
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]  # fast
LIMITS["api"] = (1_000_000, 60)  # noqa: F405 (thousands of calls come from one address)
