"""The definitions that rule."""

from bridge.auction import Auction
from bridge.contracts import Contract
from bridge.scoring import table_of_scores as table
from bridge.seats import Seat
from rulings.engine.clauses import clause
from rulings.situations.board_facts import BoardFacts
from rulings.situations.scores_facts import ScoreFacts


@clause("def:deklaran")
def who_declares(f: BoardFacts, auction: Auction) -> Seat | None:
    """The player of the side of the last bid who first named its denomination."""
    return auction.contract.declarer if auction.contract else None


@clause("def:zon")
def is_game(f: ScoreFacts, contract: Contract) -> bool:
    """At least 100 trick points on one deal."""
    return table.is_game(contract)


@clause("def:partskor")
def is_partscore(f: ScoreFacts, contract: Contract) -> bool:
    """90 or fewer trick points on one deal."""
    return not table.is_game(contract)
