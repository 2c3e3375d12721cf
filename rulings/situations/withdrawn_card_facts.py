"""What can be known of a card that a player wants, or is told, to take back."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.exclusions import not_together
from rulings.engine.facts import Facts, Formerly, Judgement
from rulings.situations import told


class WithdrawnCardFacts(Facts, kind="withdrawn-card"):
    """A player wants, or is told, to take back a card that he has played."""

    reason: Annotated[
        Literal[
            "rectification",
            "illegal-play",
            "simultaneous-play",
            "unintended-designation",
            "opponent-changed",
            "misinformation",
            "told-to-play",
            "correct-lead-made",
            "none",
        ],
        "why: to comply with a rectification; to correct an illegal play; cards played at the same time; declarer did not mean "
        "the card that he designated; an opponent has changed a card played before it; it was played on an opponent's mistaken "
        "explanation; an opponent had told him wrongly that it was his turn; the correct lead was made after an irregular one "
        "(53B); none of these",
    ]
    hand: Annotated[told.Hand, Formerly("player")]
    card: told.TheCard
    own_side_offended: told.OwnSideOffended
    law_exempts: Annotated[bool, "the Law on that irregularity says that a defender's card is not penalised"] = False
    unintended: Annotated[
        bool, "declarer never meant that card: a slip, not lost concentration, not a change of mind", Judgement("45C4b")
    ]
    card_played_since: told.CardPlayedSince
    own_side_revoked: Annotated[bool, "the opponent changed his card because the player's own side revoked (62C1)"] = (
        False
    )
    after_attention: Annotated[bool, "the card was played once attention had been drawn to the irregularity"] = False
    because_of_explanation: Annotated[
        bool, "the card was played because of the mistaken explanation", Judgement("47E2a")
    ]
    after_correction: Annotated[bool, "the explanation had been corrected before the card was played"] = False
    later_card: Annotated[bool, "another card has been played to the trick after it"]
    opening_lead: Annotated[bool, "the card is the opening lead"] = False
    dummy_faced: Annotated[bool, "dummy has faced any card"]
    damaged_by_explanation: Annotated[
        bool, "the mistaken explanation damaged the non-offending side", Judgement("47E2b"), Formerly("damage")
    ]
    event: told.Event = "pairs"


def _defender_makes_opening_lead(f: WithdrawnCardFacts) -> Problem | None:
    wrong = f.opening_lead and f.hand != "defender"
    return Problem("opening_lead", "opening-lead-is-a-defenders", {}) if wrong else None


WITHDRAWN_CARD_CHECKS = (
    _defender_makes_opening_lead,
    not_together(opening_lead=True, later_card=True, dummy_faced=False),
)
