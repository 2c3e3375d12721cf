"""Law 18: bids."""

from bridge.auction import Call, supersedes
from rulings.effects.calls import BidIsSufficient
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion


@clause("18B")
def names_more_tricks(f: Facts, bid: Call, last_bid: Call) -> bool:
    """A bid of more odd tricks supersedes the one before it, in whatever denomination."""
    return int(bid[0]) > int(last_bid[0])


@clause("18C")
def is_sufficient(f: Facts, bid: Call, last_bid: Call) -> bool:
    """A bid is sufficient if it supersedes the one before it."""
    return supersedes(bid, last_bid)


@clause("18C")
def nothing_irregular(f: Facts, bid: Call, last_bid: Call) -> Conclusion:
    """A sufficient bid is no infraction."""
    ways = {"more-tricks": names_more_tricks, "dearer-denomination": names_dearer_denomination}
    why = next(way for way, is_so in ways.items() if is_so(f, bid, last_bid))
    return BidIsSufficient(call=bid, last_bid=last_bid, why=why)


@clause("18D")
def is_insufficient(f: Facts, bid: Call, last_bid: Call) -> bool:
    """A bid that fails to supersede the one before it is insufficient."""
    return not supersedes(bid, last_bid)


@clause("18E")
def names_dearer_denomination(f: Facts, bid: Call, last_bid: Call) -> bool:
    """Of as many odd tricks a bid supersedes the one before it in a denomination that ranks above that one (18B)."""
    return bid[0] == last_bid[0] and supersedes(bid, last_bid)
