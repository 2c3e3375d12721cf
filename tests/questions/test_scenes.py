"""Templates made of a few data: the case has what its ruling reads, and the text says the same as the engine."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from django.utils import translation

from quizzes.offering.contested import is_contested
from quizzes.questions.by_text import says
from quizzes.questions.facts_said import said_already
from quizzes.questions.parts import Unsuitable
from quizzes.questions.saying import say_said
from quizzes.questions.scenes import Scene, keys_in, keys_of
from quizzes.questions.templates import Template, written
from rulings.engine.neighbours import beside
from rulings.engine.rulings import rule
from rulings.situations.claims_facts import ClaimFacts
from tests.questions.made import drafts, made
from tests.sampling import every

SCENES = {name: one for name, one in written().items() if one.scene is not None}


@pytest.mark.parametrize("name", SCENES)
def test_every_value_of_a_scene_is_drawn(name: str) -> None:
    """What its own conditions exclude wherever it comes up would be there in vain: a part of the Law that is never asked."""
    scene: Scene = SCENES[name].scene
    never_drawn = {(fact, value) for fact, values in scene.facts.items() for value in values}
    for seed in range(1000):
        with suppress(Unsuitable):
            case = scene.draw(Random(seed))
            never_drawn -= {one for one in never_drawn if case.known.get(one[0], case.fields[one[0]].default) == one[1]}
        if not never_drawn:
            break
    assert not never_drawn


@pytest.mark.parametrize("name", SCENES)
def test_every_answer_of_a_scene_comes_up_and_none_is_the_right_one_too_often(name: str) -> None:
    assert len(keys_of(SCENES[name].scene)) >= 3


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("a-double-in-turn", "bid-made-is-redoubled"),
        (
            "a-play-before-the-rectification",
            "play-stands who=offender why=as-in-turn, obligation-remains of=penalty-card",
        ),
    ],
)
def test_an_answer_that_few_cases_have_is_the_right_one_as_often_as_another(name: str, answer: str) -> None:
    assert [key for key in keys_of(SCENES[name].scene) if answer in str(key)]


def patterns(template: Template, draws: int) -> set[str]:
    """The different cases that some draws give."""
    rng, found = Random(7), set()
    for _time in range(draws):
        try:
            case = template.scene.draw(rng)
        except Unsuitable:
            continue
        found.add(repr(sorted((name, str(value)) for name, value in case.known.items())))
    return found


@pytest.mark.parametrize("name", every(3, SCENES))
def test_a_scene_has_at_least_25_patterns(name: str) -> None:
    assert len(patterns(SCENES[name], 500)) >= 25


IDLE = [name for name, one in SCENES.items() if one.scene.idle]


@pytest.mark.parametrize("name", every(3, IDLE))
def test_what_no_law_asks_for_is_told_at_the_end_and_only_where_it_fits(name: str) -> None:
    scene = SCENES[name].scene
    may_be_told = {one[1] if isinstance(one, tuple) else one for one in scene.idle}
    for draft in drafts(name, 12):
        idle = [said.text for said in draft.story if said.text in may_be_told]
        assert idle in ([], [draft.story[-1].text])
        assert {*idle} <= {*scene.idle_of(draft.case)}


@pytest.mark.parametrize("name", SCENES)
def test_the_story_tells_every_fact_that_the_ruling_read(name: str) -> None:
    """What it does not tell is as usual, or is said by the opening sentences or with another fact."""
    scene: Scene = SCENES[name].scene
    draft = made(name, 5).draft
    told = {fact for fact, value in draft.case.known.items() if fact not in scene.fixed}
    silent = {fact for fact in told if fact in scene.told and draft.case.known[fact] not in scene.told[fact]}
    silent |= told & said_already(told)
    assert len(draft.story) - len(scene.story) >= len(told - silent) - sum("*" in one for one in scene.told.values())


def test_a_neighbour_differs_in_facts_that_were_read_and_is_ruled_otherwise() -> None:
    case = ClaimFacts(claimer="declarer", claimers_act="claimed-all", reaction="accepted")
    near = list(beside(case, most=1))
    assert {name for one in near for name in one.changed} <= {"claimer", "claimers_act", "only_current_trick"} | {
        *("reaction", "line_stated", "hand_faced", "played_after_claim", "partner_objected", "clearly_no_claim")
    }
    doubted = next(one for one in near if one.changed == {"reaction": "doubted"})
    assert [item.key for item in doubted.ruling.part("effect")] != [item.key for item in rule(case).part("effect")]


def test_a_case_that_then_lacks_a_fact_is_told_with_it() -> None:
    case = ClaimFacts(claimer="declarer", claimers_act="claimed-all")
    changed = [one.changed for one in beside(case) if one.changed.get("claimers_act") == "suggested-end"]
    assert {"claimers_act": "suggested-end", "clearly_no_claim": True} in changed
    assert {"claimers_act": "suggested-end"} not in changed


def test_a_fact_that_nobody_told_is_supposed_as_usual_too() -> None:
    """A concession (68B2) may have been objected to or not; the story of a claim told neither."""
    told: dict[str, Any] = {"claimer": "defender", "claimers_act": "claimed-all", "reaction": "accepted"}
    untold = [one.changed for one in beside(ClaimFacts(unassumed=frozenset({"partner_objected"}), **told))]
    for objected in (True, False):
        assert {"claimers_act": "conceded-some", "partner_objected": objected} in untold
    taken_as_usual = [one.changed for one in beside(ClaimFacts(**told))]
    assert {"claimers_act": "conceded-some", "partner_objected": False} not in taken_as_usual


def test_what_the_text_says_is_compared_with_what_is_concluded() -> None:
    assert says("claim-made of=some who=claimer, play-stops", "play-stops, claim-made of=some")
    assert not says("claim-made of=some who=claimer, play-stops", "claim-made of=some")
    assert not says("claim-to-director why=not-all-agreed", "claim-to-director why=-")
    assert says("claim-to-director", "claim-to-director why=-")


@pytest.mark.parametrize("language", ["tr", "en"])
def test_when_a_wrong_answer_would_be_right_is_said_as_a_supposition(language: str) -> None:
    with translation.override(language):
        said = [
            say_said(option.right_if)
            for seed in range(6)
            for option in made("after-a-claim", seed).draft.options
            if option.right_if
        ]
    assert said
    assert all(one.endswith(("saydı", "seydi")) for one in said) == (language == "tr")


@pytest.mark.parametrize("name", [name for name, one in SCENES.items() if one.for_exams])
def test_a_scene_that_is_examined_has_questions_that_nobody_could_contest(name: str) -> None:
    assert any(not is_contested(made(name, seed).draft) for seed in range(16))


@pytest.mark.long
@pytest.mark.parametrize("name", SCENES)
def test_no_answer_is_so_rare_that_it_is_never_the_right_one(name: str) -> None:
    """What is found in five times as many draws as are made is one of the answers already."""
    what = SCENES[name].scene
    assert what is not None
    assert set(keys_in(what, 800)) <= set(keys_of(what))
