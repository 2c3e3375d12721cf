"""What writes to the database behaves on PostgreSQL as on a file: the tests of it, once more there."""

import os
import subprocess
import sys

import pytest
from django.conf import settings

from tests.servers.conftest import Server

READ = ["accounts/test_public_pages.py", "exams/test_pages.py"]
READ += [f"practice/test_{name}.py" for name in ("because", "pages", "ready", "similar")]
"""Of these folders what only reads: which rows there are is all that a database has a part in."""

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("servers")]

PLUGIN = "tests.servers.only_with_rows"


def test_accounts_practice_exams_and_publishing_pass_on_postgresql(server: Server) -> None:
    written = ["tests/accounts", "tests/practice", "tests/exams", "tests/test_importing.py", "tests/test_book.py"]
    written += ["tests/test_fuzz.py"]  # NUL is what a file takes and PostgreSQL does not
    told = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "BRIDGELAWS_"))}
    told["BRIDGELAWS_TESTS_SHARE"] = os.environ["BRIDGELAWS_TESTS_SHARE"]  # what is made of the software and the text
    which = ["-m", "not long", "-k", "not every_", *(f"--ignore=tests/{name}" for name in READ)]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", PLUGIN, *which, *written],
        cwd=settings.BASE_DIR,
        env=told | {"DATABASE_URL": server.new_database()},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-5000:]
