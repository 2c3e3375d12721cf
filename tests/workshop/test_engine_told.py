"""A changed clause with rules: somebody says whether the engine is concerned, or a release has read the very words."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from django.test import Client
from django.utils import translation
from pytest_django import Settings

from accounts.models import User
from lawbook.book import Book
from lawbook.citations import parse
from lawbook.text.checked import Checked
from rulings.assistant import resting, rulings_before
from rulings.assistant.cases import reviewed_cases, ruling_of
from rulings.assistant.rule_states import checked_rules
from rulings.assistant.rulings_before import keep_rulings, ruled_otherwise
from rulings.scripts import script
from tests.rulings.reviewed import said_backwards
from tests.workshop.test_writing import lines
from workshop.actions.settle import settle
from workshop.actions.write import write
from workshop.changes import changes_of
from workshop.models import Draft, Entry, Settled
from workshop.standing import open_items, standing_of

Make = pytest.MonkeyPatch
CASE, OTHER = "revoke-partner-won", "revoke-none-left"
ON_64A2 = {"rules": ["law_64.one_trick"], "cases": [CASE], "questions": ["revoke-in-play"]}
ON_64A1 = {"rules": ["law_64.two_tricks"], "cases": [CASE]}


@pytest.fixture(autouse=True)
def few(settings: Settings, tmp_path: Path, monkeypatch: Make) -> None:
    """One case rests on the clause, and one template."""
    settings.DATA_DIR = tmp_path
    monkeypatch.setattr(resting, "all_resting", lambda: {"64A2": ON_64A2, "64A1": ON_64A1})
    monkeypatch.setattr(rulings_before, "reviewed_cases", lambda: {CASE: reviewed_cases()[CASE]})


@pytest.fixture
def changed(draft: Draft, editor: User) -> Draft:
    """Law 64A2 says something more."""
    write(editor, draft, parse("64A2"), {"tr": lines(draft) + " Böyle."}, 0)
    draft.refresh_from_db()
    return draft


@pytest.fixture
def told(changed: Draft, monkeypatch: Make) -> Draft:
    """The rules were held against these words."""
    digests = {**checked_rules().digests, "64A2": changes_of(changed)[0].official}
    monkeypatch.setattr("workshop.standing.checked_rules", lambda: Checked(None, {}, digests))
    return changed


def states(draft: Draft) -> dict[str, str]:
    return {f"{one.item.kind}:{one.item.about}": one.state for one in standing_of(draft)}


def rules_of(draft: Draft) -> list[str]:
    return [one.key for one in open_items(draft) if one.kind == "rules"]


def test_what_does_not_concern_the_engine_leaves_the_cases_as_they_are(changed: Draft, editor: User) -> None:
    assert {"rules:64A2", f"cases:{CASE}", "questions:revoke-in-play"} <= states(changed).keys()
    assert settle(editor, changed, rules_of(changed), "Anlam aynı.") == 1
    found = states(changed)
    assert found["rules:64A2"] == "settled"
    assert (found[f"cases:{CASE}"], found["questions:revoke-in-play"]) == ("stays", "stays")
    assert found["translation:64A2"] == "open"
    assert Entry.objects.filter(what="settle").get().details["engine"] == "unaffected"


def test_a_case_that_rests_on_another_changed_clause_too_stays_open(changed: Draft, editor: User) -> None:
    write(editor, changed, parse("64A1"), {"tr": lines(changed, "64A1") + " Öyle."}, 0)
    changed.refresh_from_db()
    settle(editor, changed, [one for one in rules_of(changed) if ":64A2:" in one])
    assert (states(changed)[f"cases:{CASE}"], states(changed)["questions:revoke-in-play"]) == ("open", "stays")


def test_what_the_engine_is_to_be_told_stays_open_until_it_was(changed: Draft, editor: User) -> None:
    settle(editor, changed, rules_of(changed), engine=Settled.Engine.TO_TELL)
    assert (states(changed)["rules:64A2"], states(changed)[f"cases:{CASE}"]) == ("to-tell", "open")
    assert rules_of(changed)
    settle(editor, changed, rules_of(changed), "Yeniden bakıldı.")  # somebody looked again
    assert states(changed)["rules:64A2"] == "settled"
    write(editor, changed, parse("64A2"), {"tr": lines(changed) + " Yine."}, 1)
    changed.refresh_from_db()
    assert states(changed)["rules:64A2"] == "open"


def test_rules_that_were_held_against_the_words_are_closed_and_cases_ruled_as_before_with_them(
    told: Draft, book: Book
) -> None:
    assert (states(told)["rules:64A2"], states(told)[f"cases:{CASE}"]) == ("told", "open"), "nobody knows how it was"
    keep_rulings(book)
    assert states(told)[f"cases:{CASE}"] == "stays"
    assert states(told)["questions:revoke-in-play"] == "open", "a question is looked at by somebody"


def test_a_case_that_is_ruled_otherwise_since_is_shown_before_and_after(
    told: Draft, book: Book, editor: User, monkeypatch: Make, at_the_desk: Callable[[User], Client]
) -> None:
    keep_rulings(book)
    another = ruling_of(reviewed_cases()[OTHER])
    monkeypatch.setattr(rulings_before, "ruling_of", lambda case: another)
    (found,) = [one for one in standing_of(told) if one.item.kind == "cases"]
    assert found.is_open
    assert found.otherwise is not None
    assert found.otherwise.before != found.otherwise.after
    page = at_the_desk(editor).get(f"/tr/atolye/taslak/{told.pk}/etki/").content.decode()
    assert found.otherwise.before[0] in page
    assert "kuralları bu sözlerle karşılaştırıldı" in page


def test_rulings_are_kept_once_and_a_sentence_that_is_put_better_is_no_other_ruling(
    book: Book, monkeypatch: Make
) -> None:
    keep_rulings(book)
    kept = book.edition.content_hash
    assert ruled_otherwise(kept, [CASE], "tr") == {}
    monkeypatch.setattr(rulings_before, "script", lambda ruling: ["Başka sözlerle."])
    assert ruled_otherwise(kept, [CASE], "tr") == {}
    another = ruling_of(reviewed_cases()[OTHER])
    monkeypatch.setattr(rulings_before, "ruling_of", lambda case: another)
    keep_rulings(book)  # as they are by now: too late
    with translation.override("en"):
        found = ruled_otherwise(kept, [CASE], "en")
    assert found is not None
    assert any("trick" in line for line in found[CASE].before)
    assert ruled_otherwise("another edition", [CASE], "tr") is None


def test_it_must_be_said_whether_the_engine_is_concerned(
    changed: Draft, editor: User, at_the_desk: Callable[[User], Client]
) -> None:
    client, address = at_the_desk(editor), f"/tr/atolye/taslak/{changed.pk}/do/settle/"
    page = client.post(address, {"kind": ["rules", "cases"]}, follow=True).content.decode()
    assert "kararları etkileyip etkilemediğini" in page
    assert not Settled.objects.exclude(engine="").exists()
    client.post(address, {"kind": "rules", "engine": "unaffected"})
    assert {one.engine for one in Settled.objects.exclude(engine="")} == {"unaffected"}


def test_a_ruling_that_is_only_said_in_another_order_is_no_other_ruling(book: Book, monkeypatch: Make) -> None:
    keep_rulings(book)
    ruling, other = ruling_of(reviewed_cases()[CASE]), ruling_of(reviewed_cases()[OTHER])
    reversed_ = said_backwards(ruling)
    assert script(reversed_) != script(ruling)
    monkeypatch.setattr(rulings_before, "ruling_of", lambda case: reversed_)
    assert ruled_otherwise(book.edition.content_hash, [CASE], "tr") == {}
    monkeypatch.setattr(rulings_before, "ruling_of", lambda case: other)
    assert ruled_otherwise(book.edition.content_hash, [CASE], "tr")


def test_what_was_kept_in_its_order_is_read_still(book: Book, monkeypatch: Make) -> None:
    backwards = said_backwards(ruling_of(reviewed_cases()[CASE]))
    monkeypatch.setattr(rulings_before, "ruling_of", lambda case: backwards)
    in_order = partial(rulings_before._concluded, in_order=True)
    with monkeypatch.context() as before:
        before.setattr(rulings_before, "_concluded", in_order)
        keep_rulings(book)
    assert ruled_otherwise(book.edition.content_hash, [CASE], "tr") == {}
