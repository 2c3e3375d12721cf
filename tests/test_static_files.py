"""Static files: those that pages name, collected once."""

import os
import time
from pathlib import Path

import pytest
from django.conf import settings as project
from pytest_django import Settings

from lawbook import static_files
from lawbook.static_files import collect_static_files

MOST_LINES = 400
"""Of a stylesheet, as of any file of the project."""


@pytest.fixture
def root(settings: Settings, tmp_path: Path) -> Path:
    settings.STATIC_ROOT = tmp_path / "static"
    settings.STATICFILES_DIRS = [project.BASE_DIR / "static"]
    return tmp_path / "static"


def test_of_packages_only_what_pages_name_is_collected(root: Path) -> None:
    collect_static_files()
    names = {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()}
    own = {path.relative_to(project.BASE_DIR / "static").as_posix() for path in own_files()}
    of_packages = {"account/js/onload.js", "mfa/js/webauthn-json.js", "mfa/js/webauthn.js"}  # passkeys
    assert names == own | of_packages | {"django_htmx/htmx-2.min.js"}


def own_files() -> list[Path]:
    return [path for path in (project.BASE_DIR / "static").rglob("*") if path.is_file()]


def test_every_stylesheet_is_short_and_some_page_names_it() -> None:
    pages = "".join(path.read_text() for path in (project.BASE_DIR / "templates").rglob("*.html"))
    for sheet in (project.BASE_DIR / "static/css").iterdir():
        assert len(sheet.read_text().splitlines()) <= MOST_LINES, sheet.name
        assert f"css/{sheet.name}" in pages, sheet.name


def test_what_has_not_changed_is_not_collected_again(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    collect_static_files()
    with monkeypatch.context() as patch:
        patch.setattr(static_files, "call_command", lambda *names, **options: pytest.fail("it is collected again"))
        collect_static_files()
    (root / "css" / "base.css").unlink()
    collect_static_files()
    assert (root / "css" / "base.css").exists()


def test_what_has_changed_is_collected_again(root: Path, settings: Settings, tmp_path: Path) -> None:
    source = tmp_path / "own" / "css" / "base.css"
    source.parent.mkdir(parents=True)
    source.write_text("before")
    settings.STATICFILES_DIRS = [tmp_path / "own"]
    collect_static_files()
    source.write_text("after")
    os.utime(source, (time.time() + 10,) * 2)  # files of the same second are one
    collect_static_files()
    assert (root / "css" / "base.css").read_text() == "after"
