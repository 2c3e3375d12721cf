"""What becomes of a contested claim or concession, judged once more from the text of 70C to 70E and 71."""

from itertools import product
from typing import Any

import pytest

from bridge.problems import ImpossibleCase
from rulings.engine.cases import told_case
from rulings.engine.rulings import rule

NO_TRUMP_OUT: dict[str, Any] = {"trump_outstanding": False}
TRUMP_OUT: list[dict[str, Any]] = [
    {"trump_outstanding": True, "trump_mentioned": said, "may_be_unaware": unaware, "trump_can_win": wins}
    for said, unaware, wins in product((False, True), repeat=3)
]
PLACED: list[dict[str, Any]] = [
    {"card_must_be_placed": False},
    *({"card_must_be_placed": True, "showed_out": when} for when in ("neither", "before-claim", "on-any-normal-line")),
]
LINES = ("any-normal-play", "stated-line", "unstated-line", "no-line")


def judged(f: dict[str, Any]) -> tuple[str, str]:
    """The claim upheld or refused, with the clause that decides."""
    if f["trump_outstanding"] and not f["trump_mentioned"] and f["may_be_unaware"] and f["trump_can_win"]:
        return "claim-refused", "70C"
    if f.get("needs_partners_choice"):
        return "claim-refused", "70D2"
    if f["succeeds_by"] == "no-line":
        return "claim-refused", "70A"
    if f["succeeds_by"] != "unstated-line":
        return "claim-upheld", "70D1"
    if f["card_must_be_placed"] and f["showed_out"] == "neither":
        return "claim-refused", "70E1"
    return ("claim-refused" if f["worse_line_normal"] else "claim-upheld"), "70D1"


def ruled(f: dict[str, Any]) -> list[tuple[str, str | None]]:
    effects = rule(told_case({"kind": "disputed-claim", "facts": f})).part("effect")
    return [(one.key, one.clause) for one in effects if one.key.startswith("claim-")]


@pytest.mark.parametrize("claimer", ["declarer", "defender"])
def test_every_contested_claim_is_ruled_on_as_the_text_has_it(claimer: str) -> None:
    partner = [{}] if claimer == "declarer" else [{"needs_partners_choice": choice} for choice in (False, True)]
    trumps = [*((NO_TRUMP_OUT, place) for place in PLACED), *((trump, PLACED[1]) for trump in TRUMP_OUT)]
    found = set()
    for (trump, place), line, worse, choice in product(trumps, LINES, (False, True), partner):
        facts = {"claimer": claimer, "succeeds_by": line, "worse_line_normal": worse, **trump, **place, **choice}
        try:
            said = ruled(facts)
        except ImpossibleCase:
            assert (line, worse) == ("any-normal-play", True), facts
            continue
        assert said == [judged(facts)], facts
        found.add(judged(facts))
    assert len(found) == 5 + (claimer == "defender")


CONCEDED = {
    "already-won": ("claim-upheld", "71A"),
    "not-losable": ("claim-upheld", "71B"),
    "losable": ("claim-refused", "71"),
}
"""71: a concession stands, but for what the side had won or no normal play could lose."""


@pytest.mark.parametrize("claimer", ["declarer", "defender"])
@pytest.mark.parametrize("act", ["conceded-all", "folded"])
def test_who_concedes_everything_is_asked_nothing_of_a_claim(claimer: str, act: str) -> None:
    """70C to 70E speak of who claims; trumps, partner's choices and lines of play are read by nothing."""
    for conceded, expected in CONCEDED.items():
        facts = {"claimer": claimer, "claimers_act": act, "trick_conceded": conceded}
        assert ruled(facts) == [expected]
    unknown = rule(told_case({"kind": "disputed-claim", "facts": {"claimer": claimer, "claimers_act": act}}))
    assert unknown.split is not None
    assert unknown.split.fact == "trick_conceded"


@pytest.mark.parametrize("act", ["claimed-some", "conceded-some", "suggested-end", "showed-cards"])
def test_who_concedes_only_some_tricks_claims_the_others(act: str) -> None:
    facts = {"claimer": "defender", "claimers_act": act, "needs_partners_choice": True}
    assert ruled(facts) == [("claim-refused", "70D2")]
