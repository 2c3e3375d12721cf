"""A site of an earlier day is started with the software of today: its students find what they had, its readers the book."""

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from django.conf import settings

from tests.serving import bring_what_is_made_once, environment
from tests.test_migrating import DUMPS

READ = """
import json
from django.test import Client
from accounts.models import User
from quizzes.models import Sitting

user = User.objects.order_by("pk")[0]
client = Client(headers={"Host": "localhost"})
client.force_login(user)
pages = "/tr/hesap/ /tr/hesap/verilerim/ /tr/calisma/ /en/progress/ /tr/sinav/ /tr/yasa/64/ /tr/ara/?q=r%C3%B6nons"
told = {page: client.get(page).status_code for page in pages.split()}
for sitting in Sitting.objects.filter(student__user=user):
    told[f"sitting {sitting.pk}"] = client.get(f"/tr/sinavim/{sitting.pk}/").status_code
print(json.dumps(told))
"""


@pytest.mark.long
@pytest.mark.parametrize("dump", [DUMPS[0], DUMPS[-1]], ids=lambda path: path.stem)
def test_it_is_brought_up_to_date_and_read(dump: Path, tmp_path: Path) -> None:
    bring_what_is_made_once(tmp_path)
    with closing(sqlite3.connect(tmp_path / "bridgelaws.sqlite3")) as database:
        database.executescript(dump.read_text(encoding="utf-8"))
    for command in (["set_up"], ["shell", "--no-imports", "-c", READ]):
        done = subprocess.run(
            [sys.executable, "manage.py", *command],
            cwd=settings.BASE_DIR,
            env=environment(tmp_path),
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr

    told = json.loads(done.stdout.splitlines()[-1])
    assert {page: status for page, status in told.items() if status not in (200, 410)} == {}
    assert any(page.startswith("sitting") for page in told)
