"""Questions about scores, boards, IMPs and matchpoints."""

from collections import Counter
from dataclasses import replace

import pytest
from django.utils import translation

from bridge.auction import Auction
from bridge.boards import Vulnerability, dealer, vulnerability
from bridge.cards import Strain
from bridge.contracts import Contract
from bridge.scoring import imps as scale
from bridge.scoring import table_of_scores as table
from bridge.seats import Seat
from quizzes.questions.asking import ask
from quizzes.questions.parts import Draft
from quizzes.questions.saying import say_said
from quizzes.questions.sets import scores_by_text as text
from quizzes.questions.sets.boards_auctions import ROWS, TRICKY
from quizzes.questions.sets.scores_near import PassedOut
from quizzes.questions.templates import question
from rulings.engine.rulings import rule
from tests.questions.made import SEEDS, drafts, made, wrong

TEMPLATES = (
    *("score-made", "score-down", "score-tricks", "score-director", "auction-declarer", "auction-result"),
    *("board-score", "board-declarer", "imps-two-tables", "matchpoints-of-pair", "matchpoints-percentage"),
)
WITH_AUCTION = ("score-director", "auction-declarer", "auction-result")
RANKED = ("score-made", "score-down", "score-tricks", "board-score", "imps-two-tables", "matchpoints-of-pair")


@pytest.mark.long  # a sample of every template is looked at in test_every_template.py
@pytest.mark.parametrize("name", TEMPLATES)
def test_nothing_is_wrong_with_the_questions(name: str) -> None:
    assert wrong(name, SEEDS) == []


@pytest.mark.parametrize("name", TEMPLATES)
@pytest.mark.parametrize("language", ["tr", "en"])
def test_a_seed_makes_the_same_question_again(name: str, language: str) -> None:
    with translation.override(language):
        asked = [ask(made(name, seed), language) for seed in range(10)]
        assert asked == [ask(question(name, seed), language) for seed in range(10)]
    assert len({str(one["story"]) for one in asked}) == 10


@pytest.mark.parametrize("name", TEMPLATES)
def test_no_answer_is_right_too_often(name: str) -> None:
    keys = Counter(draft.right for draft in drafts(name))
    assert len(keys) >= 4
    assert max(keys.values()) <= 0.55 * len(SEEDS)


@pytest.mark.parametrize("name", RANKED)
def test_the_key_may_have_any_place_among_the_numbers(name: str) -> None:
    places = Counter(next(place for place, one in enumerate(draft.options) if one.right) for draft in drafts(name))
    assert set(places) >= {0, 1, 2, 3}
    assert max(places.values()) <= 0.6 * len(SEEDS)


@pytest.mark.parametrize("name", ["score-made", "score-down", "board-score"])
def test_a_wrong_score_is_that_of_its_neighbour(name: str) -> None:
    for draft in drafts(name):
        for option in draft.options:
            if option.neighbour is not None:
                values = rule(option.neighbour).part("effect")[0].values
                assert option.answer.value == values["ns" if name == "board-score" else "gain"]


def test_the_clause_on_doubles_decides_only_where_an_answer_turns_on_a_double() -> None:
    for draft in drafts("score-director"):
        risk = draft.case.known["contract"].risk
        near = [one.neighbour.known["contract"].risk for one in draft.options if one.neighbour is not None]
        if draft.clause != "77":
            assert any(one != risk for one in near), draft.story


@pytest.mark.parametrize("name", TEMPLATES)
def test_the_other_way_finds_another_key_for_another_story(name: str) -> None:
    found = 0
    for draft in drafts(name):
        check = made(name, 0).template.check
        assert check is not None
        found += set(check(replace(draft, known=_retold(draft)))) != draft.right
    assert found > len(SEEDS) / 2


def _retold(draft: Draft) -> dict[str, object]:
    """Something else happened: another number of tricks, another board, other scores."""
    known = dict(draft.known)
    if "here" in known:
        return known | {"here": replace(known["here"], tricks=13), "there": known["here"]}
    if "own" in known:
        return known | {"own": max(*known["others"], known["own"]) + 10}
    if "points" in known:
        return known | {"points": known["points"] + 10}
    if "calls" in known:
        return known | {"board": known["board"] + 1}
    if "tricks" in known:
        return known | {"tricks": known["tricks"] + (1 if known["tricks"] < 13 else -1)}
    auction = known["auction"]
    return known | {"auction": Auction(auction.dealer.lho, auction.calls)}


