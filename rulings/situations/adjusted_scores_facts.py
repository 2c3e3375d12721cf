"""What a director is told: a score is perhaps to be adjusted (12)."""

from fractions import Fraction
from typing import Annotated, Literal

from bridge.scoring import artificial
from bridge.scoring.exact import NumberFact
from bridge.seats import Side
from rulings.engine.facts import Facts, Judgement
from rulings.engine.regulations import Regulated
from rulings.situations import told


class AdjustedScoreFacts(Facts, kind="adjusted-score"):
    """Whether an adjusted score is due, and which kind: assigned (12C1) or artificial (12C2)."""

    prompted_by: Annotated[
        Literal["director", "director-late", "player-in-time", "player-late"],
        "what makes the director look at it: his own initiative; the same, but after the time in which he rectifies what he "
        "notices (81C3); a player who asks within the time of 92B; one who asks later",
    ] = "director"
    ground: Annotated[
        Literal["law-provides", "harm-not-removed", "board-unplayable", "wrongly-rectified", "too-severe"],
        "why a score might be adjusted: a Law provides for it; the Laws do not make good the damage of this infraction; no "
        "correction lets the board be played normally; an irregularity was rectified in an incorrect way; the rectification "
        "that the Laws have seems too severe, or to favour a side",
        Judgement("12A"),
    ]
    damaged: told.Damaged
    result_possible: Annotated[bool, "a result was obtained at the table, or can be"] = True
    outcomes: Annotated[
        Literal["one", "several", "too-many"],
        "what would have happened without the infraction: one result is likely; several results are possible; they are too "
        "many or not clear",
        Judgement("12C1d"),
    ]
    own_error: told.OwnError = "none"
    fault_of_ns: told.FaultOfNS
    fault_of_ew: told.FaultOfEW
    scoring: Annotated[Literal["matchpoints", "imps"], told.SCORING] = "matchpoints"
    average_imps: Annotated[
        NumberFact, "by regulation: how many IMPs average plus and average minus are", Regulated("average_imps")
    ]
    several_boards: Annotated[bool, "a contestant gets no score on more than one board of the session"] = False
    event: told.Event = "pairs"
    knockout: told.Knockout = False

    def by_fault(self) -> dict[Side, Fraction]:
        """What each side would have by its fault, in percent or IMPs."""
        fault: dict[Side, artificial.Fault] = {Side.NS: self.fault_of_ns, Side.EW: self.fault_of_ew}
        if self.scoring == "matchpoints":
            return {side: artificial.percentage(fault[side]) for side in Side}
        figure = self.average_imps if self.given("average_imps") else Fraction(artificial.IMPS)
        return {side: artificial.imps(fault[side], figure=figure) for side in Side}

    def balances(self) -> bool:
        """Whether what one side has is what the other has not."""
        return sum(self.by_fault().values()) == (100 if self.scoring == "matchpoints" else 0)
