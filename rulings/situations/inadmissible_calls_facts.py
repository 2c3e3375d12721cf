"""What a director is told of a double or redouble in rotation (19, 36), and of a call by a player who must pass (37)."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.situations import calls_told, told
from rulings.situations.auctions_told import AuctionToldFacts, calls_agree
from rulings.situations.irregular_calls_facts import AfterCallFacts, EnforcedPasses, IrregularCallFacts


class DoubleFacts(IrregularCallFacts, AuctionToldFacts, kind="double-or-redouble"):
    """A player doubled or redoubled in rotation."""

    said: Annotated[
        Literal["one-word", "bid-named", "bid-misstated"],
        "how the player said it: with the one word; naming the bid too, rightly; naming a bid other than the one that was made",
    ] = "one-word"
    slip: calls_told.Slip = False
    enforced_passes: EnforcedPasses = "none"
    lead_faced: told.LeadFaced = False
    event: told.Event = "pairs"


class DutyToPassFacts(AfterCallFacts, AuctionToldFacts, kind="call-despite-duty-to-pass"):
    """A player who had to pass by an earlier ruling made another call in rotation."""

    call: calls_told.TheCall
    slip: calls_told.Slip = False
    enforced_passes: EnforcedPasses
    could_have_known: told.CouldHaveKnown
    event: told.Event = "pairs"


def _is_double(f: DoubleFacts) -> Problem | None:
    return Problem("call", "not-a-double", {}) if f.call not in ("X", "XX") else None


def _is_no_pass(f: DutyToPassFacts) -> Problem | None:
    return Problem("call", "pass-is-right", {}) if f.call == "P" else None


def _had_to_pass(f: DutyToPassFacts) -> Problem | None:
    return Problem("enforced_passes", "no-duty-to-pass", {}) if f.enforced_passes == "none" else None


DOUBLE_CHECKS = (_is_double, calls_agree)
DUTY_TO_PASS_CHECKS = (_is_no_pass, _had_to_pass, calls_agree)
