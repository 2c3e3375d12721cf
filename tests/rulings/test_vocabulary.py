"""Facts have one vocabulary: what is new in it has one name, one meaning and one question."""

from collections import defaultdict
from io import StringIO
from typing import Any

import pytest
from django.core.management import call_command
from django.utils import translation

from rulings.engine.kinds import kinds
from rulings.vocabulary import (
    Vocabulary,
    asked_in_several_ways,
    vocabulary,
    with_several_meanings,
    with_several_names,
)

# Published names stay (docs/facts.md says what each means where); the lists may become shorter, not longer.
MEANINGS = {
    *("cause", "choice", "declarer_did", "hand", "irregularity", "leader", "manner"),
    *("offender", "player", "reason", "tricks", "turn"),
}
QUESTIONS = {
    *(
        "attention",
        "both_sides",
        "card",
        "cards",
        "damage",
        "designated_card",
        "director_exempts",
        "director_instructs",
    ),
    *("faced", "has_penalty_card", "legal", "misinformed", "repeated", "thirteenth_trick"),
}
NAMES = {("asker", "player", "who"), ("hand", "player")}


@pytest.fixture(scope="module")
def words() -> Vocabulary:
    with translation.override("en"):
        return vocabulary()


def test_no_further_name_has_two_lists_of_values(words: Vocabulary) -> None:
    assert with_several_meanings(words).keys() == MEANINGS


def test_no_further_name_is_asked_in_two_ways(words: Vocabulary) -> None:
    assert asked_in_several_ways(words).keys() == QUESTIONS


def test_no_further_question_asks_for_two_names(words: Vocabulary) -> None:
    assert {tuple(names) for names in with_several_names(words).values()} == NAMES


def test_what_is_asked_alike_is_declared_once(words: Vocabulary) -> None:
    declared: dict[tuple[str, Any], list[Any]] = defaultdict(list)
    for name, forms in words.items():
        for form, situations in forms.items():
            declared[name, form] = [kinds()[one].facts.fields[name].type for one in situations]
    apart = {name for (name, _form), types in declared.items() if any(one != types[0] for one in types)}
    assert apart == set()


def test_both_languages_have_the_same_names_in_doubt(words: Vocabulary) -> None:
    with translation.override("tr"):
        turkish = vocabulary()
    assert with_several_meanings(turkish).keys() == with_several_meanings(words).keys()
    assert turkish.keys() == words.keys()


def test_the_command_lists_a_fact_with_its_situations_and_the_names_in_doubt() -> None:
    out = StringIO()
    call_command("show_facts", stdout=out)
    lines = out.getvalue().splitlines()
    form = lines[lines.index("sides_played_next") + 1]
    assert "How many sides had played to the next trick" in form
    assert form.endswith("[defective-trick, dummy-plays-undesignated-card, fifth-card, revoke, simultaneous-play]")
    assert any(line.startswith("several names for “Who asks?”: asker, player, who") for line in lines)
