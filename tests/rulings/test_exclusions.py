"""Facts that cannot be true at once are refused, and each of them is named; one of them told otherwise is a case."""

from typing import Any

import pytest
from django.utils import translation

from bridge.problems import ImpossibleCase
from rulings.engine.cases import read_case
from rulings.engine.kinds import kind_named
from rulings.engine.rulings import rule
from rulings.wording.problems_said import say_problem

OUT_OF_ROTATION = {"call": "1S", "turn_to_call": "rho", "last_call": "none"}
AT_ONCE = {"call": "1S", "turn_to_call": "partner", "last_call": "none"}
FIRST = {"call": "P", "turn_to_call": "lho"}
DOUBLE_OUT_OF_ROTATION = {"call": "X", "turn_to_call": "rho", "rho_then": "passed"}
MUST_PASS = {"call": "1S", "turn_to_call": "rho", "enforced_passes": "once", "rho_then": "passed"}
INSUFFICIENT = {"last_bid": "1S", "call": "1H"}
LED = {"hand": "defender", "turn": "partner", "played_after": "partner"}
LED_BY_DECLARER = {"hand": "declarer", "turn": "dummy", "played_after": "partner"}
BESIDE = {"hand": "defender", "turn": "declarer", "played_after": "next-player"}

SPREAD = {"hand": "defender", "faced": True, "declarer_did": "showed-cards"}
BY_DUMMY = {"hand": "dummy", "turn": "declarer"}
BOTH_REVOKED = {
    "hand": "defender",
    "trick": 6,
    "establishment": "next-trick",
    "opponents_revoked_too": True,
    "sides_played_next": 2,
}

