"""``manage.py situation_tree``: a tree that a director can read."""

import io

import pytest
from django.core.management import CommandError, call_command

pytestmark = pytest.mark.usefixtures("book")


def outline(*arguments: str) -> list[str]:
    out = io.StringIO()
    call_command("situation_tree", *arguments, stdout=out)
    return out.getvalue().splitlines()


def test_questions_answers_and_rulings_stand_one_below_the_other() -> None:
    lines = outline("revoke", "--usual", "--lang", "en")
    assert lines[0] == "Revoke"
    start = lines.index("On which trick was the revoke?")
    assert lines[start + 1].startswith("  1–11 → What has the offending side done since the revoke?")
    assert any("[Law 61A, Law 63A, Law 63B, Law 64A2, Law 64C1]" in line for line in lines)


def test_what_several_answers_lead_to_is_told_once() -> None:
    lines = outline("revoke", "--usual", "--lang", "en")
    assert sum("→ (1) " in line for line in lines) == 1
    assert any(line.endswith("→ see (1)") for line in lines)


def test_it_is_in_turkish_unless_another_language_is_asked_for() -> None:
    lines = outline("played-card")
    assert any("(hakem takdir eder: Yasa 45C3)" in line for line in lines)
    assert any("bkz. (" in line for line in lines)


def test_it_says_where_only_computing_answers() -> None:
    assert any("(what follows is computed from it)" in line for line in outline("score", "--lang", "en"))


def test_a_situation_that_there_is_not_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(CommandError, match="revoke-question"):
        outline("tea-break")
