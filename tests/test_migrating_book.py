"""An edition that was published when Laws, clauses, definitions and footnotes had a table each comes over as it was."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from django.conf import settings

SHARED = {"edition_id": 7, "heading": "b", "heading_tr": "b", "heading_en": "h", "text": "m", "text_tr": "m"}
BEFORE = {
    "edition": {
        "id": 7,
        "code": "2017",
        "revision": 2,
        "title": "t",
        "state": "published",
        "official_language": "tr",
        "in_force_from": "2017-08-01",
        "content_hash": "ab",
        "source_digest": "cd",
        "is_shipped": 1,
        "translation_checked_by": "",
    },
    "part": {"id": 3, "edition_id": 7, "position": 0, "slug": "oyun", "title": "Oyun", "title_tr": "Oyun"},
    "definition": {**SHARED, "citation": "def:zon", "position": 0, "translation": "checked"},
    "law": {
        **SHARED,
        "citation": "41",
        "position": 1,
        "tail": "",
        "translation": "stale",
        "part_id": 3,
        "number": 41,
        "id": 9,
    },
    "section": {
        **SHARED,
        "citation": "41A",
        "position": 2,
        "tail": "k",
        "tail_tr": "k",
        "translation": "unchecked",
        "law_id": 9,
    },
    "footnote": {**SHARED, "citation": "fn:3", "position": 3, "translation": "checked", "number": 3},
}


def migrate(folder: Path, *target: str) -> None:
    command = [sys.executable, "manage.py", "migrate", *target, "--verbosity", "0"]
    environment = {**os.environ, "BRIDGELAWS_DATA_DIR": str(folder), "DJANGO_SETTINGS_MODULE": "config.settings"}
    subprocess.run(command, check=True, cwd=settings.BASE_DIR, env=environment)


@pytest.mark.long
def test_a_published_edition_comes_over_as_it_was(tmp_path: Path) -> None:
    migrate(tmp_path, "lawbook", "0004")
    with closing(sqlite3.connect(tmp_path / "bridgelaws.sqlite3")) as database:
        for table, row in BEFORE.items():
            places = ", ".join("?" * len(row))
            database.execute(f"INSERT INTO lawbook_{table} ({', '.join(row)}) VALUES ({places})", [*row.values()])  # noqa: S608
        database.commit()
    migrate(tmp_path)
    with closing(sqlite3.connect(tmp_path / "bridgelaws.sqlite3")) as database:
        asked = "SELECT edition_id, citation, heading_tr, heading_en, text_tr, text_en, tail_tr, translation"
        found = database.execute(f"{asked} FROM lawbook_storedpassage ORDER BY position").fetchall()
        part = database.execute("SELECT slug, first_law, last_law FROM lawbook_part").fetchall()
        edition = database.execute("SELECT content_hash, revision, state FROM lawbook_edition").fetchall()
    assert found == [
        (7, "def:zon", "b", "h", "m", None, None, "checked"),
        (7, "41", "b", "h", "m", None, None, "stale"),
        (7, "41A", "b", "h", "m", None, "k", "unchecked"),
        (7, "fn:3", "b", "h", "m", None, None, "checked"),
    ]
    assert part == [("oyun", 41, 41)]
    assert edition == [("ab", 2, "published")]
