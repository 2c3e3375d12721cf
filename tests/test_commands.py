"""Management commands: setting up, compiling the catalogues."""

import shutil
from io import StringIO
from pathlib import Path

import polib
import pytest
from django.conf import settings as project
from django.core.management import call_command
from django.db import DatabaseError, connection
from django.utils import translation
from pytest_django import Settings

from config import command_line
from lawbook.management.commands import set_up
from lawbook.management.commands.compile_catalogues import compile_catalogues
from lawbook.models import Edition


@pytest.mark.long
@pytest.mark.django_db
def test_setting_up_twice_changes_nothing(settings: Settings, tmp_path: Path) -> None:
    settings.STATIC_ROOT = tmp_path
    settings.STATICFILES_DIRS = [project.BASE_DIR / "static"]
    before = Edition.objects.get(code="2017").content_hash
    call_command("set_up", stdout=StringIO())
    out = StringIO()
    call_command("set_up", stdout=out)
    assert "2017.1 sürümü zaten bu metni içeriyor." in out.getvalue()
    assert Edition.objects.get(code="2017").content_hash == before
    assert (tmp_path / "css" / "base.css").exists()


@pytest.mark.django_db
def test_a_set_up_is_told_in_the_language_of_who_started_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rest of it stays in that of the site: what it makes is kept for all."""
    seen: list[str] = []
    monkeypatch.setattr(set_up, "collect_static_files", lambda: seen.append(translation.get_language()))
    monkeypatch.setattr(set_up, "make_index", lambda book: None)
    monkeypatch.setattr(set_up, "in_children", lambda *jobs: jobs[-1]())
    out = StringIO()
    with translation.override("tr"):
        call_command("set_up", "--leave", language="en", stdout=out)
    assert out.getvalue().splitlines()[:2] == ["Database …", "Text of the Laws …"]
    assert "Edition 2017.1 holds this text already." in out.getvalue()
    assert "Answers of the questions …" in out.getvalue()
    assert seen == ["tr"]


def test_only_newer_catalogues_are_compiled(settings: Settings, tmp_path: Path) -> None:
    shutil.copytree(project.BASE_DIR / "locale", tmp_path / "locale", ignore=shutil.ignore_patterns("*.mo"))
    settings.LOCALE_PATHS = [tmp_path / "locale"]
    out = StringIO()
    call_command("compile_catalogues", stdout=out)
    assert out.getvalue() == "locale: 1\n"
    assert compile_catalogues() == 0
    compiled = polib.mofile(str(tmp_path / "locale" / "tr" / "LC_MESSAGES" / "django.mo"))
    assert compiled.find("Not found").msgstr == "Bulunamadı"


def test_what_is_compiled_is_said_from_then_on(settings: Settings, tmp_path: Path) -> None:
    """A first set-up, which has translated something before, makes the Turkish trees in Turkish."""
    shutil.copytree(project.BASE_DIR / "locale", tmp_path / "locale", ignore=shutil.ignore_patterns("*.mo"))
    settings.LOCALE_PATHS = [tmp_path / "locale"]
    said = []
    for _ in range(2):
        with translation.override("tr"):
            said.append(translation.gettext("Search index …"))
        compile_catalogues()
    assert said == ["Search index …", "Arama dizini …"]


def test_a_command_where_nothing_is_set_up_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """With tables there, an error is another one and is shown whole."""

    def ask(arguments: list[str]) -> None:
        raise DatabaseError("no such table")

    monkeypatch.setattr(command_line, "execute_from_command_line", ask)
    tables: list[str] = []
    monkeypatch.setattr(connection.introspection, "table_names", lambda: tables)
    with translation.override("en"), pytest.raises(SystemExit, match="Nothing is set up here yet"):
        command_line.execute(["manage.py", "unanswered_queries"])
    tables.append("lawbook_edition")
    with pytest.raises(DatabaseError):
        command_line.execute(["manage.py", "unanswered_queries"])
