"""What a director is told of a claim or concession that was just made (68)."""

from typing import Annotated, Literal

from pydantic import Field

from bridge.problems import Problem
from rulings.engine.exclusions import not_together
from rulings.engine.facts import Facts, Formerly, former_value
from rulings.situations import told

_ALL_THAT_ARE_LEFT = frozenset({"claimed-all", "conceded-all", "folded"})
"""Acts about every trick that is left: about the trick in progress alone only where it is the last one (68)."""


class ClaimFacts(Facts, kind="claim"):
    """A player said or did something about the tricks that are left."""

    claimer: Annotated[told.Claimer, told.CLAIMER, Formerly("claimant")]
    claimers_act: told.ClaimersAct
    only_current_trick: Annotated[bool, "it was only about who wins the trick in progress"] = False
    after_opening_lead_out_of_turn: told.AfterOpeningLeadOutOfTurn = False
    clearly_no_claim: told.ClearlyNoClaim
    partner_objected: told.PartnerObjected = False
    line_stated: told.LineStated = True
    hand_faced: Annotated[bool, "he faced his hand"] = True
    tricks_left: Annotated[int, Field(ge=1, le=13), "the tricks that were not yet over"]
    tricks_named: Annotated[int, Field(ge=1, le=12), "how many of them he said that his side wins, or loses"]
    played_after_claim: Annotated[bool, "somebody has played a card since, without the consent of all four"] = False
    reaction: Annotated[
        Literal["accepted", "doubted", "played-on", "play-on-refused", "claiming-side-would-play-on"],
        "nobody doubted it, and the other side accepted; a player, dummy too, doubted it; the other side asked to play on and "
        "all four players agreed; it asked, and not all four agreed; the side that claimed or conceded asked to play on",
        former_value("claimant-would-play-on", now="claiming-side-would-play-on"),
    ]


def named_of_those_left(f: ClaimFacts) -> Problem | None:
    """Some of the tricks are fewer than all that are left."""
    wrong = f.tricks_named >= f.tricks_left
    return Problem("tricks_named", "more-tricks-named-than-left", {"count": f.tricks_left}) if wrong else None


CLAIM_CHECKS = (
    named_of_those_left,
    not_together(claimer={"declarer", "dummy"}, partner_objected=True),
    not_together(claimers_act="showed-cards", hand_faced=False),
    not_together(only_current_trick=True, tricks_named=frozenset(range(2, 13))),
    not_together(claimers_act=_ALL_THAT_ARE_LEFT, tricks_left=frozenset(range(2, 14)), only_current_trick=True),
)
