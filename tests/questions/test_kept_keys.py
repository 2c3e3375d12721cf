"""The answers that come up in a scene are kept on the disk, and are the same whether they were looked for or read."""

from pathlib import Path

import pytest
from pytest_django import Settings

from quizzes.questions import kept_keys, scenes
from quizzes.questions.templates import written
from tests.shared_keys import look

NAME = "a-faulty-deal"


@pytest.fixture(autouse=True)
def apart(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.DATA_DIR = tmp_path
    monkeypatch.setattr(scenes, "_KEYS", {})
    monkeypatch.setattr(scenes, "keys_in", look)
    monkeypatch.setattr(kept_keys, "written", lambda: {NAME: written()[NAME]})


def test_what_was_kept_is_what_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = written()[NAME].scene
    found = scenes.keys_of(scene)
    kept_keys.make_keys()
    scenes._KEYS.clear()
    kept_keys.load_keys()
    monkeypatch.setattr(scenes, "_key_or_none", None)  # nothing is looked for
    assert scenes.keys_of(scene) == found
    kept_keys.make_keys()


@pytest.mark.parametrize("damaged", [None, "", "[]", "{"])
def test_without_a_sound_file_they_are_looked_for(damaged: str | None) -> None:
    if damaged is not None:
        kept_keys._file().parent.mkdir(parents=True)
        kept_keys._file().write_text(damaged)
    kept_keys.load_keys()
    assert scenes.keys_of(written()[NAME].scene)
