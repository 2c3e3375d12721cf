"""``manage.py rule``: the engine on the command line."""

import io
import json
import sys
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

CASE = """
kind: revoke
facts: {offender: defender, trick: 5, establishment: next-trick, trick_won_by: offender, later_tricks: 2}
"""


def run(*arguments: str) -> str:
    out = io.StringIO()
    call_command("rule", *arguments, stdout=out)
    return out.getvalue()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "case.yaml"
    path.write_text(CASE, encoding="utf-8")
    return path


def test_the_script_and_the_clauses(file: Path) -> None:
    text = run(str(file))
    assert "Oyun bitince rönonsun olduğu löve ile kusurlu tarafın sonraki lövelerinden biri, toplam iki löve," in text
    assert "Yasa 64A1" in text
    assert "Law 64A1" in run(str(file), "--lang", "en")


def test_json(file: Path) -> None:
    assert json.loads(run(str(file), "--json"))["status"] == "ruled"


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(CASE.encode())))
    assert "Yasa 64A1" in run("-")


def test_a_file_of_reviewed_cases_is_ruled_one_by_one(settings: object) -> None:
    assert run("fixtures/cases/worked-deals.yaml", "--lang", "en").count("Revoke\n") == 5


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("kind: nonsense", "“nonsense” diye bir olay türü yok"),
        ("{", "JSON ya da YAML değil"),
        ("kind: revoke\nfacts: {trick: 40}", "facts.trick"),
    ],
)
def test_a_faulty_case_says_what_is_wrong(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CommandError, match=says):
        run(str(path))


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(CommandError, match=r"nowhere\.yaml"):
        run("nowhere.yaml")
