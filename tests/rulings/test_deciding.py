"""What a ruling says decided it: its clauses, and the facts that they turned on."""

from typing import Any

import pytest

from rulings.engine.cases import read_case
from rulings.engine.deciding import facts_read, facts_that_decided, telling_clause
from rulings.engine.rulings import Ruling, rule

ESTABLISHED: dict[str, Any] = {"hand": "defender", "trick": 5, "trick_won_by": "opponents", "later_tricks": 1}
NOT_PLAYED_ON = {"hand": "defender", "trick": 5, "establishment": "none", "opponents_played_after": False}


def ruled(kind: str, **facts: Any) -> Ruling:
    return rule(read_case({"kind": kind, "facts": facts}))


@pytest.mark.parametrize(
    ("establishment", "clause"),
    [("next-trick", "63A1"), ("next-card-named", "63A2"), ("claim", "63A3"), ("agreed-claim", "63A4")],
)
def test_what_established_a_revoke_is_cited_and_nothing_else_of_63a(establishment: str, clause: str) -> None:
    ruling = ruled("revoke", **ESTABLISHED, establishment=establishment, objected_in_time=False)
    assert ruling.clauses == ["61A", clause, "63B", "64A2", "64C1"]


def test_a_clause_that_does_not_apply_is_not_cited() -> None:
    ruling = ruled("revoke", **NOT_PLAYED_ON)
    assert "62B1" in ruling.clauses
    assert not {"47E1", "62C3", "62D1", "63A", "63A1"} & set(ruling.clauses)


def test_an_exception_that_keeps_a_clause_from_applying_is_cited_in_its_place() -> None:
    ruling = ruled("revoke", **NOT_PLAYED_ON | {"establishment": "next-trick", "next_trick_on_misinformation": True})
    assert "47E1" in ruling.clauses
    assert "63A1" not in ruling.clauses


@pytest.mark.parametrize(
    ("kind", "facts", "clause"),
    [
        ("revoke", NOT_PLAYED_ON | {"establishment": "agreed-claim", "objected_in_time": True}, "63A4"),
        ("withdrawn-card", {"reason": "misinformation", "hand": "defender", "after_correction": True}, "47E2a"),
        ("dummy-action", {"action": "asks-declarer", "had_infringed": True, "was_first": False}, "43B2b"),
        ("unable-to-comply", {"reason": "must-follow-suit"}, "44C"),
        ("unable-to-comply", {"reason": "able", "rectification": "penalty-card"}, "50D2a"),
        ("unable-to-comply", {"reason": "no-card-of-suit", "rectification": "penalty-card"}, "fn:13"),
        ("penalty-card-not-played", {"duty": "none", "excuse": "minor-card"}, "50C"),
        ("penalty-card-not-played", {"duty": "none", "excuse": "follow-suit"}, "50D1b"),
        ("penalty-card-not-played", {"duty": "major", "declarer_played": True}, "64C1"),
        ("trick-inspection", {"request": "see-trick", "asker": "defender", "side_played_next": False,
                              "own_card_turned": True}, "66B"),
    ],
)  # fmt: skip
def test_what_kept_a_clause_from_applying_is_cited(kind: str, facts: dict[str, Any], clause: str) -> None:
    assert clause in ruled(kind, **facts).clauses


def test_the_facts_that_decided_stand_with_the_clause_that_read_them() -> None:
    ruling = ruled("revoke", **ESTABLISHED, establishment="claim")
    found = {fact.name: (fact.value, fact.clause) for fact in facts_that_decided(ruling.trace)}
    assert found["establishment"] == ("claim", "63A3")
    assert found["later_tricks"] == (1, "64A2")
    assert "trick" not in found
    assert "repeated" not in found


def test_what_was_assumed_is_read_but_not_given() -> None:
    read = {fact.name: fact for fact in facts_read(ruled("revoke", **ESTABLISHED, establishment="claim").trace)}
    assert read["repeated"].assumed
    assert not read["trick"].assumed


AGREED: dict[str, Any] = {"objection": "after-round", "scores_open": False, "tricks_back": 1}
CARDS: dict[str, Any] = {"board_at_issue": "board-in-play", "called_with_wrong_cards": True, "partner_called": False}


@pytest.mark.parametrize(
    ("kind", "facts", "beside", "clause"),
    [
        ("agreed-claim", AGREED | {"trick_agreed_away": "probably-won"},
         [{"trick_agreed_away": "probably-lost"}, {"objection": "in-time"}], "69B2"),
        ("cards-from-wrong-board", CARDS | {"next_player_called": False},
         [{"partner_called": True}, {"called_with_wrong_cards": False}], "15A2b"),
        ("cards-from-wrong-board", CARDS | {"partner_called": True},
         [{"partner_called": False, "next_player_called": False}, {"called_with_wrong_cards": False}], "15A2a"),
    ],
)  # fmt: skip
def test_the_telling_clause_is_the_particular_one(
    kind: str, facts: dict[str, Any], beside: list[dict[str, Any]], clause: str
) -> None:
    effects = [ruled(kind, **facts | other).part("effect") for other in ({}, *beside)]
    assert telling_clause(effects[0], effects[1:]) == clause


def test_what_holds_in_every_case_beside_it_tells_nothing() -> None:
    """Nothing goes back: the general clause stays."""
    effects = ruled("agreed-claim", objection="none").part("effect")
    back = ruled("agreed-claim", **AGREED, trick_agreed_away="probably-won").part("effect")
    assert telling_clause(effects, [back]) == "69A"
