"""What is made once for an edition: what readers wait for by the set-up, the rest beside the server."""

import os
from collections.abc import Callable

import pytest
from django.core.management import call_command

from lawbook import made_once
from lawbook.book import Book
from lawbook.made_once import MadeLater, all_made_once, make_once
from lawbook.management.commands import set_up
from rulings.assistant.resting import make_resting
from rulings.assistant.rulings_before import keep_rulings
from rulings.kept_trees import make_trees


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was made, of two things that readers wait for and one that they do not."""
    found: list[str] = []
    monkeypatch.setattr(made_once, "_MADE", {})
    monkeypatch.setattr(os, "nice", lambda much: found.append(f"nice {much}"))
    make_once("first", "First …", _notes(found, "first"))
    make_once("later", "Later …", _notes(found, "later"), awaited=False)
    make_once("last", "Last …", _notes(found, "last"))
    return found


def _notes(found: list[str], name: str) -> Callable[[Book], None]:
    return lambda book: found.append(f"{name} {book.edition}")


def test_what_nobody_waits_for_is_left_by_the_set_up_of_who_serves(
    made: list[str], book: Book, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert [label for label, _make in all_made_once(also_later=False)] == ["First …", "Last …"]
    monkeypatch.setattr(set_up, "make_index", _notes(made, "index"))
    monkeypatch.setattr(set_up, "collect_static_files", lambda: None)
    monkeypatch.setattr(set_up, "in_children", lambda *jobs: [job() for job in jobs])
    for leaves, expected in ((True, ["index", "first", "last"]), (False, ["index", "first", "later", "last"])):
        made.clear()
        call_command("set_up", leave=leaves)
        assert made == [f"{name} 2017.1" for name in expected]
    assert "Later …" in capsys.readouterr().out


def test_what_was_left_is_made_once_beside_those_who_answer(made: list[str], book: Book) -> None:
    later = MadeLater(is_left=True)
    assert [later.is_due(), later.is_due()] == [True, False]
    later.work()
    assert made == ["nice 10", "first 2017.1", "later 2017.1", "last 2017.1"]
    assert not MadeLater(is_left=False).is_due()


def test_what_fails_keeps_nothing_else_from_being_made(
    made: list[str], book: Book, caplog: pytest.LogCaptureFixture
) -> None:
    make_once("later", "Later …", lambda book: 1 / 0, awaited=False)
    MadeLater(is_left=True).work()
    assert made[1:] == ["first 2017.1", "last 2017.1"]
    assert "Not made: Later …" in caplog.text


def test_nobody_waits_for_all_trees_before_the_first_page() -> None:
    left = {make for _label, make in all_made_once()} - {make for _label, make in all_made_once(also_later=False)}
    assert left == {make_trees, make_resting, keep_rulings}  # each is made for who asks sooner
