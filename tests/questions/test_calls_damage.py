"""The score after an irregular call: 27D and 23C after a call without rectification, 72C after any other."""

import pytest
from django.utils import translation

from bridge.auction import Call
from quizzes.questions.parts import Draft, Said
from tests.questions.made import drafts, made

NAME = "the-score-after-an-irregular-call"


def test_help_is_looked_at_after_a_comparable_call_and_foresight_after_any_other() -> None:
    found = {(draft.case.kind, draft.known["way"], draft.known["found"]): draft for draft in drafts(NAME)}
    insufficient, early = "insufficient-bid", "call-out-of-rotation"
    assert all(draft.right == {"stands"} for (_kind, _way, told), draft in found.items() if not told)
    for kind, way, right, clause in (
        (insufficient, "same", "helped", "27D"),
        (insufficient, "comparable", "helped", "27D"),
        (early, "comparable", "helped", "23C"),
        (insufficient, "other", "known", "72C"),
        (early, "other", "known", "72C"),
    ):
        draft = found[kind, way, True]
        assert draft.right == {right}
        assert draft.clause == clause


def test_who_passed_instead_does_not_become_declarer() -> None:
    """His partner has to pass for the rest of the auction (27B2)."""
    passed = [draft for draft in map(_draft, range(120)) if draft.case.known.get("replacement") == Call("P")]
    assert passed
    for draft in passed:
        with translation.override("en"):
            told = [str(line.text) for line in draft.story if isinstance(line, Said)]
        assert not [text for text in told if "became declarer" in text]


def test_foresight_is_asked_after_a_call_without_rectification_too() -> None:
    """72C speaks of every infraction; where its help did damage, 27D or 23C has adjusted the score already."""
    for draft in drafts(NAME):
        if draft.known["way"] == "other":
            continue
        known = next(one for one in draft.options if one.answer.value == "known")
        assert known.neighbour is not None
        assert known.neighbour.known["could_have_known"]
        assert known.neighbour.known["assistance_damaged"] is False


@pytest.mark.parametrize("name", [NAME, "after-an-insufficient-bid"])
def test_nobody_corrects_a_bid_to_the_denomination_of_the_other_side(name: str) -> None:
    cases = [made(name, seed).draft.case.known for seed in range(60)]
    corrected = [
        (case["replacement"], case["last_bid"]) for case in cases if "replacement" in case and "last_bid" in case
    ]
    assert corrected
    assert not [one for one in corrected if one[0].is_bid and one[0].strain is one[1].strain]


def _draft(seed: int) -> Draft:
    return made(NAME, seed).draft
