"""What a director is told: somebody has done what may be penalised (90, 91)."""

from typing import Annotated, Literal

from bridge.scoring.exact import NumberFact
from rulings.engine.facts import Facts, Judgement
from rulings.engine.regulations import Regulated
from rulings.situations import told


class PenaltyFacts(Facts, kind="penalty"):
    """A procedural or disciplinary penalty is considered."""

    misconduct: Annotated[
        Literal[
            "late",
            "slow",
            "audible-discussion",
            "compares-scores",
            "touches-cards",
            "wrong-pocket",
            "causes-adjustment",
            "ignores-instructions",
            "delays",
            "disturbs",
            "disorder",
        ],
        "what he did: came after the starting time; played slowly; discussed a board so that another table could hear it; "
        "compared scores without permission; touched another player's cards; put cards into a wrong pocket; acted against "
        "correct procedure so that a score has to be adjusted; did not follow regulations or instructions in time; delayed or "
        "hindered the game in another way; disturbed others or violated procedure in another way; broke order and discipline",
    ]
    good_reason: Annotated[bool, "there was a good reason for being slow or for the delay", Judgement("90A")] = False
    event: told.Event = "pairs"
    partner_blameless: Annotated[bool, "the offender's partner is not guilty", Judgement("12C3")] = False
    disqualification_due: Annotated[bool, "there is cause to disqualify him", Judgement("91B")] = False
    disqualification_approved: Annotated[bool, "the Tournament Organizer approves of it"]
    penalty_unit: Annotated[
        Literal["percent-of-top", "imps", "victory-points"],
        "by regulation: in what penalties are counted: in percent of the top of a board, in IMPs, in victory points",
        Regulated("penalty_unit"),
    ] = "percent-of-top"
    procedural_penalty: Annotated[
        NumberFact, "by regulation: how much a procedural penalty is", Regulated("procedural_penalty")
    ]
    disciplinary_penalty: Annotated[
        NumberFact, "by regulation: how much a disciplinary penalty is", Regulated("disciplinary_penalty")
    ]
    top: told.Top
    total_before: Annotated[
        NumberFact, "the score of the contestant before the penalty, in matchpoints, IMPs or victory points"
    ]
