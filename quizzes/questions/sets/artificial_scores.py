"""Artificial adjusted scores in figures (12C2): by the fault of each side, its session and a regulation for further boards."""

from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.questions.by_text import Row
from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.sets.adjusted_scores import ADJUSTED

_SESSIONS = (37, 37, 46, 55, 64, 64)
"""Percentages on the other boards, on both sides of forty and of sixty, which come up more often."""
_BELOW, _ABOVE = {37}, {64}

_PLUS, _MINUS = 60, 40
_LATER_PLUS, _LATER_MINUS = 55, 45
"""By a regulation, for a pair that got no score on an earlier board of the session either (12C2(d))."""


def _of_a_side(side: str) -> Iterator[tuple[dict[str, Any], str, str]]:
    """For each fault, earlier board and session: the conditions, what the side gets, and the clause that gives it."""
    fault, earlier, session, gets = (
        f"fault_of_{side.lower()}",
        f"earlier_board_{side.lower()}",
        f"{side.lower()}_on_other_boards",
        f"percentage-on-board who={side}",
    )
    yield {fault: "partial"}, f"{gets} why=average percentage=50", "12C2a"
    yield {fault: "none", earlier: True}, f"{gets} why=regulated percentage={_LATER_PLUS}", "12C2d"
    yield {fault: "direct", earlier: True}, f"{gets} why=regulated percentage={_LATER_MINUS}", "12C2d"
    for share in dict.fromkeys(_SESSIONS):
        above, below = share > _PLUS, share < _MINUS
        plus = f"why=session percentage={share}" if above else f"why=average-plus percentage={_PLUS}"
        minus = f"why=session percentage={share}" if below else f"why=average-minus percentage={_MINUS}"
        alone = {session: share} if side == "EW" else {earlier: False, session: share}
        yield {fault: "none", **alone}, f"{gets} {plus}", "12C2c" if above else "12C2a"
        yield {fault: "direct", **alone}, f"{gets} {minus}", "12C2c" if below else "12C2a"


def _of_both(why: str) -> str:
    """Any answer by which North-South get theirs for this reason."""
    return f"percentage-on-board who=NS why={why}, percentage-on-board who=EW"


def _rows() -> Iterator[Row]:
    for told, ours, by in _of_a_side("NS"):
        for also, theirs, by_other in _of_a_side("EW"):
            yield {**told, **also}, f"{ours}, {theirs}", max(by, by_other)


scene(
    "an-artificial-score-in-percent",
    ADJUSTED,
    "12C2a",
    "12C2c",
    "12C2d",
    version=6,
    what=Scene(
        kind="artificial-score",
        rare=True,
        story=(
            _("A board of a pairs tournament scored by matchpoints cannot be played."),
            _(
                "By the regulations a pair that has got no score on an earlier board of the session either gets 55%% in "
                "place of average plus, and 45%% in place of average minus."
            ),
            _("For East-West it is the first board of the session without a score."),
        ),
        facts={
            "earlier_board_ns": (False, True),
            "ns_on_other_boards": _SESSIONS,
            "ew_on_other_boards": _SESSIONS,
        },
        fixed={"earlier_board_ew": False, "later_average_plus": _LATER_PLUS, "later_average_minus": _LATER_MINUS},
        told={
            "earlier_board_ns": {
                True: _("North-South have got no score on an earlier board of the session either."),
                False: _("For North-South too it is the first."),
            },
            "ns_on_other_boards": {
                "*": _("On the other boards of the session North-South scored %(ns_on_other_boards)s%%."),
            },
            "ew_on_other_boards": {
                "*": _("On the other boards of the session East-West scored %(ew_on_other_boards)s%%."),
            },
        },
        besides=("earlier_board_ns", "fault_of_ns", "ns_on_other_boards", "fault_of_ew", "ew_on_other_boards"),
        never=(
            # 12C2c speaks of the side at fault below forty, and does not say whether a side partly at fault is one.
            *({f"fault_of_{side}": "partial", f"{side}_on_other_boards": _BELOW} for side in ("ns", "ew")),
            # Whether the session changes what a regulation gives (12C2c, 12C2d) is a reading.
            {"earlier_board_ns": True, "fault_of_ns": "none", "ns_on_other_boards": _ABOVE},
            {"earlier_board_ns": True, "fault_of_ns": "direct", "ns_on_other_boards": _BELOW},
        ),
        # What the regulation replaces stands beside what it gives.
        unfit={
            _of_both(f"regulated percentage={own}"): {_of_both("average"), _of_both(f"regulated percentage={other}")}
            for own, other in ((_LATER_PLUS, _LATER_MINUS), (_LATER_MINUS, _LATER_PLUS))
        },
        asks=("percentage-on-board",),
        # Of each side its fault, and what its session or the regulation makes of it.
        reasons=5,
        ask=_("What do the two pairs get on this board?"),
        seats=nowhere,
    ),
    by_text=tuple(_rows()),
)
