"""The clause for a call out of rotation: an option supposes what is admissible, and the reason names the call."""

from typing import Any

from bridge.auction import DOUBLE, PASS
from quizzes.questions.parts import Draft
from rulings.engine.facts import Facts
from rulings.engine.kinds import kind_named
from rulings.engine.rulings import rule
from tests.questions.made import drafts

NAME, MANY = "the-clause-for-a-call-out-of-rotation", 160


def supposed(call: str) -> list[tuple[Draft, Facts]]:
    """The questions of another call, and the case in which it is this one."""
    beside = [(draft, one.neighbour) for draft in drafts(NAME, MANY) for one in draft.options if one.neighbour]
    return [(draft, near) for draft, near in beside if near.known["call"] == call != draft.case.known["call"]]


def test_where_an_option_supposes_a_double_there_is_a_bid_to_double() -> None:
    """36B4 would rule on any other."""
    found = supposed(DOUBLE)
    assert any(near.known["turn_to_call"] == "lho" for _draft, near in found)
    assert all(draft.case.known.get("last_call") == "opponents-bid" for draft, _near in found)


def test_where_an_option_supposes_a_pass_the_story_says_that_partner_made_no_artificial_call() -> None:
    """It is told with whether the call was artificial; 30C rules on a pass over one."""
    found = supposed(PASS)
    assert any(near.known["turn_to_call"] == "lho" for _draft, near in found)
    assert all("artificial" in draft.case.known for draft, _near in found)


def test_the_reason_names_the_call() -> None:
    assert all("call" in draft.told_by for draft in drafts(NAME))


def test_over_an_opponents_bid_the_second_call_is_no_forbidden_double() -> None:
    """Nobody has called between the two: the first of them was a pass over that bid."""
    known: dict[str, Any] = {"call": DOUBLE, "turn_to_call": "lho", "called_before": True, "first_call_was": "meant"}
    known |= {"lho_did": "accepted", "second_call_forbidden": True}
    forbidden = rule(kind_named("call-out-of-rotation").facts(**known))
    allowed = rule(kind_named("call-out-of-rotation").facts(**known, last_call="opponents-bid"))
    assert "cannot-be-accepted" in {one.key for one in forbidden.concluded}
    assert "cannot-be-accepted" not in {one.key for one in allowed.concluded}
