"""Each rule knows the text that it encodes: which rules an edition makes doubtful, and noting that they were read again."""

import shutil
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from pytest_django import Settings

from lawbook.text.checked import Checked
from lawbook.text.edition_files import EditionFiles
from rulings.assistant.rule_states import checked_rules, clauses_rested_on, doubtful
from rulings.engine.clauses import ENCODED


@pytest.fixture
def copy(folder: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(folder, tmp_path / "edition"))


@pytest.fixture
def own_notes(settings: Settings, tmp_path: Path) -> Path:
    """A copy of the notes, for a test that writes."""
    clauses_rested_on()
    shutil.copy(settings.FIXTURES_DIR / "rules.checked.yaml", tmp_path)
    (tmp_path / "laws").symlink_to(settings.FIXTURES_DIR / "laws")
    settings.FIXTURES_DIR = tmp_path
    return tmp_path / "rules.checked.yaml"


def say_otherwise(folder: Path, words: str, others: str) -> None:
    path = folder / "tr.txt"
    text = path.read_text(encoding="utf-8")
    assert text.count(words) == 1
    path.write_text(text.replace(words, others), encoding="utf-8")


def state(*arguments: str) -> str:
    out = StringIO()
    call_command("rule_state", *arguments, stdout=out)
    return out.getvalue()


def test_all_rules_were_read_against_the_text_in_force(files: EditionFiles) -> None:
    found = [f"{one.clause} {one.state}" for one in doubtful(files.languages["tr"].text, checked_rules())]
    assert found == [], "hold the rules against the text, then: manage.py rule_state --checked CLAUSE …"


def test_every_encoded_clause_definition_and_footnote_is_noted_and_nothing_else() -> None:
    noted = checked_rules().digests.keys()
    assert ENCODED.keys() - noted == set()
    assert noted == clauses_rested_on()
    assert {"50D1a", "fn:17", "def:zon", "44B", "85B"} <= noted


@pytest.mark.long
def test_a_changed_clause_names_all_that_rests_on_it(copy: Path) -> None:
    say_otherwise(copy, "kusursuz tarafa bir löve aktarılır", "kusursuz tarafa iki löve aktarılır")
    first, clause, *resting = state(str(copy)).splitlines()
    assert first.endswith("doubtful: 1")
    assert clause == "64A2 changed"
    named = {name.strip(): those.split(", ") for name, _, those in (line.partition(": ") for line in resting)}
    assert "law_64.one_trick" in named["rules"]
    assert {"revoke", "defective-trick"} <= set(named["situations"])
    assert "revoke-partner-won" in named["cases"]
    assert "revoke-in-play" in named["questions"]


def test_clauses_that_come_and_go_are_told(files: EditionFiles, made_resting: None) -> None:
    text, before = files.languages["tr"].text, checked_rules()
    digests = {name: value for name, value in before.digests.items() if name != "67B3"} | {"50F": "0" * 12}
    found = doubtful(text, Checked(before.on, before.by, digests))
    assert [(one.clause, one.state) for one in found] == [("67B3", "new"), ("50F", "gone")]


def test_reading_again_is_noted_by_the_command(copy: Path, own_notes: Path) -> None:
    say_otherwise(copy, "kusursuz tarafa bir löve aktarılır", "kusursuz tarafa iki löve aktarılır")
    assert state(str(copy), "--checked", "64A2").splitlines()[1:] == []
    assert "64A2 changed" in state(), "the text of before is now the other one"


def test_an_unknown_clause_cannot_be_noted(own_notes: Path) -> None:
    with pytest.raises(CommandError, match="94Z"):
        state("--checked", "94Z")