EXCLUDED: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    ("call-out-of-rotation", OUT_OF_ROTATION, {"lho_did": "accepted", "rho_then": "passed"}, {"lho_did": "refused"}),
    ("call-out-of-rotation", OUT_OF_ROTATION, {"lho_did": "called", "rho_then": "called"}, {"rho_then": "not-yet"}),
    ("call-out-of-rotation", OUT_OF_ROTATION, {"lho_did": "accepted", "replaced": True}, {"lho_did": "nothing"}),
    ("call-out-of-rotation", {"call": "1S"}, {"turn_to_call": "lho", "rho_then": "passed"}, {"turn_to_call": "rho"}),
    ("call-out-of-rotation", AT_ONCE, {"simultaneous": False, "rho_then": "passed"}, {"simultaneous": True}),
    ("call-out-of-rotation", AT_ONCE, {"simultaneous": False, "rho_called": True}, {"simultaneous": True}),
    ("call-out-of-rotation", OUT_OF_ROTATION, {"rho_must_pass": True, "rho_then": "called"}, {"rho_must_pass": False}),
    ("call-out-of-rotation", OUT_OF_ROTATION, {"rho_called": True, "rho_then": "passed"}, {"rho_then": "not-yet"}),
    ("call-out-of-rotation", {"call": "1S"}, {"last_call": "none", "last_bid": "1H"}, {"last_call": "opponents-bid"}),
    ("call-out-of-rotation", FIRST, {"last_bid": "1H", "called_before": False}, {"called_before": True}),
    ("call-out-of-rotation", FIRST, {"partners_call_artificial": True, "called_before": False}, {"called_before": True}),
    ("insufficient-bid", {"call": "1H"}, {"last_call": "none", "last_bid": "1S"}, {"last_call": "opponents-bid"}),
    ("insufficient-bid", INSUFFICIENT, {"replacement": "X", "second_bid_accepted": True}, {"replacement": "1D"}),
    ("insufficient-bid", INSUFFICIENT, {"replacement": "2H", "second_bid_accepted": True}, {"replacement": "1D"}),
    ("insufficient-bid", INSUFFICIENT, {"attempted": "X", "second_bid_accepted": True}, {"attempted": "1D"}),
    ("changed-call", {}, {"second_call_made": False, "lho_did": "accepted"}, {"lho_did": "nothing"}),
    ("bid-above-seven", {}, {"caller": "all-passed", "after_final_pass": False}, {"after_final_pass": True}),
    ("bid-above-seven", {}, {"caller": "all-passed", "partners_lead_down": True}, {"caller": "defender"}),
    ("call-after-final-pass", {}, {"caller": "all-passed", "partners_lead_down": True}, {"caller": "defender"}),
    ("claim", {"claimer": "declarer"}, {"only_current_trick": True, "tricks_named": 2}, {"tricks_named": 1}),
    (
        "claim",
        {"claimer": "declarer", "claimers_act": "claimed-all"},
        {"tricks_left": 2, "only_current_trick": True},
        {"tricks_left": 1},
    ),
    (
        "claim",
        {"claimer": "defender", "tricks_left": 3},
        {"claimers_act": "folded", "only_current_trick": True},
        {"claimers_act": "showed-cards"},
    ),
    ("lead-after-withdrawn-call", {}, {"suits_called": ["S", "H", "D", "C"], "lead": "kept"}, {"lead": "first"}),
    ("lead-after-withdrawn-call", {}, {"suits_called": ["S", "H", "D", "C"], "lead": "kept"}, {"suits_called": ["S", "H"]}),
    (
        "call-out-of-rotation",
        {"call": "2H", "turn_to_call": "rho", "rho_must_pass": True},
        {"last_call": "opponents-bid", "owed_pass_ends_auction": True},
        {"last_call": "own-sides-double"},
    ),
    ("revoke", BOTH_REVOKED, {"both_sides": False}, {"both_sides": True}),
    ("opening-lead-out-of-turn", SPREAD, {"dummys_cards": "unseen", "dummy_seen_first": True}, {"dummy_seen_first": False}),
    ("lead-out-of-turn", BY_DUMMY, {"said_of_lead": "none", "next_defender_accepts": True}, {"said_of_lead": "differ"}),
    ("lead-out-of-turn", BY_DUMMY, {"played_after": "nobody", "meant_as_lead": True}, {"meant_as_lead": False}),
    ("changed-call", {}, {"lho_did": "nothing", "lho_called_deliberately": False}, {"lho_did": "called"}),
    ("missing-card", {}, {"play_over": False, "correction_period_over": True}, {"play_over": True}),
    (
        "misinformation",
        {"lead_faced": True},
        {"play_over": False, "hands_in_board": True},
        {"play_over": True},
    ),
    ("revoke", BOTH_REVOKED, {"both_sides": False}, {"both_sides": False, "next_trick_on_misinformation": True}),
    ("revoke", BOTH_REVOKED, {"both_sides": False}, {"both_sides": False, "sides_played_next": 1}),
    ("end-of-auction", {}, {"anybody_bid": False, "lead_faced": True}, {"anybody_bid": True}),
    (
        "end-of-auction",
        {},
        {"anybody_bid": True, "lead_faced": False, "hands_in_board": True},
        {"anybody_bid": False},
    ),
    ("misinformation", {}, {"auction_over": False, "lead_faced": True}, {"auction_over": True}),
    ("misinformation", {}, {"auction_over": False, "hands_in_board": True}, {"auction_over": True}),
    ("misinformation", {}, {"action_affected": False, "damaged": True}, {"action_affected": True}),
    ("mistaken-explanation", {}, {"auction_over": False, "hands_in_board": True}, {"auction_over": True}),
    ("mistaken-explanation", {}, {"auction_over": False, "play_over": True}, {"auction_over": True}),
    ("misinformation", {}, {"auction_over": False, "play_over": True}, {"auction_over": True}),
    ("question-during-auction", {}, {"review_wrong": False, "review_corrected": True}, {"review_wrong": True}),
    ("deception", {}, {"meant_to_deceive": True, "could_know_gain": False}, {"meant_to_deceive": False}),
    (
        "deception",
        {},
        {"deceived_by": "tempo", "false_inference": False, "damaged": True},
        {"deceived_by": "call-or-play"},
    ),
    ("unauthorised-information", {}, {"suggested": False, "chose_suggested": True}, {"chose_suggested": False}),
    ("extraneous-information", {}, {"first_call_made": False, "play_over": True}, {"first_call_made": True}),
    ("extraneous-information", {}, {"may_affect_play": False, "affected_result": True}, {"affected_result": False}),
    ("extraneous-information", {}, {"may_affect_play": False, "director_chose": "artificial-score"}, {"may_affect_play": True}),
    ("action-before-director", {}, {"done_before": "nothing", "right_lost": True}, {"right_lost": False}),
    (
        "action-before-director",
        {},
        {"done_before": "nothing", "gained_by_ignorance": "offending-side"},
        {"gained_by_ignorance": "nobody"},
    ),
    ("drawing-attention", {}, {"partners_explanation": True, "own_side_offended": False}, {"own_side_offended": True}),
    ("drawing-attention", {}, {"stage": "auction", "by_dummy": True}, {"stage": "play"}),
    ("faulty-deal", {}, {"deal_fault": "passed-out", "sides_begun": 1}, {"sides_begun": 2}),
    ("lead-out-of-turn", {}, {"played_after": "nobody", "played_by_correct_hand": True}, {"played_after": "partner"}),
    ("lead-out-of-turn", LED, {"played_by_correct_hand": False}, {"played_by_correct_hand": True}),
    ("lead-out-of-turn", LED_BY_DECLARER, {"played_by_correct_hand": False}, {"played_by_correct_hand": True}),
    (
        "lead-out-of-turn",
        {**LED, "played_after": "next-player"},
        {"played_by_correct_hand": True},
        {"played_by_correct_hand": False},
    ),
    (
        "lead-out-of-turn",
        {"hand": "declarer", "turn": "lho", "played_after": "right-hand-player"},
        {"played_by_correct_hand": True},
        {"played_after": "next-player"},
    ),
    (
        "lead-out-of-turn",
        {"hand": "dummy", "turn": "lho", "played_after": "next-player"},
        {"played_by_correct_hand": True},
        {"played_after": "right-hand-player"},
    ),
    (
        "opening-lead-out-of-turn",
        {},
        {"declarer_did": "accepted", "dummys_card_revoked": True},
        {"declarer_did": "played-from-dummy"},
    ),
    ("exposed-card", {}, {"during": "play", "auction_over": False}, {"during": "auction"}),
    ("exposed-card", {"hand": "defender"}, {"occasion": "other", "partner_objected": True}, {"occasion": "concession"}),
    ("exposed-card", {}, {"occasion": "held-in-turn", "how": "not-seen"}, {"how": "could-be-seen"}),
    ("played-card", {}, {"other_penalty_card": True, "grade": "minor"}, {"grade": "major"}),
    ("played-card", {"card": "SK"}, {"grade": "minor"}, {"grade": "major"}),
    ("penalty-card-not-played", {}, {"can_follow": False, "excuse": "follow-suit"}, {"can_follow": True}),
    ("penalty-card-not-played", {}, {"leads": True, "excuse": "follow-suit"}, {"leads": False}),
    ("penalty-card-not-played", {}, {"leads": True, "suit_led": "H"}, {"leads": False}),
    ("penalty-card-not-played", {}, {"duty": "major", "excuse": "restriction"}, {"duty": "none"}),
    ("penalty-card-not-played", {}, {"duty": "major", "grade": "minor"}, {"grade": "major"}),
    ("penalty-card-not-played", {}, {"duty": "minor", "grade": "major"}, {"grade": "minor"}),
    ("penalty-card-not-played", {}, {"excuse": "minor-card", "grade": "major"}, {"grade": "minor"}),
    ("penalty-card-not-played", {"penalty_card": "HK"}, {"duty": "minor"}, {"duty": "major"}),
    (
        "penalty-card-not-played",
        {"suit_led": "S", "penalty_card": "HK"},
        {"duty": "major", "card": "S3"},
        {"card": "C3"},
    ),
    ("penalty-card-not-played", {"suit_led": "S"}, {"excuse": "follow-suit", "penalty_card": "S4"}, {"penalty_card": "H4"}),
    ("penalty-card-not-played", {"penalty_card": "H4"}, {"excuse": "minor-card", "card": "H2"}, {"card": "HQ"}),
    *(
        ("unable-to-comply", {}, {"bound_player": "offender", "rectification": demand}, {"bound_player": "partner"})
        for demand in ("penalty-card", "several-penalty-cards", "premature-play")
    ),
    ("premature-play", {}, {"leads": True, "declarers_card_played": True}, {"leads": False}),
    ("premature-play", {}, {"leads": True, "suit_led": "H"}, {"leads": False}),
    (
        "premature-play",
        {"hand": "defender", "suit_led": "H", "earlier_cards": ["H9", "S2"]},
        {"legal": True, "card": "H6"},
        {"card": "C6"},
    ),
    ("revoke", {"hand": "defender"}, {"could_comply": False, "withheld_penalty_card": True}, {"could_comply": True}),
    ("withdrawn-card", {}, {"opening_lead": True, "later_card": True, "dummy_faced": False}, {"dummy_faced": True}),
    ("dummy-indicates-card", {}, {"suggested_play": False, "damaged_by_play": True}, {"suggested_play": True}),
    ("dummy-plays-undesignated-card", {}, {"was_led": True, "dummy_revoked": True}, {"was_led": False}),
    ("defective-trick", {}, {"played_again": False, "too_late": True}, {"played_again": True}),
    ("claim", {}, {"claimer": "declarer", "partner_objected": True}, {"claimer": "defender"}),
    ("claim", {}, {"claimers_act": "showed-cards", "hand_faced": False}, {"hand_faced": True}),
    ("disputed-claim", {}, {"trump_outstanding": False, "trump_can_win": True}, {"trump_outstanding": True}),
    ("disputed-claim", {}, {"trump_outstanding": False, "may_be_unaware": True}, {"trump_outstanding": True}),
    (
        "disputed-claim",
        {},
        {"succeeds_by": "any-normal-play", "worse_line_normal": True},
        {"succeeds_by": "unstated-line"},
    ),
    ("trick-inspection", {}, {"mixed_by": "nobody", "facts_lost": True}, {"mixed_by": "own-side"}),
    ("tricks-disputed", {}, {"mixed_by": "nobody", "facts_lost": True}, {"facts_lost": False}),
    ("score-correction", {}, {"slip_by": "nobody", "wrongly_entered": True}, {"slip_by": "player"}),
    ("end-of-round", {}, {"board_postponed": "outstanding", "all_entered": True}, {"board_postponed": "settled"}),
    ("wrong-number-of-cards", {}, {"card_seen": "none", "result_affected": True}, {"card_seen": "opponents"}),
    *(
        (kind, {}, {"scores_open": False, "minutes_since_open": 10}, {"scores_open": True})
        for kind in (
            *("agreed-claim", "cancelled-concession", "tricks-disputed", "score-correction"),
            *("appeal", "directors-error", "ruling-requested", "wrong-number-of-cards"),
        )
    ),
]  # fmt: skip


