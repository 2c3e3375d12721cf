"""Questions about leads: keys found in two ways, stories that agree with the table, and what the Laws want in every one."""

import re
from collections import Counter
from dataclasses import replace

import pytest
from django.utils import translation

from bridge.plays import play_out
from bridge.seats import Seat
from quizzes.questions.asking import ask
from quizzes.questions.checking import problems
from quizzes.questions.explaining import because
from quizzes.questions.parts import Draft
from quizzes.questions.saying import say_said
from quizzes.questions.templates import names_of, question, templates
from rulings.engine.rulings import rule
from rulings.wording.players import card_name
from tests.questions.made import drafts, made, wrong
from tests.sampling import every

DURING_THE_PLAY = (
    "clause-of-a-lead-out-of-turn",
    "declarers-lead-out-of-turn",
    "defender-plays-before-the-correct-lead",
    "defenders-lead-out-of-turn",
    "director-on-a-lead-out-of-turn",
    "who-leads-after-a-lead-out-of-turn",
)
NAMES = (
    *DURING_THE_PLAY,
    "a-play-before-the-rectification",
    "both-defenders-lead",
    "card-led-by-the-wrong-player",
    "face-down-lead-taken-back",
    "faced-opening-lead-out-of-turn",
    "questions-after-the-auction",
    "the-second-card-to-a-lead-out-of-turn",
    "what-a-lead-out-of-turn-has-told",
    "what-declarer-may-choose",
    "who-makes-the-opening-lead",
)
MOST_OF_ONE_KEY = 0.55


def key(draft: Draft) -> str:
    return " ".join(sorted(map(str, draft.right)))


def declarer_of(draft: Draft) -> Seat:
    assert draft.shown.contract is not None
    assert draft.shown.contract.declarer is not None
    return draft.shown.contract.declarer


@pytest.mark.long  # a sample of every template is looked at in test_every_template.py
@pytest.mark.parametrize("name", every(2, NAMES))
def test_no_question_has_a_problem(name: str) -> None:
    assert wrong(name, range(60)) == []


@pytest.mark.parametrize("name", every(2, NAMES))
def test_a_seed_is_always_the_same_question(name: str) -> None:
    for seed in range(5):
        assert ask(made(name, seed), "tr") == ask(question(name, seed), "tr")


@pytest.mark.long  # a sample of every template is looked at in test_every_template.py
@pytest.mark.parametrize("name", every(2, NAMES))
def test_no_key_is_right_too_often(name: str) -> None:
    keys = Counter(key(draft) for draft in drafts(name, 200))
    assert len(keys) >= 3
    assert keys.most_common(1)[0][1] <= MOST_OF_ONE_KEY * 200


@pytest.mark.parametrize("name", every(2, NAMES))
def test_the_cards_on_the_table_come_from_the_hands(name: str) -> None:
    for draft in drafts(name, 60):
        shown = draft.shown
        if shown.deal is None:
            continue
        assert shown.contract is not None
        play_out(shown.deal, shown.tricks, shown.contract.strain.trump, declarer_of(draft))
        played = {card for trick in shown.tricks for _seat, card in trick}
        for seat, card in shown.faced:
            assert card in shown.deal[seat]
            assert card not in played


@pytest.mark.parametrize("name", every(2, NAMES))
def test_the_story_names_the_card_that_lies_face_up(name: str) -> None:
    for draft in drafts(name, 60):
        story = " ".join(map(say_said, draft.story))
        assert all(card_name(card) in story for _seat, card in draft.shown.faced)


@pytest.mark.parametrize("name", DURING_THE_PLAY)
def test_nobody_leads_out_of_turn_who_won_the_last_trick(name: str) -> None:
    for draft in drafts(name):
        shown = draft.shown
        assert shown.deal is not None
        assert shown.contract is not None
        winner = play_out(shown.deal, shown.tricks, shown.contract.strain.trump, declarer_of(draft))[-1].winner
        if "leader" in draft.known:
            assert draft.known["leader"] is not winner


def test_no_card_of_declarer_becomes_a_penalty_card() -> None:
    """55B: the card goes back to its hand; 53C makes one of the wrong defender's card only."""
    for draft in drafts("declarers-lead-out-of-turn", 300):
        penalty = [item for item in rule(draft.case).part("effect") if item.key == "penalty-card"]
        assert bool(penalty) == (draft.known["event"] == "wrong-defender")
        assert not key(draft).startswith("penalty")


@pytest.mark.parametrize("name", ["defenders-lead-out-of-turn", "who-leads-after-a-lead-out-of-turn"])
def test_of_a_defenders_lead_declarer_disposes_and_not_his_side(name: str) -> None:
    with translation.override("en"):
        drawn = (made(name, seed).draft for seed in range(24))
        reasons = [because(draft, draft.ruling) for draft in drawn if draft.case.known["hand"] == "defender"]
    assert not [one for one in reasons if re.search(r"(North-South|East-West) (accepted|had the lead)", one)]
    assert any(one.startswith("Because declarer") for one in reasons)


