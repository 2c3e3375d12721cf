"""What a director is told: a player may have used information that does not come from the legal calls and plays."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.exclusions import not_together
from rulings.engine.facts import Facts, Judgement
from rulings.engine.regulations import Regulated
from rulings.situations import told


class UnauthorisedInformationFacts(Facts, kind="unauthorised-information"):
    """A player has learned something during the auction or the play: may he use it, and if not, has he?"""

    source: Annotated[
        Literal[
            "calls-and-plays",
            "procedure",
            "known-before",
            "own-estimate",
            "opponents-manner",
            "opponents-card",
            "withdrawn-action",
            "partner",
        ],
        "where it comes from: the calls and plays themselves, accepted irregular ones too; a procedure that the Laws or the "
        "regulations allow; known before he took his hand, and not about this board; his own estimate of the score, the "
        "opponents' habits, the regulations; an opponent's tempo or manner; an opponent's card that he saw without meaning to; "
        "a call or play that was withdrawn; partner, other than by the call or play itself",
    ]
    own_side_offended: told.OwnSideOffended
    replaced_comparably: Annotated[bool, "a withdrawn call was replaced by a comparable call (23A)"] = False
    conveyed_by: Annotated[
        Literal["remark", "question", "explanation", "alert", "tempo", "manner"],
        "how partner conveyed it: by a remark; by a question; by explaining the player's own call; by an alert, or by none; by "
        "a hesitation or haste; by emphasis, tone of voice, gesture or manner",
    ]
    required_pause: Annotated[bool, "the regulations required that pause (after a skip bid, at the first trick)"] = (
        False
    )
    extraneous: Annotated[
        bool,
        "it was beyond doubt (a clear hesitation, an unexpected alert, a remark), and it could point to a call or play",
        Judgement("16B1"),
    ]
    intent: Annotated[
        Literal["unintended", "meant", "prearranged"],
        "partner did not mean to convey it; he did; the two had agreed on it beforehand",
        Judgement("73B"),
    ] = "unintended"
    play_over: told.PlayOver
    disputed: Annotated[bool, "the other side disputes that unauthorised information may have been conveyed"] = False
    reserving_forbidden: Annotated[
        bool, "the regulations do not let a player reserve the right to call later", Regulated("reserving_forbidden")
    ] = False
    suggested: Annotated[
        bool, "the information clearly suggested one call or play rather than another", Judgement("16B1a")
    ]
    logical_alternative: Annotated[
        bool,
        "there was a logical alternative to what he did: many players of his level who use the same methods would seriously "
        "consider it, and some might choose it",
        Judgement("16B1b"),
    ]
    chose_suggested: Annotated[
        bool, "he chose what the information suggested over that alternative", Judgement("16B1a")
    ]
    damaged: told.Damaged
    event: told.Event = "pairs"


def _suggests_what_it_conveyed(f: UnauthorisedInformationFacts) -> Problem | None:
    """What could point to no call or play did not clearly suggest one (16B1)."""
    wrong = f.known.get("extraneous") is False and f.known.get("suggested") is True
    return Problem("suggested", "nothing-conveyed", {}) if wrong else None


UNAUTHORISED_INFORMATION_CHECKS = (
    _suggests_what_it_conveyed,
    not_together(suggested=False, chose_suggested=True),
)
