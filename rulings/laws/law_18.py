"""Law 18: bids."""

from bridge.auction import supersedes
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts


@clause("18C", "18B", "18E")
def is_sufficient(f: Facts, bid: str, last_bid: str) -> bool:
    """A bid is sufficient if it supersedes the one before it."""
    return supersedes(bid, last_bid)


@clause("18D")
def is_insufficient(f: Facts, bid: str, last_bid: str) -> bool:
    """A bid that fails to supersede the one before it is insufficient."""
    return not supersedes(bid, last_bid)
