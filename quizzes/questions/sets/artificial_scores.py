"""Artificial adjusted scores in figures (12C2): by the fault of each side and by its session."""

from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.questions.by_text import Row
from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.sets.adjusted_scores import ADJUSTED

_SESSIONS = (37, 37, 46, 55, 64, 64)
"""Percentages on the other boards, on both sides of forty and of sixty, which come up more often."""

_PLUS, _MINUS = 60, 40


def _of_a_side(side: str) -> Iterator[tuple[dict[str, Any], str, bool]]:
    """For each fault and session: the conditions, what the side gets, and whether the session decides (12C2(a), (c))."""
    fault, session, gets = (
        f"fault_of_{side.lower()}",
        f"{side.lower()}_on_other_boards",
        f"percentage-on-board who={side}",
    )
    yield {fault: "partial"}, f"{gets} why=average percentage=50", False
    for share in dict.fromkeys(_SESSIONS):
        above, below = share > _PLUS, share < _MINUS
        plus = f"why=session percentage={share}" if above else f"why=average-plus percentage={_PLUS}"
        minus = f"why=session percentage={share}" if below else f"why=average-minus percentage={_MINUS}"
        yield {fault: "none", session: share}, f"{gets} {plus}", above
        yield {fault: "direct", session: share}, f"{gets} {minus}", below


def _rows() -> Iterator[Row]:
    for told, ours, of_ours in _of_a_side("NS"):
        for also, theirs, of_theirs in _of_a_side("EW"):
            yield {**told, **also}, f"{ours}, {theirs}", "12C2c" if of_ours or of_theirs else "12C2a"


scene(
    "an-artificial-score-in-percent",
    ADJUSTED,
    "12C2a",
    "12C2c",
    version=4,
    what=Scene(
        kind="artificial-score",
        story=(
            _("A board of a pairs tournament scored by matchpoints cannot be played."),
            _("It is the only one of the session for which these two pairs get an artificial adjusted score."),
        ),
        facts={"ns_on_other_boards": _SESSIONS, "ew_on_other_boards": _SESSIONS},
        told={
            "ns_on_other_boards": {
                "*": _("On the other boards of the session North-South scored %(ns_on_other_boards)s%%."),
            },
            "ew_on_other_boards": {
                "*": _("On the other boards of the session East-West scored %(ew_on_other_boards)s%%."),
            },
        },
        besides=("fault_of_ns", "ns_on_other_boards", "fault_of_ew", "ew_on_other_boards"),
        # 12C2c speaks of the side at fault below forty, and does not say whether a side partly at fault is one.
        never=tuple(
            {f"fault_of_{side}": "partial", f"{side}_on_other_boards": set(_SESSIONS[:1])} for side in ("ns", "ew")
        ),
        asks=("percentage-on-board",),
        ask=_("What do the two pairs get on this board?"),
        seats=nowhere,
    ),
    by_text=tuple(_rows()),
)