def refusal(kind: str, facts: dict[str, Any], language: str = "tr") -> list[str]:
    """What the case is refused with; nothing where it is possible."""
    try:
        read_case({"kind": kind, "facts": facts})
    except ImpossibleCase as impossible:
        with translation.override(language):
            return [say_problem(problem) for problem in impossible.problems]
    return []


@pytest.mark.parametrize(("kind", "beside", "facts", "otherwise"), EXCLUDED)
def test_what_cannot_be_true_at_once_is_refused(
    kind: str, beside: dict[str, Any], facts: dict[str, Any], otherwise: dict[str, Any]
) -> None:
    assert len(refusal(kind, beside | facts)) == 1
    assert refusal(kind, beside | facts | otherwise) == []


@pytest.mark.parametrize(("kind", "beside", "facts", "otherwise"), EXCLUDED)
def test_what_the_told_facts_exclude_is_not_assumed(
    kind: str, beside: dict[str, Any], facts: dict[str, Any], otherwise: dict[str, Any]
) -> None:
    declared = kind_named(kind).facts.fields
    for usual in (name for name, value in facts.items() if declared[name].default == value):
        told = {name: value for name, value in (beside | facts).items() if name != usual}
        assert usual not in rule(read_case({"kind": kind, "facts": told})).assumed


