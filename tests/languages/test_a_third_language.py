"""Another language is a folder of files and a catalogue: German, for Law 6 of 2007."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from django.conf import settings

from lawbook.citations import parse
from lawbook.further_languages import FurtherLanguage, codes, further_languages, of_rooms
from lawbook.text.reference_grammar import GRAMMARS, further_grammar
from lawbook.text.references import Known, find_references

HERE = Path(__file__).parent
LAWS = settings.FIXTURES_DIR / "laws"


def test_without_a_folder_there_are_two() -> None:
    assert codes() == ("tr", "en")
    assert not further_languages()
    assert [of_rooms(code) for code in ("tr", "en", "de")] == ["tr", "en", "en"]


def test_its_references_are_read_from_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    row = yaml.safe_load((HERE / "de" / "language.yaml").read_text(encoding="utf-8"))
    german = FurtherLanguage(**row)
    monkeypatch.setitem(GRAMMARS, "de", further_grammar(german))
    there = [parse(one) for one in ("16C", "24", "6A", "6B", "6D1", "50", "51", "def:rakip")]
    known = Known.of("de", there, {parse("def:rakip"): "Gegner"})

    def found(text: str) -> list[tuple[str, str]]:
        references, _lost = find_references(text, parse("6D1"), known)
        return [(text[one.start : one.end], one.target.id) for one in references]

    assert found("gilt Regel 16C (vgl. jedoch Regel 24)") == [("Regel 16C", "16C"), ("Regel 24", "24")]
    assert found("nach den Regeln 50 und 51") == [("50", "50"), ("51", "51")]
    assert found("wie nach 6A und 6B") == [("6A", "6A"), ("6B", "6B")]
    assert found("siehe “Gegner”, siehe A") == [("Gegner", "def:rakip"), ("A", "6A")]
    assert found("50 Punkte") == []


@pytest.mark.long
@pytest.mark.xdist_group("another language")
def test_a_reader_of_german_reads_the_book(tmp_path: Path) -> None:
    languages, edition, data = tmp_path / "languages", tmp_path / "2007", tmp_path / "data"
    shutil.copytree(HERE / "de", languages / "de")
    shutil.copytree(LAWS / "2007", edition)
    shutil.copy(HERE / "2007" / "de.txt", edition)
    told = yaml.safe_load((edition / "edition.yaml").read_text(encoding="utf-8"))
    told["title"]["de"] = "Regeln für Turnierbridge 2007"
    (edition / "edition.yaml").write_text(yaml.safe_dump(told, allow_unicode=True), encoding="utf-8")
    data.mkdir()
    own = {
        "BRIDGELAWS_LANGUAGES": str(languages),
        "BRIDGELAWS_DATA_DIR": str(data),
        "DJANGO_SETTINGS_MODULE": "config.settings",
        "BRIDGELAWS_DEBUG": "1",
        "DATABASE_URL": "",
    }
    command = [sys.executable, "-m", "tests.languages.reading_german", str(LAWS / "2017"), str(edition)]
    done = subprocess.run(command, cwd=settings.BASE_DIR, env=os.environ | own, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
