"""What the server has in memory before the first request."""

import ctypes
import platform
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings

from config.server import loading
from tests.serving import environment, own_site

# Which modules of the site the first readers would have to wait for.
ASKED = """
import sys
from django.core.wsgi import get_wsgi_application
from config.server import loading
loading.load_modules()
loading._load_cases()
get_wsgi_application()
from django.test import Client
from lawbook.in_force import Keeper
from quizzes.questions.templates import question
from rulings.assistant.cases import reviewed_cases
Keeper().refresh()
before = set(sys.modules)
few_need = ("fido2", "workshop.views", "workshop.actions", "whoosh.query")
assert not [name for name in before if name.startswith(few_need)]
case = next(iter(reviewed_cases().values()))
addresses = ["/tr/", "/tr/yasa/50/", "/en/cases/", case.address("tr"), "/api/v1/situations"]
for address in addresses:
    assert Client(HTTP_HOST="localhost").get(address).status_code == 200, address
assert Client(HTTP_HOST="localhost").get(f"/tr/soru/{question('revoke-in-play', 5).id}/").status_code == 200
ours = ("bridge", "lawbook", "quizzes", "rulings")
print(*sorted(name for name in set(sys.modules) - before if name.startswith(ours)))
"""


@pytest.mark.long
def test_no_reader_waits_for_modules_of_the_site(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ASKED],
        cwd=settings.BASE_DIR,
        env=environment(own_site(tmp_path / "site")),
        capture_output=True,
        text=True,
    )
    assert (done.stdout.strip(), done.returncode) == ("", 0), done.stdout + done.stderr


LARGE = """
import gc
from pathlib import Path
from config.server import loading
def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
loading.keep_memory_small()
for size in range(1, 9):
    b"x" * (size * 1_000_000 + len(str(size)))
before = resident()
held = [b"x" * 2_000_000, *(b"x" * (100_000 + one) for one in range(3))]
held[0] = None
print(resident() - before)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library gives back memory in its own way")
def test_what_was_large_goes_back_to_the_system(tmp_path: Path) -> None:
    """By itself the library would keep the room of two megabytes once it had freed eight."""
    done = subprocess.run(
        [sys.executable, "-c", LARGE], cwd=settings.BASE_DIR, capture_output=True, text=True, check=True
    )
    assert int(done.stdout) < 1_000_000


def test_a_system_that_takes_no_memory_back_starts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_library(_name: str | None) -> object:
        raise OSError

    monkeypatch.setattr(ctypes, "CDLL", without_library)
    loading._give_back_memory()
    loading.keep_memory_small()
