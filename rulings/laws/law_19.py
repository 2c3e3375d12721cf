"""Law 19: doubles and redoubles."""

from bridge.auction import Auction
from rulings.effects.calls import BidMadeIsDoubled, BidMadeIsRedoubled, DoubleStands
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, reminder
from rulings.laws import law_16
from rulings.situations.board_facts import BoardFacts
from rulings.situations.inadmissible_calls_facts import DoubleFacts


@clause("19A1")
def double_allowed(f: Facts, last_call: str) -> bool:
    """Only the last bid can be doubled, an opponent's, with nothing but passes since."""
    return last_call == "opponents-bid"


@clause("19A1", "19B1")
def double_stands(f: DoubleFacts) -> Conclusion:
    """It is the last bid of an opponent's, or his last double, with nothing but passes since: a legal call."""
    return DoubleStands(clause="19A1" if f.call == "X" else "19B1")


@clause("19A2")
def only_double(f: DoubleFacts) -> Conclusion:
    """The one correct form is the word "double": neither number nor denomination should be named."""
    return reminder("only-the-word")


@clause("19A3")
def doubles_bid_made(f: DoubleFacts) -> Conclusion:
    """Who misstates the bid has doubled the bid that was made; 16 may apply."""
    law_16.unauthorised_from_partner(f, "words-with-double")
    return BidMadeIsDoubled()


@clause("19B1")
def redouble_allowed(f: Facts, last_call: str) -> bool:
    """Only the last double can be redoubled, an opponent's, with nothing but passes since."""
    return last_call == "opponents-double"


@clause("19B2")
def only_redouble(f: DoubleFacts) -> Conclusion:
    """The one correct form is the word "redouble": neither number nor denomination should be named."""
    return reminder("only-the-word")


@clause("19B3")
def redoubles_bid_made(f: DoubleFacts) -> Conclusion:
    """Who misstates the doubled bid has redoubled the bid that was made; 16 may apply."""
    law_16.unauthorised_from_partner(f, "words-with-double")
    return BidMadeIsRedoubled()


@clause("19C")
def had_superseded_double(f: BoardFacts, auction: Auction) -> bool:
    """A later bid superseded the double or redouble."""
    return "X" in auction.calls


@clause("19D")
def is_doubled(f: BoardFacts, auction: Auction) -> bool:
    """No legal bid followed the double or redouble."""
    return bool(auction.contract and auction.contract.risk)
