"""Law 38: bid of more than seven."""

from rulings.effects.auctions import AuctionOver
from rulings.effects.calls import (
    AwarenessNotLookedAt,
    CallCancelled,
    MustPassThroughout,
    NeverAboveSeven,
    ReplacedByPass,
)
from rulings.effects.restrictions import LeadNotRestricted
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.laws import law_26
from rulings.situations.bids_above_seven_facts import BidAboveSevenFacts


@clause("38A")
def never_played(f: BidAboveSevenFacts) -> Conclusion:
    """A contract of more than seven is never played."""
    return NeverAboveSeven()


@clause("38B")
def cancelled(f: BidAboveSevenFacts) -> Conclusion:
    """The bid is cancelled, and all calls after it."""
    return CallCancelled(who="offender", call=None, by="with-all-later-calls")


@clause("38C")
def replaced_by_pass(f: BidAboveSevenFacts) -> tuple[Conclusion, ...]:
    """A pass takes its place; unless that ends the auction, both members of the offending side pass throughout."""
    replaced = ReplacedByPass(who="offender", how="corrected")
    if f.pass_ends_auction:
        return replaced, AuctionOver()
    return replaced, MustPassThroughout(who="offender"), MustPassThroughout(who="partner")


@clause("38D")
def lead_and_awareness(f: BidAboveSevenFacts) -> tuple[Conclusion, ...]:
    """26B may apply (and 72C), but neither does if the left-hand opponent called after the bid and before the ruling."""
    if f.lho_did == "called":
        return LeadNotRestricted(who="partner"), AwarenessNotLookedAt(who="offender")
    return (law_26.one_suit_may_be_forbidden(f),)
