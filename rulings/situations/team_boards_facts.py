"""What a director is told: scores of a board, or of several, in a team match when a score is adjusted (86B)."""

from fractions import Fraction
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, PlainSerializer, WithJsonSchema

from bridge.scoring import artificial
from bridge.scoring.exact import NumberFact, read_number
from rulings.engine.facts import Facts, Judgement
from rulings.engine.regulations import Regulated
from rulings.situations import told


def _imps_or_none(value: Any) -> Fraction | str:
    return value if isinstance(value, Fraction) or value == "none" else read_number(value)


ImpsOrNone = Annotated[
    Fraction | str,
    BeforeValidator(_imps_or_none),
    PlainSerializer(lambda value: value if isinstance(value, str) else float(value)),
    WithJsonSchema(
        {"type": ["number", "string"], "pattern": "^(none|-?[0-9]{1,3}([.,][0-9]{1,4})?)$", "examples": [6, "none"]}
    ),
]
"""IMPs, or ``none`` where there are none."""


class TeamBoardFacts(Facts, kind="team-match-score"):
    """A score is adjusted in a team match; or scores of the two tables cannot be compared."""

    single_table: Annotated[bool, "the boards are played at one table only"] = False
    single_table_method: Annotated[
        Literal["as-usual", "own-method"],
        "what the regulations have for boards that are played at one table only: nothing of their own; a method of their own",
        Regulated("single_table_method"),
    ] = "as-usual"
    not_comparable: Annotated[
        bool,
        "two or more scores between the same teams cannot be compared (the board was fouled, each table had other cards, one "
        "table sat the wrong way)",
    ]
    several_adjusted: Annotated[bool, "more than one adjusted score has to be given in the match"] = False
    other_table_favours: Annotated[
        bool, "the score of the other table is clearly in favour of one of the teams", Judgement("86B1")
    ]
    teams_at_fault: Annotated[
        Literal["neither", "one", "both"], "which of the two teams are at fault", Judgement("86B2")
    ]
    assigned_imps: Annotated[
        tuple[ImpsOrNone, ...],
        Field(min_length=1, max_length=32),
        "for each board the IMPs of the assigned score of the team not at fault; none where no score can be assigned",
    ]
    average_imps: Annotated[
        NumberFact, "by regulation: how many IMPs average plus and average minus are", Regulated("average_imps")
    ]
    time_left: Annotated[bool, "there is enough time to play substitute boards"] = False
    match_result_known: told.MatchResultKnown = False

    @property
    def average_plus(self) -> Fraction:
        """Average plus in IMPs (12C2(b))."""
        figure: Fraction = self.average_imps if self.given("average_imps") else Fraction(artificial.IMPS)
        return figure

    def better_of_two(self, assigned: Fraction | str) -> tuple[Fraction, str]:
        """The higher of average plus and the assigned score of a board (86B2(b)), and which of them it is."""
        if isinstance(assigned, str) or assigned <= self.average_plus:
            return self.average_plus, "average-plus"
        return assigned, "assigned"