@pytest.mark.parametrize("name", WITH_AUCTION)
def test_the_auction_is_legal_over_and_that_of_the_case(name: str) -> None:
    for draft in drafts(name):
        auction, board = draft.shown.auction, draft.shown.board
        assert auction is not None
        assert board is not None
        assert auction.dealer is dealer(board)
        assert auction.is_over
        for turn, call in enumerate(auction.calls):
            assert call in Auction(auction.dealer, auction.calls[:turn]).legal_calls()
        assert draft.case.known["contract"] == auction.contract
        assert draft.case.known["vulnerable"] == vulnerability(board)
        assert draft.shown.contract is None


def test_the_rows_of_calls_are_legal() -> None:
    assert len(ROWS) == len(set(ROWS))
    for row in ROWS:
        for turn, call in enumerate(row):
            assert call in Auction(Seat.N, row[:turn]).legal_calls(), row
    assert 0.4 < len(TRICKY) / len(ROWS) < 1


@pytest.mark.parametrize("name", ["board-score", "board-declarer"])
def test_only_the_number_of_the_board_is_told(name: str) -> None:
    for draft in drafts(name):
        assert draft.shown.vulnerable is None
        assert draft.shown.auction is None
        assert any("board" in one.values for one in draft.story)


def test_the_vulnerability_decides_the_score_of_the_board() -> None:
    for draft in drafts("board-score"):
        option = next(one for one in draft.options if one.right_if and "board" in one.right_if.values)
        assert option.right_if is not None
        assert option.neighbour is not None
        declaring = draft.case.known["contract"].declarer.side
        boards = (draft.known["board"], option.right_if.values["board"])
        assert vulnerability(boards[0]).of(declaring) != vulnerability(boards[1]).of(declaring)
        assert option.neighbour.known["vulnerable"] == vulnerability(boards[1])


def test_the_declarer_was_first_of_the_side_to_bid_the_denomination() -> None:
    partners = 0
    for draft in drafts("auction-declarer"):
        auction = draft.shown.auction
        assert auction is not None
        assert auction.contract is not None
        assert auction.last_bid is not None
        assert draft.right == {auction.contract.declarer}
        partners += auction.bidder(auction.last_bid) is not auction.contract.declarer
    assert 10 < partners < 50


def test_a_double_that_a_bid_superseded_is_not_entered() -> None:
    entries = [draft for draft in drafts("auction-result") if draft.clause == "19C"]
    assert entries
    assert not any("X" in str(value) for draft in entries for value in draft.right)


def test_imps_seen_from_the_other_side_are_lost() -> None:
    sides = Counter(draft.known["side"] for draft in drafts("imps-two-tables"))
    assert len(sides) == 2
    for draft in drafts("imps-two-tables"):
        case = draft.case
        turned = rule(case.but(ours=-case.known["ours"], theirs=-case.known["theirs"])).part("effect")[0].values["imps"]
        assert {-turned} == draft.right


def test_the_units_of_both_directions_add_up_to_the_top() -> None:
    for draft in drafts("matchpoints-of-pair"):
        others = draft.known["others"]
        assert text.units(draft.known["own"], others) + text.units(
            -draft.known["own"], [-score for score in others]
        ) == 2 * len(others)


def test_a_percentage_is_written_as_the_language_writes_it() -> None:
    labels = [option.answer.label for draft in drafts("matchpoints-percentage") for option in draft.options]
    with translation.override("tr"):
        turkish = {say_said(label) for label in labels}  # type: ignore[arg-type]
    assert "%50" in turkish
    assert any(one.endswith(",5") for one in turkish)


def test_a_board_that_was_passed_out_is_compared_as_nothing_scored() -> None:
    """22B: nobody plays it; 78B compares our score with nothing."""
    passed = [draft for draft in drafts("imps-two-tables") if isinstance(draft.known["there"], PassedOut)]
    assert passed
    for draft in passed:
        assert draft.case.known["theirs"] == 0
        assert {text.imps(draft.case.known["ours"])} == draft.right


def test_the_tables_of_the_text_and_of_the_engine_agree() -> None:
    """The checks count in another way; for every result, board and difference they come to the same."""
    for level in range(1, 8):
        for strain in Strain:
            for risk in ("", "X", "XX"):
                for tricks in range(14):
                    contract = Contract(level, strain, risk)
                    for vulnerable in (False, True):
                        expected = table.score(contract, vulnerable=vulnerable, tricks=tricks).points
                        assert text.points(contract, tricks, vulnerable=vulnerable) == expected
    for board in range(1, 65):
        assert Vulnerability(text.vulnerable_on(board)) is vulnerability(board)
        assert text.dealer_of(board) is dealer(board)
    for difference in range(-5000, 5001, 10):
        assert text.imps(difference) == scale.imps(difference)
