"""Law 18: bids."""

from bridge.auction import Call, supersedes
from rulings.effects.calls import BidIsSufficient
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion


@clause("18C", "18B", "18E")
def is_sufficient(f: Facts, bid: Call, last_bid: Call) -> bool:
    """A bid is sufficient if it supersedes the one before it."""
    return supersedes(bid, last_bid)


@clause("18C")
def nothing_irregular(f: Facts, bid: Call, last_bid: Call) -> Conclusion:
    """A sufficient bid is no infraction."""
    return BidIsSufficient(call=bid, last_bid=last_bid)


@clause("18D")
def is_insufficient(f: Facts, bid: Call, last_bid: Call) -> bool:
    """A bid that fails to supersede the one before it is insufficient."""
    return not supersedes(bid, last_bid)