def test_a_case_that_leaves_out_what_its_other_facts_exclude_is_asked_or_ruled_by_them() -> None:
    led = {
        "kind": "lead-out-of-turn",
        "facts": {"hand": "defender", "turn": "declarer", "played_by_correct_hand": True},
    }
    split = rule(read_case(led)).split
    assert split is not None
    assert split.fact == "played_after"
    told = {"hand": "defender", "auction_over": False, "how": "could-be-seen", "cards": ["S3"], "manner": "inadvertent"}
    clauses = rule(read_case({"kind": "exposed-card", "facts": told})).clauses
    assert "24E" in clauses
    assert "49" not in clauses
    passed_out = rule(read_case({"kind": "bid-above-seven", "facts": {"caller": "all-passed"}})).clauses
    assert {"39A", "22B"} <= set(passed_out)
    assert "38C" not in passed_out


@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("call-out-of-rotation", {**DOUBLE_OUT_OF_ROTATION, "lho_did": "accepted", "last_call": "none"}),
        ("call-out-of-rotation", {**DOUBLE_OUT_OF_ROTATION, "lho_did": "called", "last_call": "none"}),
        ("call-out-of-rotation", {**MUST_PASS, "lho_did": "accepted"}),
        ("call-out-of-rotation", {**OUT_OF_ROTATION, "turn_to_call": "partner", "simultaneous": True, "rho_then": "passed"}),
        ("lead-out-of-turn", {**BESIDE, "played_by_correct_hand": True}),
        ("lead-out-of-turn", {**BESIDE, "played_by_correct_hand": False}),
        ("unauthorised-information", {"play_over": False, "damaged": True}),
        ("unauthorised-information", {"logical_alternative": False, "chose_suggested": True}),
    ],
)  # fmt: skip
def test_what_can_be_true_at_once_is_not_refused(kind: str, facts: dict[str, Any]) -> None:
    """What is inadmissible is cancelled whatever is said (36, 37B); damage is found later; a choice may be the only one."""
    assert refusal(kind, facts) == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("tr", "Bunların hepsi birlikte doğru olamaz: "),
        ("en", "These cannot all be true: "),
    ],
)
def test_each_fact_is_named(language: str, said: str) -> None:
    (sentence,) = refusal("deception", {"meant_to_deceive": True, "could_know_gain": False}, language)
    assert sentence.startswith(said)
    assert sentence.count("; ") == 1
