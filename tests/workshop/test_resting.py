"""What rests on a clause is found out when the site is set up; the pages of the workshop rule on nothing."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from django.test import Client
from pytest_django import Settings

from accounts.models import User
from lawbook.citations import parse
from lawbook.made_once import all_made_once
from rulings.assistant import cases, resting
from rulings.assistant.cases import reviewed_cases
from tests.workshop.test_writing import lines
from workshop.actions.write import write
from workshop.models import Draft

CASE = "revoke-partner-won"


@pytest.fixture
def made(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A data folder that was set up, with one case and one template; from then on nothing can be ruled."""
    settings.DATA_DIR = tmp_path
    resting.ruled_cases.cache_clear()
    monkeypatch.setattr(resting, "reviewed_cases", lambda: {CASE: reviewed_cases()[CASE]})
    monkeypatch.setitem(resting._OTHERS, "questions", (lambda: {"64A2": ["revoke-in-play"]}, ()))
    assert resting.make_resting in [make for _label, make in all_made_once()]
    resting.make_resting()
    resting._kept.cache_clear()
    with monkeypatch.context() as closed:
        closed.setattr(resting, "all_resting", _not_now)
        closed.setattr(cases, "rule", _not_now)
        yield tmp_path
    resting.ruled_cases.cache_clear()
    resting._kept.cache_clear()


def _not_now(*_given: object) -> None:
    raise AssertionError("somebody waits for this")


def test_no_page_of_a_draft_rules_on_anything(
    made: Path, draft: Draft, editor: User, at_the_desk: Callable[[User], Client]
) -> None:
    write(editor, draft, parse("64A2"), {"tr": lines(draft) + " Böyle."}, 0)
    client, address = at_the_desk(editor), f"/tr/atolye/taslak/{draft.pk}/"
    assert client.get(address).status_code == 200
    impact = client.get(f"{address}etki/").content.decode()
    assert reviewed_cases()[CASE].title["tr"] in impact
    assert "revoke-in-play" in impact
    asked = {"kind": "move", "from": "64A2", "to": "64A1"}
    assert client.get(f"{address}tasi/", asked).status_code == 200
    assert reviewed_cases()[CASE].title["tr"] in client.get(f"{address}tasi/dayananlar/", asked).content.decode()


def test_where_it_cannot_be_kept_it_is_found_out_all_the_same(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.DATA_DIR = tmp_path
    (tmp_path / "resting").write_text("not a folder")
    monkeypatch.setattr(resting, "all_resting", lambda: {"64A2": {"cases": [CASE]}})
    assert resting.resting("64A2") == {"cases": [CASE]}
    assert resting.resting("1A") == {}
