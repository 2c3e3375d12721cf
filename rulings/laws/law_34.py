"""Law 34: retention of the right to call."""

from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, reminder
from rulings.situations.ends_of_auction_facts import EndOfAuctionFacts


@clause("34")
def turn_is_kept(f: Facts) -> Conclusion:
    """Passes out of rotation that would end the auction over the head of a player end nothing: 17D3."""
    return reminder("skipped-player-keeps-turn", clause="17D3")


@clause("34")
def pass_skipped_a_player(f: EndOfAuctionFacts) -> bool:
    """One of the three passes was out of rotation and skipped a player whose turn it was: 17D3."""
    return f.turn_skipped
