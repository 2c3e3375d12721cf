"""What is made of the project's files is kept on the disk until one of them changes."""

from itertools import count
from pathlib import Path

import pytest
from pytest_django import Settings

from lawbook.made_from import kept


@pytest.fixture
def source(settings: Settings, tmp_path: Path) -> Path:
    """A file of a project, with a data folder that nothing is in yet."""
    settings.BASE_DIR, settings.DATA_DIR = tmp_path, tmp_path / "data"
    source = tmp_path / "source.yaml"
    source.write_text("first")
    return source


def test_it_is_made_again_only_when_its_files_change(source: Path) -> None:
    number = count()
    made = [kept("numbers", ["*.yaml"], lambda: [next(number)]) for _time in range(2)]
    source.write_text("second")
    assert [*made, kept("numbers", ["*.yaml"], lambda: [next(number)])] == [[0], [0], [1]]


def test_what_is_damaged_is_made_again(source: Path, tmp_path: Path) -> None:
    kept("numbers", ["*.yaml"], lambda: [0])
    (file,) = (tmp_path / "data").glob("numbers/*/numbers.json")
    file.write_text('["hal')
    assert [kept("numbers", ["*.yaml"], lambda: [1]), kept("numbers", ["*.yaml"], lambda: [2])] == [[1], [1]]


def test_where_it_cannot_be_kept_it_is_made_all_the_same(source: Path, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    assert kept("numbers", ["*.yaml"], lambda: [1]) == [1]
    assert kept("numbers", ["*.yaml"], lambda: [2]) == [2]