@pytest.mark.parametrize("name", ["defenders-lead-out-of-turn", "declarers-lead-out-of-turn"])
def test_what_cannot_be_accepted_goes_back(name: str) -> None:
    """47E1 and footnote 17, whatever the opponents say; a card that was played to it goes back too (47D)."""
    found = [draft for draft in drafts(name, 300) if draft.known["hindrance"] != "none"]
    assert {draft.known["event"] for draft in found} == {"nothing", "accepted", "refused", "followed"}
    for draft in found:
        assert key(draft).startswith("back-both " if draft.known["event"] == "followed" else "back ")
        assert (draft.clause == "fn:17") == (len(draft.shown.tricks) == 12)


def test_of_two_defenders_the_one_next_in_turn_decides() -> None:
    """55A."""
    found = [draft for draft in drafts("declarers-lead-out-of-turn", 400) if draft.known["event"] == "differ"]
    for draft in found:
        assert (key(draft) == "stands") == (draft.known["who"] is draft.known["leader"].lho)
    assert {key(draft) == "stands" for draft in found} == {True, False}


def test_a_face_down_card_is_not_told() -> None:
    found = [draft for draft in drafts("faced-opening-lead-out-of-turn", 300) if draft.known["manner"] == "face-down"]
    assert found
    for draft in found:
        assert draft.shown.faced == ()
        assert "card" not in draft.case.known
        assert key(draft) == "back"


def test_dummy_before_declarer_decides_who_plays_the_hand() -> None:
    """54C against 54A: whose card was shown first."""
    fates = {
        draft.known["event"]: key(draft)
        for draft in drafts("faced-opening-lead-out-of-turn", 400)
        if draft.known["manner"] == "plain"
    }
    assert fates["showed-first"] == fates["showed"] == "swap"
    assert fates["showed-second"] == fates["dummy-seen"] == fates["refused-too-late"] == "stands"
    assert fates["shown-in-auction"] == fates["nothing"] == "choose"


def test_who_may_have_the_auction_may_have_explanations() -> None:
    """41B, for each of the things that can be asked for."""
    for draft in drafts("questions-after-the-auction", 300):
        granted = {
            what: rule(draft.case.but(what=what)).part("effect")[0].key == "may-ask"
            for what in ("review", "explanation")
        }
        assert granted == {"review": key(draft) == "auction", "explanation": key(draft) in ("auction", "contract")}


def test_the_opening_lead_comes_from_declarers_left() -> None:
    """41A, with the declarer that the engine finds in the auction."""
    for draft in drafts("who-makes-the-opening-lead"):
        assert draft.shown.auction is not None
        assert draft.shown.contract is None
        contract = draft.shown.auction.contract
        assert contract is not None
        assert contract.declarer is not None
        assert key(draft) == contract.declarer.lho


def test_the_checks_can_disagree() -> None:
    """Each check reads what is known: told otherwise, it finds another key."""
    for name, changed in (
        ("defenders-lead-out-of-turn", {"event": "own-lead", "hindrance": "none"}),
        ("declarers-lead-out-of-turn", {"event": "own-lead", "hindrance": "none"}),
        ("card-led-by-the-wrong-player", {"faced": False}),
        ("face-down-lead-taken-back", {"cause": "none"}),
        ("faced-opening-lead-out-of-turn", {"event": "showed", "manner": "plain"}),
    ):
        asked = [made(name, seed) for seed in range(40)]
        other = [replace(one, made=replace(one.draft, known={**one.draft.known, **changed})) for one in asked]
        assert any(problems(one) for one in other)


def test_every_template_is_tested_here() -> None:
    """Chains have their own tests (``test_chains``)."""
    topics = ("leads", "opening-leads")
    asked = {name: one for name, one in templates().items() if one.topic.name in topics and not one.chain}
    assert {part for name in asked for part in names_of(name)[1:] or [name]} == set(NAMES)


def test_a_card_of_dummy_seen_after_declarers_own_is_no_reason() -> None:
    """54A: who has begun to spread his hand is dummy, whatever dummy shows then."""
    shown = [made("faced-opening-lead-out-of-turn", seed).draft for seed in range(40)]
    later = [draft for draft in shown if draft.known["event"] == "showed-first"]
    assert later
    for draft in later:
        with translation.override("en"):
            told = because(draft, draft.ruling)
        assert "before that" in told
        assert "could have seen" not in told


def test_of_a_lead_that_partner_brought_about_the_reason_says_that_no_opponent_did() -> None:
    """47E1 speaks of opponents only."""
    found = [draft for draft in drafts("defenders-lead-out-of-turn") if draft.known["partner_told"]]
    assert found
    with translation.override("en"):
        for draft in found:
            assert because(draft, rule(draft.case)).startswith("Because no opponent had said whose lead it was, ")
