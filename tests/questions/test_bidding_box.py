"""The bidding box: which calls a player may make after something irregular in the auction."""

import pytest
from django.utils import translation

from bridge.auction import BIDS, supersedes
from quizzes.questions.asking import ask, is_right, lettered, verdict
from quizzes.questions.parts import CallChoice
from quizzes.questions.templates import question
from tests.questions.drafts import hold_in, patterns
from tests.questions.made import drafts, made

NAMES = (
    "bidding-box-after-insufficient-bid",
    "bidding-box-after-call-out-of-rotation",
    "bidding-box-after-inadmissible-call",
)
ALL_IN_THE_BOX = 3 + 2 * 5


@pytest.mark.parametrize("name", NAMES)
def test_the_engine_and_the_text_allow_the_same_calls_and_nothing_tells_them(name: str) -> None:
    hold_in(name, range(30))


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_so_it_is_in_many_and_there_are_25_patterns(name: str) -> None:
    hold_in(name, range(150))
    assert patterns(name, range(200)) >= 25


@pytest.mark.parametrize("name", NAMES)
def test_the_box_has_pass_double_redouble_and_two_levels_each_with_its_letter(name: str) -> None:
    for seed in range(12):
        options = lettered(made(name, seed))
        calls = [option.answer.label.call for _letter, option in options if isinstance(option.answer.label, CallChoice)]
        assert len(calls) == ALL_IN_THE_BOX == len(options)
        assert calls[:3] == ["P", "X", "XX"]
        assert [call[1:] for call in calls[3:]] == ["C", "D", "H", "S", "NT"] * 2
        assert made(name, seed).draft.several


def test_whoever_must_pass_finds_one_right_call_and_over_an_accepted_bid_lower_ones_are_right() -> None:
    name = "bidding-box-after-insufficient-bid"
    drafts = {draft.known["stage"]: draft for seed in range(40) for draft in [made(name, seed).draft]}
    assert drafts["corrected-otherwise"].right == {"P"}
    accepted = drafts["accepted"]
    assert accepted.shown.auction is not None
    last = next(call for call in reversed(accepted.shown.auction.calls) if call[0].isdigit())
    assert any(call[0].isdigit() and call <= last for call in map(str, accepted.right))


def test_over_an_accepted_bid_the_box_begins_where_the_first_sufficient_one_is() -> None:
    name = "bidding-box-after-insufficient-bid"
    accepted = [
        one for seed in range(60) if (one := made(name, seed).draft).known["stage"] in ("accepted", "called-over")
    ]
    for draft in accepted:
        stands = next(
            call for _by, call in reversed((("", draft.known["call"]), *draft.known["since"])) if call[:1].isdigit()
        )
        offered = {str(option.answer.value) for option in draft.options}
        assert next(bid for bid in BIDS if supersedes(bid, stands)) in offered, draft.known


@pytest.mark.parametrize(("language", "words"), [("en", "1 spade"), ("tr", "1 pik")])
def test_a_call_is_said_in_words_and_every_wrong_one_has_its_reason_and_clause(language: str, words: str) -> None:
    with translation.override(language):
        asked = (question("bidding-box-after-insufficient-bid", seed) for seed in range(20))
        boxes = ((one, {option["call"]["call"]: option for option in ask(one, language)["options"]}) for one in asked)
        found, shown = next((one, box) for one, box in boxes if "1S" in box)
        assert shown["1S"]["text"] == words
        assert shown["1S"]["call"]["glyph"] == "♠"
        told = verdict(found, {"c"}, language)["options"]
        assert all(one["note"] and one["clause"] for one in told if not one["right"])


def test_all_right_calls_and_no_other_are_the_answer() -> None:
    found = question("bidding-box-after-call-out-of-rotation", 4)
    right = {letter for letter, option in lettered(found) if option.right}
    assert is_right(found, right)
    assert not is_right(found, right - {min(right)})


def test_a_double_is_spoken_of_only_where_the_law_would_allow_it() -> None:
    """19A1: over a bid of the other side that nobody has doubled."""
    seen = set()
    for seed in range(60):
        draft = made("bidding-box-after-insufficient-bid", seed).draft
        if draft.known["stage"] != "refused" or draft.shown.auction is None:
            continue
        by, call = next((by, call) for by, call in reversed(draft.shown.auction.made()) if call != "P")
        allowed = call[0].isdigit() and by.side is not draft.known["offender"].side
        with translation.override("en"):
            assert any("double" in str(one.text) for one in draft.story) is allowed
        seen.add(allowed)
    assert seen == {True, False}


@pytest.mark.parametrize(("language", "turn"), [("en", "It is the turn of"), ("tr", "Konuşma sırası")])
def test_whose_turn_it_was_at_the_ruling_is_not_said_after_others_have_called(language: str, turn: str) -> None:
    with translation.override(language):
        for seed in range(12):
            told = verdict(made("bidding-box-after-insufficient-bid", seed), [], language)["ruling"]
            assert told["script"]
            assert not any(line.startswith(turn) for line in told["script"])
            assert all(one["key"] != "next-to-call" for one in told["effects"])


def test_after_an_attempt_with_a_double_partner_must_pass_and_after_a_comparable_call_not() -> None:
    """27B3: whatever stands in the end; 27B1(b): nothing is rectified."""
    by_stage = {draft.known["stage"]: draft for draft in drafts("bidding-box-after-insufficient-bid", 60)}
    assert by_stage["after-attempt"].right == {"P"}
    assert by_stage["after-attempt"].clause == "27B3"
    assert len(by_stage["corrected-comparably"].right) > 1
    over = by_stage["over-the-correction"]
    last = [call for _by, call in over.known["since"] if call[0].isdigit()]
    assert all(supersedes(str(one), last[-1]) for one in over.right if str(one)[0].isdigit() and last)
