"""Questions on played cards, calls from dummy, dummy, premature plays and tricks."""

from collections import Counter
from dataclasses import replace

import pytest
from django.utils import translation

from quizzes.questions.asking import ask
from quizzes.questions.checking import problems
from quizzes.questions.parts import CardChoice, Draft
from quizzes.questions.saying import say_said
from quizzes.questions.sets.premature_plays_events import BEFORE_PARTNER
from quizzes.questions.templates import Question, linked, question, written
from rulings.engine.rulings import rule
from rulings.table.legality import legal_cards
from rulings.table.position import Position
from tests.questions.made import SEEDS, checked, drafts, made, wrong
from tests.sampling import every

NAMES = (
    "called-cards",
    "designation-changed",
    "dummy-asks-declarer",
    "dummy-touches-card",
    "dummys-card-director",
    "dummys-wrong-card",
    "fifth-card",
    "incomplete-call",
    "incomplete-call-clause",
    "look-at-trick",
    "missing-card",
    "partner-after-premature-play",
    "premature-play",
    "shown-card",
    "two-cards-at-once",
    "what-dummy-may",
)

each_template = pytest.mark.parametrize("name", every(2, NAMES))


def played_so_far(draft: Draft) -> Position:
    """The position that the record of a question leads to; each card must have been legal."""
    shown = draft.shown
    assert shown.deal is not None
    assert shown.contract is not None
    assert shown.contract.declarer is not None
    position = Position.start(shown.deal, shown.contract.declarer, shown.contract.strain.trump)
    for trick in shown.tricks:
        for seat, card in trick:
            assert seat is position.turn
            assert card in legal_cards(position, seat)
            position.play(seat, card)
    return position


@pytest.mark.long  # a sample of every template is looked at in test_every_template.py
@each_template
def test_nothing_is_wrong_with_the_questions(name: str) -> None:
    assert wrong(name, SEEDS) == []


@each_template
def test_a_seed_makes_the_same_question_again(name: str) -> None:
    def text(found: Question) -> object:
        with translation.override("en"):
            return ask(found, "en")

    again = Question(linked()[name], 7, question(name, 7).draft)
    assert text(again) == text(question(name, 7))
    assert text(question(name, 8)) != text(question(name, 7))


@pytest.mark.long  # a smaller sample of every template is looked at in test_every_template.py
@each_template
def test_no_answer_is_right_too_often(name: str) -> None:
    tally = checked(name, range(200))
    assert len(tally.keys) >= 2
    assert list(tally.tells()) == []


@pytest.mark.parametrize("name", every(3, NAMES))
def test_questions_differ(name: str) -> None:
    with translation.override("en"):
        stories = {str(ask(made(name, seed), "en")) for seed in SEEDS}
    assert len(stories) >= 55


@each_template
def test_the_other_way_finds_out_a_wrong_key(name: str) -> None:
    for seed in range(5):
        found = question(name, seed)
        options = tuple(replace(option, right=not option.right) for option in found.draft.options)
        turned = replace(found, made=replace(found.draft, options=options))
        assert any("the other way finds" in problem for problem in problems(turned))


@each_template
def test_the_record_is_legal_play(name: str) -> None:
    for draft in drafts(name):
        played_so_far(draft)


def test_the_card_shown_is_in_the_hand_of_the_player_whose_turn_it_is() -> None:
    for draft in drafts("shown-card"):
        position = played_so_far(draft)
        assert draft.known["seat"] is position.turn
        assert draft.known["card"] in position.hands[position.turn]


def test_declarers_card_is_never_a_penalty_card() -> None:
    ours = [draft for draft in drafts("shown-card", 150) if draft.known["seat"] is draft.known["declarer"]]
    assert ours
    assert {value for draft in ours for value in draft.right} == {"played", "hand"}


def test_the_options_of_a_call_are_all_cards_of_dummy() -> None:
    for draft in drafts("called-cards"):
        position = played_so_far(draft)
        offered = {option.answer.label.card for option in draft.options if isinstance(option.answer.label, CardChoice)}
        assert offered == position.hands[position.dummy]


def test_what_is_played_after_a_call_follows_suit() -> None:
    for draft in drafts("called-cards", 150):
        position = played_so_far(draft)
        hand = position.hands[position.dummy]
        if any(card.suit is position.led for card in hand):
            assert {value[0] for value in map(str, draft.right)} == {str(position.led)}


def test_a_card_of_another_suit_is_refused_for_its_suit() -> None:
    told = Counter[bool]()
    for draft in drafts("called-cards", 150):
        suit = draft.known["designation"].facts.get("named_suit")
        for option in draft.options:
            if suit and option.note and option.clause != "44C":
                with translation.override("en"):
                    of_suit = say_said(option.note) == "Declarer named another suit."
                assert of_suit is (str(option.answer.value)[0] != suit)
                told[of_suit] += 1
    assert told[True]
    assert told[False]


