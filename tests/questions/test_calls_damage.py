"""The score after an irregular call: 27D and 23C after a call without rectification, 72C after any other."""

from tests.questions.made import drafts

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
