"""Which clauses of a translation were checked: the file, and what becomes of it when the official text changes."""

import datetime
import shutil
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.test import Client

from lawbook.citations import parse
from lawbook.publishing.importing import import_edition
from lawbook.publishing.rows import translation_states
from lawbook.text.checked import State, parse_checked
from lawbook.text.edition_files import EditionFiles, read_edition
from lawbook.text.problems import TextError


@pytest.fixture
def copy(folder: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(folder, tmp_path / "edition"))


def change_6a(folder: Path) -> None:
    path = folder / "tr.txt"
    path.write_text(path.read_text(encoding="utf-8").replace("iyice karıştırılır", "karıştırılır", 1), encoding="utf-8")


def state(*arguments: str) -> str:
    out = StringIO()
    call_command("translation_state", *arguments, stdout=out)
    return out.getvalue()


def test_the_whole_translation_has_been_checked(files: EditionFiles) -> None:
    assert [one.id for one, found in translation_states(files).items() if found is not State.CHECKED] == []


def test_a_changed_clause_is_stale_and_only_that(copy: Path) -> None:
    change_6a(copy)
    found = translation_states(read_edition(copy))
    assert [one.id for one, state in found.items() if state is State.STALE] == ["6A"]


def test_a_stale_clause_says_so_on_its_english_page_and_in_the_api(db: None, copy: Path, reader: Client) -> None:
    change_6a(copy)
    import_edition(copy)
    html = reader.get("/en/law/6/").content.decode()
    assert html.count('class="outdated"') == 1
    assert 'class="outdated"' not in reader.get("/tr/yasa/6/").content.decode()
    assert reader.get("/api/v1/sections/6A").json()["translation"] == "stale"
    assert reader.get("/api/v1/sections/6B").json()["translation"] == "checked"


def test_the_page_says_when_and_by_whom(db: None, reader: Client) -> None:
    assert "by a reader other than the translator." in reader.get("/en/law/6/").content.decode()


def test_checks_are_noted_by_the_command(copy: Path) -> None:
    change_6a(copy)
    assert "6A stale" in state(str(copy))
    assert "stale" not in state(str(copy), "--checked", "6A")
    assert translation_states(read_edition(copy))[parse("6A")] is State.CHECKED


def test_an_unknown_clause_cannot_be_checked(copy: Path) -> None:
    with pytest.raises(CommandError, match="94Z"):
        state(str(copy), "--checked", "94Z")


def test_an_edition_without_a_translation_has_nothing_to_check(copy: Path) -> None:
    (copy / "en.txt").unlink()
    with pytest.raises(CommandError):
        state(str(copy))


def test_a_damaged_file_is_reported_and_not_taken_for_an_empty_one(copy: Path) -> None:
    (copy / "en.checked.yaml").write_text("date: [", encoding="utf-8")
    with pytest.raises(TextError):
        read_edition(copy)


@pytest.mark.parametrize("row", [[], {"date": "soon"}, {"date": datetime.date(2026, 1, 1)}, "text"])
def test_a_file_of_another_form_is_refused(row: object) -> None:
    with pytest.raises(TextError):
        parse_checked(row, "en.checked.yaml")
