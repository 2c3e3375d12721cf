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


TABLE = """
dealer: N
deal: N:AK2.QJ3.T98.AK32 QJT9.T98.J765.54 876.AK2.AKQ.QJT9 543.7654.432.876
events:
  - {by: N, call: 3NT}
  - {by: E, call: P}
  - {by: S, call: P}
  - {by: W, call: P}
  - {by: W, play: S5}
"""


def test_a_table_is_followed_to_what_may_be_chosen_and_played(tmp_path: Path) -> None:
    path = tmp_path / "table.yaml"
    path.write_text(TABLE, encoding="utf-8")
    text = run(str(path), "--lang", "en")
    assert text.startswith("Event 5: Opening lead out of turn\n\nNorth, you have 3 choices:")
    assert "refuse-lead" in text
    path.write_text(f"{TABLE}  - {{by: N, choose: refuse-lead}}\n  - {{by: N, choose: require-penalty-suit}}\n")
    text = run(str(path))
    assert "Doğu pik çıkmak zorundadır." in text
    assert "Sırası olan: Doğu" in text
    assert "Yasal olanlar: SQ SJ ST S9" in text


def test_tables_and_cases_may_stand_in_one_file_and_as_json(tmp_path: Path) -> None:
    path = tmp_path / "both.json"
    case = {"kind": "revoke", "facts": {"hand": "defender"}}
    path.write_text(json.dumps([{"dealer": "W", "events": []}, case]))
    text = run(str(path), "--json", "--lang", "en")
    table, end = json.JSONDecoder().raw_decode(text)
    assert (table["table"]["turn"], table["rulings"]) == ("W", [])
    assert json.loads(text[end:])["missing"]["fact"] == "trick"


def test_a_faulty_event_is_named(tmp_path: Path) -> None:
    path = tmp_path / "table.yaml"
    path.write_text(TABLE.replace("W, play", "E, play"), encoding="utf-8")
    with pytest.raises(CommandError, match=r"events\.5: Pik beşlisi Doğu’nun elinde değil"):
        run(str(path))


def test_a_file_of_reviewed_cases_is_ruled_one_by_one(settings: object) -> None:
    assert run("fixtures/cases/worked-deals.yaml", "--lang", "en").count("Revoke\n") == 5


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("kind: nonsense", "“nonsense” diye bir olay türü yok"),
        ("kind: revoke\nfacts: [1", r"2\. satırın 10\. karakterinden itibaren JSON ya da YAML değil"),
        ('kind: "\\ud800"', "yarım bir karakter"),
        ("kind: 2017-13-45", "JSON ya da YAML olarak okunamıyor"),
        ("kind: revoke\nfacts: {trick: 40}", "facts.trick"),
        ("- &a [x, x]\n- &b [*a, *a]\n- [*b, *b]", r"2\. satırın 7\. karakterinden itibaren JSON ya da YAML değil"),
        ("[" * 5000, "JSON ya da YAML olarak okunamıyor"),
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
