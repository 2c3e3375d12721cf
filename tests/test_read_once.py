"""What tests share of languages that were read and of answers that were looked for is what would be found anew."""

from pathlib import Path
from typing import Any

import pytest

from quizzes.questions.templates import written
from tests import shared_keys
from tests.read_once import ReadOnce
from tests.shared_keys import SharedKeys, look


def test_a_language_is_read_again_where_one_of_its_files_says_something_else(tmp_path: Path) -> None:
    told: list[str] = []

    def read(folder: Path, language: str, *, partial: bool = False) -> Any:
        told.append(f"{folder.name} {language} {partial}")
        if folder.name == "unread":
            raise ValueError("unread")
        return folder.name

    once: Any = ReadOnce(read)
    for name, text in (("one", "a"), ("same", "a"), ("other", "b"), ("unread", "c")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "tr.txt").write_text(text)
    assert [once(tmp_path / name, "tr") for name in ("one", "same", "other")] == ["one", "one", "other"]
    assert once(tmp_path / "same", "tr", partial=True) == "same"
    (tmp_path / "same" / "tr.errata.yaml").write_text("[]")
    assert once(tmp_path / "same", "tr") == "same"
    for _time in range(2):
        with pytest.raises(ValueError, match="unread"):
            once(tmp_path / "unread", "tr")
    assert told == ["one tr False", "other tr False", "same tr True", "same tr False", *["unread tr False"] * 2]


def test_answers_are_looked_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = written()["a-faulty-deal"].scene
    assert scene is not None
    found = SharedKeys(tmp_path)(scene, 20)
    assert found == look(scene, 20)
    monkeypatch.setattr(shared_keys, "look", None)
    assert SharedKeys(tmp_path)(scene, 20) == found
