"""What a director is told: an artificial adjusted score is worked out (12C2)."""

from fractions import Fraction
from typing import Annotated, Literal

from bridge.problems import Problem
from bridge.scoring import artificial
from bridge.scoring.exact import NumberFact
from bridge.seats import Side
from rulings.engine.facts import Facts
from rulings.engine.regulations import Regulated
from rulings.situations import told
from rulings.situations.figures import not_negative

Why = Literal["average-plus", "average", "average-minus", "session", "regulated"]

_ON_OTHERS = (
    "on the other boards of the session: the percentage of the matchpoints, or the IMPs on average for each board"
)


class ArtificialScoreFacts(Facts, kind="artificial-score"):
    """Average plus, average or average minus is given for a board, by fault."""

    fault_of_ns: told.FaultOfNS
    fault_of_ew: told.FaultOfEW
    scoring: Annotated[Literal["matchpoints", "imps"], told.SCORING] = "matchpoints"
    ns_on_other_boards: Annotated[NumberFact, f"what North-South scored {_ON_OTHERS}"]
    ew_on_other_boards: Annotated[NumberFact, f"what East-West scored {_ON_OTHERS}"]
    earlier_board_ns: Annotated[bool, "North-South got no score on an earlier board of the session either"] = False
    earlier_board_ew: Annotated[bool, "East-West got no score on an earlier board of the session either"] = False
    average_imps: Annotated[
        NumberFact, "by regulation: how many IMPs average plus and average minus are", Regulated("average_imps")
    ]
    later_average_plus: Annotated[
        NumberFact,
        "by regulation: average plus, in percent or IMPs, on each further board of the session without a score",
        Regulated("later_average_plus"),
    ]
    later_average_minus: Annotated[
        NumberFact,
        "by regulation: average minus, in percent or IMPs, on each further board of the session without a score",
        Regulated("later_average_minus"),
    ]
    top: told.Top
    event: told.Event = "pairs"
    knockout: told.Knockout = False

    def score_of(self, side: Side) -> tuple[Fraction, Why]:
        """What a side has on the board, in percent or IMPs, and why."""
        fault: artificial.Fault = self.fault_of_ns if side is Side.NS else self.fault_of_ew
        if fault == "partial":
            return self._by_fault(fault), "average"
        if (regulated := self._on_later_board(side, fault)) is not None:
            return regulated, "regulated"
        usual, with_session = self._by_fault(fault), self._by_fault(fault, self._on_other_boards(side))
        if with_session != usual:
            return with_session, "session"
        return usual, "average-plus" if fault == "none" else "average-minus"

    def _by_fault(self, fault: artificial.Fault, of_session: Fraction | None = None) -> Fraction:
        if self.scoring == "matchpoints":
            return artificial.percentage(fault, of_session)
        figure = self.average_imps if self.given("average_imps") else Fraction(artificial.IMPS)
        return artificial.imps(fault, of_session, figure=figure)

    def _on_later_board(self, side: Side, fault: artificial.Fault) -> Fraction | None:
        """What a regulation has for a further board without a score (12C2(d)), if it has anything."""
        later = self.earlier_board_ns if side is Side.NS else self.earlier_board_ew
        name = "later_average_plus" if fault == "none" else "later_average_minus"
        if not later or not self.given(name):
            return None
        figure: Fraction = getattr(self, name)
        return figure

    def _on_other_boards(self, side: Side) -> Fraction | None:
        name = f"{side.lower()}_on_other_boards"
        figure: Fraction | None = getattr(self, name) if self.given(name) else None
        return figure

    def session_matters(self, side: Side) -> bool:
        """Whether the other boards of the session could change the score of a side, and are not told."""
        _, why = self.score_of(side)
        return why in ("average-plus", "average-minus") and self._on_other_boards(side) is None


def percentages_are_possible(f: ArtificialScoreFacts) -> Problem | None:
    """A percentage of the matchpoints is from 0 to 100."""
    for name in ("ns_on_other_boards", "ew_on_other_boards"):
        if f.scoring == "matchpoints" and f.given(name) and not 0 <= getattr(f, name) <= 100:
            return Problem(name, "not-a-percentage", {})
    return None


ARTIFICIAL_SCORE_CHECKS = (percentages_are_possible, not_negative("average_imps"))
