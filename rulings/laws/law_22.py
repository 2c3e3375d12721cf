"""Law 22: end of the auction."""

from bridge.auction import Auction
from bridge.contracts import Contract
from rulings.effects.auctions import AuctionOver
from rulings.effects.calls import NotDealtAgain
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.laws import definitions, law_02, law_19
from rulings.situations.board_facts import BoardFacts
from rulings.situations.ends_of_auction_facts import EndOfAuctionFacts
from rulings.situations.faulty_deals_facts import FaultyDealFacts
from rulings.situations.scores_facts import ScoreFacts


@clause("22A")
def contract_of_calls(f: BoardFacts) -> Contract | None:
    """The last bid is the contract, with the doubles that followed it."""
    auction = Auction(law_02.dealer_of_board(f), f.calls)
    if not law_19.is_doubled(f, auction):
        law_19.had_superseded_double(f, auction)
    definitions.who_declares(f, auction)
    return auction.contract


@clause("22B")
def not_dealt_again(f: ScoreFacts) -> Conclusion:
    """The hands go back into the board without play; the cards are not dealt again."""
    return NotDealtAgain()


@clause("22A")
def last_bid_is_contract(f: EndOfAuctionFacts) -> Conclusion:
    """Three passes in rotation after the last bid: it is the contract."""
    return AuctionOver(why="contract")


@clause("22B")
def passed_out(f: EndOfAuctionFacts) -> tuple[Conclusion, ...]:
    """Four passes: the hands go back into the board without play, and are not dealt again."""
    return AuctionOver(why="passed-out"), NotDealtAgain()


@clause("22B")
def passed_out_is_not_redealt(f: FaultyDealFacts) -> Conclusion:
    """Nor does a player's wish or 6D3 change that."""
    return NotDealtAgain()
