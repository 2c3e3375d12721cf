"""Chains: the steps of one seed are about the same table, each leads to the next, and each stands alone in an exam."""

from collections.abc import Iterator

import pytest
from django.test import Client
from django.utils import translation

from quizzes.questions.asking import ask, verdict
from quizzes.questions.chains import beginning, place_of
from quizzes.questions.parts import Draft
from quizzes.questions.templates import question, sealed_question, written
from tests.questions.drafts import hold_in, patterns
from tests.questions.made import forget, made

CHAINS = (
    "a-lead-out-of-turn-step-by-step",
    "an-insufficient-bid-step-by-step",
    "a-call-out-of-rotation-step-by-step",
)
STEPS = [step for name in CHAINS for step in written()[name].chain]


def steps(name: str, seed: int) -> list[Draft]:
    return [made(step, seed).draft for step in written()[name].chain]


@pytest.mark.parametrize("name", STEPS)
def test_two_ways_find_the_key_of_each_step_and_nothing_tells_it(name: str) -> None:
    hold_in(name, range(16))


@pytest.mark.long
@pytest.mark.parametrize("name", STEPS)
def test_so_it_is_in_many_and_there_are_25_patterns(name: str) -> None:
    hold_in(name, range(100))
    assert patterns(name, range(200)) >= 25


@pytest.mark.parametrize("name", CHAINS)
def test_all_steps_of_a_seed_are_about_the_same_table(name: str) -> None:
    for seed in range(16):
        first, *others = steps(name, seed)
        assert all(one.shown.board == first.shown.board for one in others)
        assert all(one.shown.auction == first.shown.auction for one in others)
        assert all(one.roles.get("offender") in (None, first.roles["offender"]) for one in others)


def test_the_penalty_card_of_the_second_step_lies_there_in_the_third() -> None:
    seen = set()
    for seed in range(16):
        _choices, fate, cards = steps("a-lead-out-of-turn-step-by-step", seed)
        if "cards" not in cards.known:
            continue
        (lying,) = cards.known["cards"]
        seen.add(lying)
        assert fate.known["card"] == lying
        assert fate.known["event"] == "refused"
    assert seen


def test_a_verdict_knows_the_next_step_and_the_last_one_the_first() -> None:
    name = CHAINS[0]
    first = place_of(question(name, 3))
    assert first is not None
    assert first.following is not None
    assert (first.number, first.count, first.following.seed) == (1, 3, 3)
    assert first.following.template.name == f"{name}-2"
    last = place_of(question(f"{name}-3", 3))
    assert last is not None
    assert last.following is None
    assert last.first is not None
    assert last.first.template.name == name
    assert place_of(question("what-is-a-claim", 3)) is None


def test_practice_begins_a_chain_with_its_first_step() -> None:
    of_chain = [written()[step] for step in STEPS]
    assert [one.name for one in beginning(of_chain)] == list(CHAINS)
    assert beginning(of_chain[1:3]) == of_chain[1:3]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A chain that is asked."""
    for step in STEPS[:3]:
        monkeypatch.setattr(written()[step], "asked", True)
    forget()
    yield CHAINS[0]
    monkeypatch.undo()
    forget()


def test_on_the_page_one_step_leads_to_the_next_and_back_to_the_first(asked: str, reader: Client) -> None:
    first, second = question(asked, 3), question(f"{asked}-2", 3)
    page = reader.get(f"/en/question/{first.id}/").content.decode()
    assert "Step 1 of 3" in page
    assert second.id not in page
    verdict = reader.get(f"/en/question/{first.id}/?answer=a").content.decode()
    assert f'id="next" href="/en/question/{second.id}/"' in verdict
    assert "What happens then?" in verdict
    page = reader.get(f"/tr/soru/{second.id}/").content.decode()
    assert f'href="/tr/soru/{first.id}/"' in page
    assert "2/3. adım" in page


def test_in_an_exam_a_step_leads_to_no_other(asked: str) -> None:
    place = place_of(sealed_question(f"{asked}-2", "a secret"))
    assert place is not None
    assert (place.first, place.following) == (None, None)


def test_who_may_call_freely_is_told_what_hangs_on_the_call_in_each_answer() -> None:
    told = 0
    for seed in range(12):
        found = question("a-call-out-of-rotation-step-by-step", seed)
        with translation.override("en"):
            texts = [option["text"] for option in ask(found, "en")["options"] if "Both" in option["text"]]
        told += len(texts)
        assert all("must pass once" in text for text in texts)
    assert told


def test_the_lead_is_declarers_to_accept_and_not_his_sides() -> None:
    for seed in range(6):
        reason = steps("a-lead-out-of-turn-step-by-step", seed)[1].because
        assert reason is not None
        with translation.override("en"):
            assert str(reason.text).startswith("declarer ")


def test_a_lead_that_was_accepted_lies_in_the_trick() -> None:
    seen = 0
    for seed in range(16):
        _choices, fate, cards = steps("a-lead-out-of-turn-step-by-step", seed)
        if fate.known["event"] == "accepted":
            seen += 1
            assert cards.shown.tricks[-1] == ((fate.known["leader"], fate.known["card"]),)
            assert not cards.shown.faced
    assert seen


def test_who_has_a_lead_taken_back_is_told_that_the_card_is_a_penalty_card() -> None:
    """56B: whoever is to lead then."""
    told = 0
    for seed in range(12):
        with translation.override("en"):
            options = ask(question("a-lead-out-of-turn-step-by-step", seed), "en")["options"]
        back = [option["text"] for option in options if "have the lead taken back" in option["text"].lower()]
        told += len(back)
        assert all("becomes a major penalty card" in text for text in back)
    assert told


@pytest.mark.parametrize("name", ["a-call-out-of-rotation-step-by-step", "a-call-out-of-rotation"])
def test_no_reason_is_what_the_story_leaves_unsaid(name: str) -> None:
    """That the player in turn had not called is told by nothing."""
    reasons = set()
    for seed in range(30):
        with translation.override("en"):
            reasons.add(verdict(made(name, seed), [], "en")["because"])
    assert [one for one in reasons if "had not called" in one] == []
