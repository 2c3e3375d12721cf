"""Facts have one vocabulary: a name has one meaning, one question and one word for each value, whichever situation asks."""

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from io import StringIO
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

import pytest
from django.core.management import call_command
from django.utils import translation

from bridge.problems import ImpossibleCase
from rulings import wording
from rulings.assistant.cases import reviewed_cases
from rulings.engine.cases import read_case, schema
from rulings.engine.kinds import kind_named, kinds
from rulings.engine.rulings import rule
from rulings.vocabulary import Word, vocabulary, with_several_meanings, with_several_names
from rulings.wording import stated
from rulings.wording.forms import Fact

ALIASES = [
    (kind.name, one.name, one.formerly)
    for kind in kinds().values()
    for one in kind.facts.fields.values()
    if one.formerly and not one.former_value
]


@pytest.fixture(scope="module")
def words() -> dict[str, Word]:
    with translation.override("en"):
        return vocabulary()


def _said(package: ModuleType, name: str) -> Iterator[tuple[str, Any]]:
    for module in iter_modules(package.__path__):
        yield from getattr(import_module(f"{package.__name__}.{module.name}"), name, {}).items()


def test_a_name_means_one_thing_wherever_it_is_asked_for(words: dict[str, Word]) -> None:
    assert with_several_meanings(words) == []


@pytest.mark.parametrize("language", ["tr", "en"])
def test_a_question_asks_for_one_name(language: str) -> None:
    with translation.override(language):
        assert with_several_names(vocabulary()) == {}


@pytest.mark.parametrize(("package", "part"), [(wording, "FACTS"), (stated, "STATED"), (wording, "KINDS")])
def test_words_are_declared_once(package: ModuleType, part: str) -> None:
    twice = [name for name, times in Counter(name for name, _ in _said(package, part)).items() if times > 1]
    assert twice == []


def test_a_conclusion_is_said_in_one_sentence() -> None:
    """Whichever situation draws it; what only one of them says is refined by a value of its own (``why``, ``how``)."""
    times = Counter(key for key, _ in _said(wording, "SENTENCES"))
    assert {key for key, number in times.items() if number > 1} == set()


def test_each_value_that_a_situation_accepts_has_a_word(words: dict[str, Word]) -> None:
    said: dict[str, Fact] = dict(_said(wording, "FACTS"))
    accepted = {(word.name, value) for word in words.values() for value in word.values}
    assert [(name, value) for name, value in accepted if value not in said[name].values] == []


def test_nothing_is_worded_that_no_situation_asks_for(words: dict[str, Word]) -> None:
    said: dict[str, Fact] = dict(_said(wording, "FACTS"))
    assert said.keys() == words.keys()
    of_lists = {"shows", "replacement_shows", "assigned_imps"}
    worded = {(name, value) for name, fact in said.items() for value in fact.values if name not in of_lists}
    assert worded - {(word.name, value) for word in words.values() for value in word.values} == set()


def test_an_older_name_is_not_a_name_of_the_same_situation() -> None:
    assert [(kind, old) for kind, _name, old in ALIASES if old in kind_named(kind).facts.fields] == []
    assert len({(kind, old) for kind, _name, old in ALIASES}) == len(ALIASES)


@pytest.mark.parametrize(("kind", "name", "old"), ALIASES)
def test_an_older_name_is_ruled_as_the_present_one(kind: str, name: str, old: str) -> None:
    cases = (case.facts for case in reviewed_cases().values() if case.kind == kind and name in case.facts)
    told = next(cases, {name: kind_named(kind).facts.fields[name].default})
    before = {old if one == name else one: value for one, value in told.items()}
    assert (
        rule(read_case({"kind": kind, "facts": before})).trace == rule(read_case({"kind": kind, "facts": told})).trace
    )


@pytest.mark.parametrize(
    ("older", "now"),
    [
        ("misinformed", {"misinformed": True, "thirteenth_trick": False}),
        ("thirteenth-trick", {"misinformed": False, "thirteenth_trick": True}),
        ("no", {"misinformed": False, "thirteenth_trick": False}),
    ],
)
def test_a_value_that_is_a_fact_of_its_own_now_is_ruled_as_before(older: str, now: dict[str, bool]) -> None:
    told = {"played_on_by": "non-offender", "irregularity": "lead"}
    kind = "play-before-rectification"
    before = rule(read_case({"kind": kind, "facts": {**told, "lead_cannot_stand": older}}))
    assert before.trace == rule(read_case({"kind": kind, "facts": {**told, **now}})).trace
    described = schema()["$defs"][kind]["properties"]["lead_cannot_stand"]
    assert older in described["enum"]
    assert described["x-now"] == "misinformed, thirteenth_trick"


def test_a_value_that_an_older_fact_never_had_is_refused_there() -> None:
    with pytest.raises(ImpossibleCase) as refused:
        read_case({"kind": "play-before-rectification", "facts": {"lead_cannot_stand": "perhaps"}})
    assert {(one.place, one.key) for one in refused.value.problems} == {("facts.lead_cannot_stand", "not-one-of")}


def test_a_fact_under_both_names_is_refused_at_the_older_one() -> None:
    with pytest.raises(ImpossibleCase) as refused:
        read_case({"kind": "revoke", "facts": {"hand": "dummy", "offender": "dummy"}})
    assert [(one.place, one.key) for one in refused.value.problems] == [("facts.offender", "fact-twice")]


def test_what_is_wrong_with_a_fact_stands_at_the_name_that_the_case_uses() -> None:
    with pytest.raises(ImpossibleCase) as refused:
        read_case({"kind": "revoke", "facts": {"offender": "kibitzer"}})
    assert [(one.place, one.key) for one in refused.value.problems] == [("facts.offender", "not-one-of")]
    with pytest.raises(ImpossibleCase) as contradicting:
        read_case({"kind": "revoke", "facts": {"offender": "dummy", "card_was_faced": True}})
    assert [one.place for one in contradicting.value.problems] == ["facts.offender"]


def test_the_schema_tells_which_names_are_old() -> None:
    described = schema()["$defs"]["revoke"]["properties"]
    assert described["offender"] == described["hand"] | {"deprecated": True, "x-now": "hand"}
    assert "deprecated" not in described["hand"]


def test_facts_that_a_situation_does_not_have_are_refused_where_they_are_made() -> None:
    with pytest.raises(TypeError, match="revoke has no fact nonsense"):
        kind_named("revoke").facts(nonsense=1)


def test_the_command_lists_a_fact_with_its_situations_and_the_values_that_each_accepts() -> None:
    out = StringIO()
    call_command("show_facts", stdout=out)
    lines = out.getvalue().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("hand (was: "))
    assert lines[at + 1].startswith("  Literal From whose hand?")
    assert "    dummy: dummy's" in lines[at : at + 8]
    asking = next(line for line in lines[at:] if line.startswith("  ["))
    assert "designation-changed: dummy/declarer" in asking
    assert "with several meanings: none" in lines


def test_a_value_is_understood_by_its_former_name() -> None:
    told = {"claimer": "declarer", "claimers_act": "claimed-all"}
    former, now = (
        read_case({"kind": "claim", "facts": {**told, "reaction": reaction}})
        for reaction in ("claimant-would-play-on", "claiming-side-would-play-on")
    )
    assert former.known == now.known
