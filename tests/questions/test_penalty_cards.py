"""Questions on exposed, penalty and withdrawn cards."""

from itertools import chain

import pytest
from django.utils import translation

from quizzes.questions.asking import ask
from quizzes.questions.sets.penalty_cards_scenes import hand_of
from quizzes.questions.templates import question
from rulings.engine.rulings import rule
from rulings.table.legality import legal_cards
from rulings.table.position import Position
from rulings.wording.refusals import NOTES
from tests.questions.made import SEEDS, checked, drafts, made, wrong
from tests.sampling import every

NAMES = (
    "exposed-card-status",
    "exposed-card-director",
    "exposed-in-auction",
    "exposed-card-information",
    "penalty-card-hand",
    "penalty-card-clause",
    "penalty-card-choices",
    "penalty-cards-after-choice",
    "penalty-card-lead",
    "penalty-card-ignored",
    "penalty-card-refused",
    "score-after-a-penalty-card",
    "withdrawn-card",
    "withdrawn-card-clause",
)


@pytest.mark.long  # a sample of every template is looked at in test_every_template.py
@pytest.mark.parametrize("name", every(2, NAMES))
def test_questions_have_one_key_found_in_two_ways(name: str) -> None:
    assert wrong(name, SEEDS) == []


@pytest.mark.parametrize("name", every(3, NAMES))
def test_a_seed_makes_one_question_and_seeds_make_many(name: str) -> None:
    told = [ask(made(name, seed), "en") for seed in SEEDS]
    assert told[:5] == [ask(question(name, seed), "en") for seed in range(5)]
    assert len({repr(one["story"]) for one in told}) > 50


@pytest.mark.long  # a smaller sample of every template is looked at in test_every_template.py
@pytest.mark.parametrize("name", every(2, NAMES))
def test_no_question_can_be_guessed(name: str) -> None:
    tally = checked(name, range(200))
    assert len(tally.keys) >= 2
    assert list(tally.tells()) == []


@pytest.mark.parametrize("name", every(2, NAMES))
def test_what_lies_face_up_is_still_in_its_hand(name: str) -> None:
    for draft in drafts(name):
        assert all(card in hand_of(draft.shown, seat) for seat, card in draft.shown.faced)
        assert all(hand_of(draft.shown, seat) for seat in "NESW")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", every(2, NAMES))
def test_the_play_before_the_last_trick_is_legal(name: str) -> None:
    for draft in drafts(name):
        shown = draft.shown
        if not shown.tricks:
            continue
        assert shown.deal is not None
        assert shown.contract is not None
        assert shown.contract.declarer is not None
        position = Position.start(shown.deal, shown.contract.declarer, shown.contract.strain.trump)
        for seat, card in chain.from_iterable(shown.tricks):
            assert seat is position.turn
            assert card in legal_cards(position, seat)
            position.play(seat, card)


@pytest.mark.parametrize("name", ["penalty-card-hand", "penalty-card-lead"])
def test_the_cards_on_offer_are_the_hand_whose_turn_it_is(name: str) -> None:
    for draft in drafts(name):
        tricks = draft.shown.tricks
        who = draft.known.get("owner") or draft.known["leader"]
        assert {option.answer.value for option in draft.options} == {str(card) for card in hand_of(draft.shown, who)}
        assert all(option.note and option.clause for option in draft.options if not option.right)
        if len(tricks[-1]) < 4:
            assert tricks[-1][-1][0].lho is who


def test_a_minor_card_leaves_declarer_no_choice() -> None:
    minor = [draft for draft in drafts("penalty-card-choices") if draft.known["grade"] == "minor"]
    assert minor
    assert all(draft.right == {"none"} for draft in minor)


def test_cards_of_two_suits_give_six_choices_and_cards_of_one_suit_three() -> None:
    for draft in drafts("penalty-card-choices"):
        if draft.known["grade"] == "major" and draft.known["moment"] == "partner-leads":
            suits = {card.suit for card in draft.known["cards"]}
            assert len(draft.right) == {1: 3, 2: 6}[len(suits)]


def test_who_follows_to_a_lead_is_not_restricted_by_partners_penalty_card() -> None:
    """50D: the partner may be restricted whenever he is to lead."""
    follows = [draft for draft in drafts("penalty-card-choices") if draft.known["moment"] == "partner-plays"]
    assert follows
    assert all(draft.right == {"none"} and len(draft.shown.tricks[-1]) == 1 for draft in follows)


def test_what_is_told_of_how_a_card_came_to_be_seen_makes_it_minor_or_major() -> None:
    """50B: minor is only a single card below an honour that was shown inadvertently; a revoke or a lead is meant as a play."""
    meant, told = ("first played", "had to take it back"), set()
    for draft in drafts("penalty-card-choices"):
        with translation.override("en"):
            story = str(draft.story[0].text)
        cards, grade = draft.known["cards"], draft.known["grade"]
        if any(words in story for words in meant):
            assert grade == "major"
        elif len(cards) == 1 and "penalty card" not in story:
            assert grade == ("major" if cards[0].is_honour else "minor")
        told.add(story)
    assert len(told) >= 6


