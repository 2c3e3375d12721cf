"""When the seeds of a template make other questions its version is raised: an id names one question for good."""

from pathlib import Path

import pytest
import yaml
from django.core.management import call_command
from django.core.management.base import CommandError

from quizzes.management.commands import question_state
from quizzes.questions import digests
from quizzes.questions.digests import FEW, clauses, digest
from quizzes.questions.recorded import recorded
from quizzes.questions.templates import NoSuchQuestion, Template, linked, question, question_of, templates
from tests.questions.made import made

RECORD = "have the clauses drawn that are gone, then ./run manage question_state --record"
RAISE = "raise the version of the template, then ./run manage question_state --record"


@pytest.mark.parametrize("name", list(linked())[::8])
def test_some_seeds_make_the_questions_that_were_recorded(name: str) -> None:
    before = recorded()[name]
    assert (linked()[name].version, digest(linked()[name], FEW, made)) == (before["version"], before["few"]), RAISE


@pytest.mark.long
@pytest.mark.parametrize("name", linked())
def test_many_seeds_make_the_questions_that_were_recorded(name: str) -> None:
    now = digests.digests(linked()[name], made)
    assert now | {"clauses": recorded()[name]["clauses"]} == recorded()[name], RAISE


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(linked())[::24])
def test_the_clauses_that_were_recorded_decide_some_question(name: str) -> None:
    """Of some templates: the clauses of one whose digests are as recorded are hardly others."""
    assert clauses(linked()[name], made) == recorded()[name]["clauses"], RECORD


def test_nothing_is_recorded_of_templates_that_are_gone() -> None:
    assert recorded().keys() == linked().keys()


def test_another_question_has_another_digest() -> None:
    found = linked()["revoke-in-play"]
    assert digest(found, range(3)) != digest(found, range(1, 4))


def test_the_version_of_one_template_leaves_the_others_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = question("revoke-in-play", 5), question("fifth-card", 5)
    earlier, kept = one.id, other.id
    raised: Template = one.template
    monkeypatch.setattr(raised, "version", raised.version + 1)
    assert question("revoke-in-play", 5).id != earlier
    with pytest.raises(NoSuchQuestion) as gone:
        question_of(earlier)
    assert gone.value.outdated
    assert question_of(kept).id == kept


def test_a_clause_that_decides_nothing_any_more_is_not_recorded_away(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """40B5a, 19B3 and 28B had dropped out of their templates, and nobody had noticed."""
    before = {"fifth-card": digests.digests(linked()["fifth-card"]) | {"clauses": ["45E1", "45E2", "45F"]}}
    kept = tmp_path / "digests.yaml"
    kept.write_text(yaml.safe_dump(before), encoding="utf-8")
    now = {"fifth-card": before["fifth-card"] | {"clauses": ["45E1", "45E2"]}}
    monkeypatch.setattr("quizzes.questions.recorded.file", lambda: kept)
    monkeypatch.setattr(question_state, "states", lambda: now | {})
    monkeypatch.setattr(digests, "DECIDED", range(1))
    now["fifth-card"]["version"] += 1
    with pytest.raises(CommandError, match="--losing"):
        call_command("question_state", record=True)
    assert recorded() == before
    call_command("question_state", record=True, losing=True)
    assert recorded() == now


def test_questions_with_something_wrong_are_not_recorded(
    db: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A template new or raised is asked for many seeds here; the tests ask most of them for a few only."""
    name = next(iter(templates()))
    monkeypatch.setattr("quizzes.questions.recorded.file", lambda: tmp_path / "digests.yaml")
    monkeypatch.setattr(digests, "DECIDED", range(2))
    monkeypatch.setattr(question_state, "states", lambda: {name: digests.digests(templates()[name]) | {"clauses": []}})
    with monkeypatch.context() as otherwise:
        otherwise.setattr(templates()[name], "check", lambda draft: {"something else"})
        with pytest.raises(CommandError, match="not recorded"):
            call_command("question_state", record=True)
    assert f"{name} 1: the key is" in capsys.readouterr().out
    assert recorded() == {}
    call_command("question_state", record=True)
    assert recorded().keys() == {name}
