"""Questions that stay out of exams: a candidate could contest them (``docs/readings.md``, the text can be read otherwise)."""

from collections.abc import Callable

from quizzes.questions.parts import Draft


def is_contested(draft: Draft) -> bool:
    """Whether the key rests on a reading of the text that is not the only possible one."""
    return any(found(draft) for found in _CONTESTED)


def _small_card_shown_on_purpose(draft: Draft) -> bool:
    """50B: a small card shown on purpose, but not to play it."""
    known = draft.case.known
    return _is(draft, "exposed-card") and known.get("manner") == "deliberate" and known.get("exposed") == "small-card"


def _named_in_the_auction(draft: Draft) -> bool:
    """24: a card that was only named."""
    known = draft.case.known
    return _is(draft, "exposed-card") and known.get("during") == "auction" and known.get("how") == "named"


def _small_fifth_card(draft: Draft) -> bool:
    """45E1: the grade of a defender's small fifth card that was not led."""
    known = draft.case.known
    if not _is(draft, "fifth-card") or known["hand"] != "defender" or known["led"]:
        return False
    return not known["card"].is_honour


def _asked_before_the_lead(draft: Draft) -> bool:
    """41B: a question before the opening lead is on the table."""
    if not _is(draft, "questions-at-opening-lead"):
        return False
    return not draft.case.known["lead_faced"] and not draft.known.get("put_down", False)


def _is(draft: Draft, kind: str) -> bool:
    return draft.case.kind == kind


_CONTESTED: tuple[Callable[[Draft], bool], ...] = (
    _small_card_shown_on_purpose,
    _named_in_the_auction,
    _small_fifth_card,
    _asked_before_the_lead,
)