def test_who_follows_suit_with_another_card_had_no_chance_to_play_the_penalty_card() -> None:
    """50D1(a): since the trick on which it came to be seen its owner has followed another suit."""
    since = 0
    for draft in (*drafts("penalty-card-choices"), *drafts("penalty-card-refused")):
        number = draft.story[0].values["trick"]
        with translation.override("en"):
            dated = "%(trick)s" in str(draft.story[0].text)
        if dated:
            since += 1
            plays, owner = draft.shown.tricks[number - 1], draft.story[0].values["who"]
            assert dict(plays)[owner].suit is plays[0][1].suit is not draft.story[0].values["card"].suit
            assert plays[0][0] is not owner
    assert since


def test_who_may_use_what_a_card_shows_turns_on_where_it_lies_and_on_what_is_asked() -> None:
    """50E1 to 50E3: a card that lies there all; one that went back, or how a played one came to be seen, not partner."""
    found = {draft.known["moment"]: draft for draft in drafts("exposed-card-information")}
    assert found.keys() >= {"follows", "stays", "required", "played", "twelfth", "declarer-revoked"}
    assert found["follows"].right == found["stays"].right == {"all"}
    assert all(found[name].right == {"but-partner"} for name in ("required", "forbidden", "played", "twelfth"))
    assert found["misinformed"].right == found["declarer-revoked"].right == {"but-declarer"}
    assert (found["played"].clause, found["twelfth"].clause) == ("50E3", "62D2")


def test_the_score_is_adjusted_for_what_a_penalty_card_told_only_if_that_damaged_declarers_side() -> None:
    """50E4, though 50E1 lets everybody use it; what a remark did besides is 16B, and declarer may use the card."""
    found = {draft.known["use"]: draft for draft in drafts("score-after-a-penalty-card")}
    assert found.keys() == {"damage", "harmless", "unused", "declarer", "remark", "no-alternative"}
    assert (*found["damage"].right, found["damage"].clause) == ("without-card", "50E4")
    assert (*found["remark"].right, found["remark"].clause) == ("without-remark", "16B3")
    assert all(found[name].right == {"stands"} for name in ("harmless", "unused", "declarer", "no-alternative"))


def test_a_forbidden_suit_is_not_led_on_keeping_the_lead_either() -> None:
    kept = [draft for draft in drafts("penalty-card-lead") if "trick" in draft.story[-1].values]
    assert kept
    for draft in kept:
        suits = draft.known["choice"].removeprefix("forbid ")
        assert all(str(value)[0] not in suits for value in draft.right)


def test_what_is_done_with_a_refused_card_never_depends_on_its_rank() -> None:
    for draft in drafts("penalty-card-refused"):
        if draft.known["event"] == "late":
            continue  # declarer has played on: nothing can be refused
        follows = [then for item in rule(draft.case).part("option") for then in item.then]
        assert {then.values["grade"] for then in follows if then.key == "penalty-card"} == {"major"}


def test_no_card_of_the_declaring_side_is_ever_a_penalty_card() -> None:
    for name in ("exposed-card-status", "exposed-in-auction"):
        for draft in drafts(name):
            if draft.case.hand != "defender":  # type: ignore[attr-defined]
                assert draft.right <= {"none", "played"}


def test_an_exposed_card_was_in_the_hand_at_that_time() -> None:
    for draft in drafts("exposed-card-status"):
        cards = draft.case.cards  # type: ignore[attr-defined]
        holders = {seat for seat in "NESW" if set(cards) <= hand_of(draft.shown, seat)}  # type: ignore[arg-type]
        assert len(holders) == 1


def test_every_refusal_has_its_note() -> None:
    found = {
        option.note.text
        for name in ("penalty-card-hand", "penalty-card-lead")
        for draft in drafts(name)
        for option in draft.options
        if option.note
    }
    assert found < set(NOTES.values())
    assert len(found) == 5


def test_who_may_change_after_declarers_revoke_has_not_played_to_the_trick_before() -> None:
    names = ("withdrawn-card", "withdrawn-card-clause")
    found = [draft for draft in chain(*(drafts(name) for name in names)) if draft.known["reason"] == "opponent-changed"]
    assert found
    for draft in found:
        assert draft.roles["defender"] not in [seat for seat, _card in draft.shown.tricks[-1]]


def test_nothing_that_could_be_right_only_of_a_lead_or_only_of_a_card_that_follows() -> None:
    for draft in drafts("penalty-card-ignored"):
        trick = next(one for one in reversed(draft.shown.tricks) if (draft.known["owner"], draft.known["card"]) in one)
        reasons = [str(option.right_if.text) for option in draft.options if option.right_if]
        if trick[0] == (draft.known["owner"], draft.known["card"]):
            assert not any("of the suit led" in one for one in reasons)


def test_where_the_owner_follows_another_suit_than_his_minor_card_44c_decides() -> None:
    """50C is about the suit of the minor card; who has to follow another suit is bound by 44C alone."""
    idle = 0
    for draft in drafts("penalty-card-hand"):
        led = draft.shown.tricks[-1][0][1].suit if len(draft.shown.tricks[-1]) < 4 else None
        held = {card.suit for card in hand_of(draft.shown, draft.known["owner"])}
        suits = {card.suit for card in draft.known["cards"]}
        binds = draft.known["grade"] == "minor" and led is not None and led in held and led not in suits
        idle += binds
        assert (draft.clause == "44C") is binds
    assert idle
