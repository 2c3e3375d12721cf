"""Law 19: doubles and redoubles."""

from bridge.auction import Auction
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.situations.board_facts import BoardFacts


@clause("19A1")
def double_allowed(f: Facts, last_call: str) -> bool:
    """Only the last bid can be doubled, an opponent's, with nothing but passes since."""
    return last_call == "opponents-bid"


@clause("19B1")
def redouble_allowed(f: Facts, last_call: str) -> bool:
    """Only the last double can be redoubled, an opponent's, with nothing but passes since."""
    return last_call == "opponents-double"


@clause("19C")
def had_superseded_double(f: BoardFacts, auction: Auction) -> bool:
    """A later bid superseded the double or redouble."""
    return "X" in auction.calls


@clause("19D")
def is_doubled(f: BoardFacts, auction: Auction) -> bool:
    """No legal bid followed the double or redouble."""
    return bool(auction.contract and auction.contract.risk)
