"""A link to a situation or a worked case leads there for good, whatever its title becomes: it stands on paper as a code."""

from html import unescape
from pathlib import Path

import pytest
from django.core.management import call_command
from django.test import Client

from lawbook import addresses
from rulings.assistant import case_names
from rulings.assistant.cases import reviewed_cases
from rulings.assistant.situation_names import kind_at, names_given, situation_name
from rulings.engine.kinds import kinds


def test_every_name_of_now_is_kept_for_later() -> None:
    given = names_given()
    for kind in kinds():
        missing = {situation_name(kind, code) for code in addresses.WORDS} - {*given.get(kind, [])}
        assert not missing, f"add {missing} to {kind} in fixtures/situation-names.yaml, beside its former names"
    assert given.keys() == {*kinds()}


def test_no_name_is_given_to_two_situations() -> None:
    every = [name for names in names_given().values() for name in names]
    assert len(every) == len(set(every))
    assert {name for name in every if name in kinds() and kind_at(name) != name} == set()


@pytest.mark.parametrize(
    ("former", "now"),
    [
        ("/tr/ne-oldu/sirali-kontr-veya-surkontr/?call=X", "/tr/ne-oldu/kabulu-olanaksiz-kontr-veya-surkontr/?call=X"),
        ("/en/what-happened/double-or-redouble-in-turn/", "/en/what-happened/inadmissible-double-or-redouble/"),
        (
            "/en/what-happened/who-may-look-into-a-system-card-and-when/chart/",
            "/en/what-happened/who-may-look-at-a-system-card-and-when/chart/",
        ),
    ],
)
def test_a_link_to_a_former_name_leads_to_the_situation(reader: Client, former: str, now: str) -> None:
    assert reader.get(former)["Location"] == now
    assert reader.get(now).status_code == 200


def test_cases_are_listed_by_a_former_name(reader: Client) -> None:
    pages = [
        reader.get(f"/en/cases/?situation={name}").content.decode() for name in names_given()["double-or-redouble"]
    ]
    listed = {page.split('id="found"')[1].count("<li>") for page in pages}
    assert len(listed) == 1
    assert listed != {0}


def test_every_name_of_a_case_is_kept_for_later() -> None:
    assert case_names.names_missing() == {}, "./run manage case_names --record"
    given = case_names.names_given()
    assert given.keys() == reviewed_cases().keys(), (
        "an id stays, or leads to the case that took its place as a name of it"
    )
    every = [name for names in given.values() for name in names]
    assert len(every) == len(set(every)), "a name of another case"


@pytest.mark.parametrize(
    ("former", "now"),
    [
        ("/tr/ornekler/savunmaci-ronons-yapti-solundaki-deklaran-oynadi/", "after-a-revoke"),
        ("/en/cases/claim-claimant-would-play-on/", "claim-claiming-side-would-play-on"),
        ("/en/cases/after-a-revoke/", "after-a-revoke"),
    ],
)
def test_a_link_to_a_former_name_leads_to_the_case(reader: Client, former: str, now: str) -> None:
    page = reviewed_cases()[now].address(former[1:3])
    assert reader.get(former)["Location"] == page
    assert reader.get(page).status_code == 200


def test_names_that_are_recorded_go_before_no_name_of_today(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was recorded stays, a new title is added beside it."""
    monkeypatch.setattr(case_names, "_FILE", tmp_path / "names.yaml")
    (tmp_path / "names.yaml").write_text("after-a-revoke: [of-former-days]\n", "utf-8")
    call_command("case_names", "--record")
    names = case_names.names_given()["after-a-revoke"]
    assert names[0] == "of-former-days"
    assert {*names[1:]} == {reviewed_cases()["after-a-revoke"].name(code) for code in addresses.WORDS}
    assert case_names.names_missing() == {}


def test_a_situation_that_there_is_not_is_said_and_every_case_is_there(reader: Client) -> None:
    page = unescape(reader.get("/en/cases/?situation=%3Cb%3Erevoke-of-dummy").content.decode())
    assert "There is no situation “<b>revoke-of-dummy”; cases of every situation are shown." in page
    assert "“unknown”" in unescape(reader.get("/tr/ornekler/?durum=unknown").content.decode())
    assert "There is no situation" not in reader.get("/en/cases/?situation=revoke").content.decode()
    assert "<b>revoke" not in reader.get("/en/cases/?situation=%3Cb%3Erevoke-of-dummy").content.decode()
