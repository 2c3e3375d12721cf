"""Law 22: end of the auction."""

from bridge.auction import Auction
from bridge.contracts import Contract
from rulings.effects.auctions import AuctionOver
from rulings.effects.calls import NotDealtAgain
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion
from rulings.laws import definitions, law_02, law_19
from rulings.situations.board_facts import BoardFacts
from rulings.situations.ends_of_auction_facts import EndOfAuctionFacts


@clause("22A")
def contract_of_calls(f: BoardFacts) -> Contract | None:
    """The last bid is the contract, with the doubles that followed it."""
    auction = Auction(law_02.dealer_of_board(f), f.calls)
    if not law_19.is_doubled(f, auction):
        law_19.had_superseded_double(f, auction)
    definitions.who_declares(f, auction)
    return auction.contract


@clause("22A")
def last_bid_is_contract(f: EndOfAuctionFacts) -> Conclusion:
    """Three passes in rotation after the last bid: it is the contract."""
    return AuctionOver(why="contract")


@clause("22B")
def passed_out(f: Facts) -> Conclusion | tuple[Conclusion, ...]:
    """Four passes: the hands go back into the board without play, and are not dealt again, whatever a player wishes (6D3)."""
    return (AuctionOver(why="passed-out"), NotDealtAgain()) if isinstance(f, EndOfAuctionFacts) else NotDealtAgain()