def test_each_clause_on_calls_is_asked_about() -> None:
    asked = Counter(draft.clause for draft in drafts("incomplete-call-clause", 400))
    assert set(asked) == {"46B1a", "46B1b", "46B1c", "46B2", "46B3a", "46B3b", "46B4", "46B5"}


def test_a_designation_is_changed_only_before_declarer_plays() -> None:
    for draft in drafts("designation-changed", 150):
        trick = draft.shown.tricks[-1]
        dummy = draft.known["table"].board.dummy
        after = [seat for seat, _card in trick[[seat for seat, _card in trick].index(dummy) :]]
        changed = draft.right <= {"free", "defender"}
        assert changed <= (dummy.partner not in after)
        assert (draft.right == {"defender"}) <= (dummy.lho in after)


def test_dummy_may_call_the_director_only_after_attention_was_drawn() -> None:
    for draft in drafts("what-dummy-may", 150):
        if "calls-director" in draft.known["actions"]:
            assert ("calls-director" in draft.right) is (draft.known["state"] == "attention")
        assert not draft.right & {
            "exchanges-hands",
            "watches-declarer",
            "looks-at-card",
            "draws-attention",
            "takes-part",
        }


def test_the_ruling_beside_what_dummy_may_do_is_of_something_he_may_do() -> None:
    """Nobody is told of a revoke or a penalty of which the story knows nothing."""
    for draft in drafts("what-dummy-may", 20):
        assert draft.case.known["action"] in draft.right
        assert [item.key for item in rule(draft.case).part("effect")] == ["dummy-may"]


def test_the_wrong_card_of_dummy_was_played_and_the_named_one_is_still_there() -> None:
    for draft in drafts("dummys-wrong-card"):
        table = draft.known["table"]
        record = [card for trick in draft.shown.tricks for _seat, card in trick]
        assert draft.case.known["played_card"] in record
        assert draft.case.known["designated_card"] in table.position.hands[table.board.dummy] or draft.right == {"next"}
        assert draft.case.known["played_card"].suit is draft.case.known["designated_card"].suit


def test_the_card_played_too_soon_is_in_the_hand() -> None:
    for draft in (*drafts("premature-play"), *drafts("partner-after-premature-play")):
        position = played_so_far(draft)
        card = draft.known["card"] if "card" in draft.known else draft.case.known["card"]
        holder = next(seat for seat, hand in position.hands.items() if card in hand)
        assert holder.side is not position.declarer.side
        assert holder is not position.turn


def test_the_partner_follows_suit_whatever_declarer_demands() -> None:
    for draft in drafts("partner-after-premature-play", 150):
        hand, led = draft.known["hand"], draft.known["led"]
        if any(card.suit is led for card in hand):
            assert all(str(value)[0] == led.value for value in draft.right)


def test_a_missing_card_costs_nothing_while_it_can_be_played() -> None:
    for draft in drafts("missing-card", 150):
        assert (draft.right == {"now"}) is (draft.known["sides"] < 2)
        position = played_so_far(draft)
        assert len(position.trick) == 3
        assert position.turn is draft.known["who"]


def test_a_fifth_card_of_declarers_side_is_never_a_penalty_card() -> None:
    for draft in drafts("fifth-card", 150):
        if draft.known["who"].side is draft.known["declarer"].side:
            assert not draft.right & {"minor", "major", "declarer"}
        else:
            assert not draft.right & {"hand", "defenders"}


def test_a_fifth_card_beside_a_penalty_card_is_a_major_one() -> None:
    """50B: of two penalty cards both are major ones; the one that lay there could not be played to the trick (44C)."""
    found = [draft for draft in drafts("fifth-card", 150) if draft.known["before"]]
    assert found
    for draft in found:
        assert draft.right == {"major"}
        (_leader, led), *_others = draft.known["last"]
        assert dict(draft.known["last"])[draft.known["who"]].suit is led.suit is not draft.known["before"].suit


def test_what_no_law_asks_for_is_told_now_and_then_and_decides_nothing() -> None:
    """Without its idle sentence a question has the same key, by the engine and by the independent check."""
    told = 0
    for name, texts in (
        ("premature-play", BEFORE_PARTNER),
        ("partner-after-premature-play", BEFORE_PARTNER),
        ("unable-play", BEFORE_PARTNER),
    ):
        check = written()[name].check
        assert check is not None
        sources = {str(text) for text in texts}
        for draft in drafts(name):
            shorter = tuple(one for one in draft.story if str(one.text) not in sources)
            told += len(shorter) < len(draft.story)
            assert frozenset(check(replace(draft, story=shorter))) == draft.right
    assert 60 < told < 150


def test_dummy_has_no_right_to_see_a_trick() -> None:
    for draft in drafts("look-at-trick", 150):
        if draft.case.known["asker"] == "dummy":
            assert draft.right == {"none"}
