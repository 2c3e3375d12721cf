"""The score after an irregular call: 27D and 23C after a call without rectification, 72C after any other."""

from django.utils import translation

from bridge.auction import Call
from quizzes.questions.parts import Said
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
    for draft in (made(NAME, seed).draft for seed in (119, 147, 213)):
        assert draft.case.known["replacement"] == Call("P")
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
