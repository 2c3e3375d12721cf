"""What a director is told: scores."""

from typing import Annotated, Literal

from pydantic import Field

from bridge.auction import Auction
from bridge.boards import dealer, vulnerability
from bridge.problems import Problem
from rulings.engine.facts import Facts, Formerly
from rulings.engine.regulations import Regulated
from rulings.situations import told
from rulings.situations.board_facts import BoardFacts
from rulings.situations.score_values import LARGEST


def calls_make_contract(f: BoardFacts) -> Problem | None:
    """The calls are those of a whole auction on a board, each of them legal, and not passed out."""
    if not f.given("calls"):
        return None
    if not f.given("board"):
        return Problem("board", "calls-without-board", {})
    auction = Auction(dealer(f.board))
    for call in f.calls:
        if call not in auction.legal_calls():
            return Problem("calls", "call-not-legal", {"call": call, "count": len(auction.calls) + 1})
        auction = Auction(auction.dealer, (*auction.calls, call))
    whole = auction.is_over and auction.contract is not None
    return None if whole else Problem("calls", "no-contract", {})


MOST_SCORES = 500
"""On no board are more scores compared; a field is no larger than that either."""


ScoreOfBoard = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]


class ScoreFacts(BoardFacts, kind="score"):
    """A contract was played, or all four players passed."""

    passed_out: Annotated[bool, "all four players passed"] = False
    contract: told.TheContract
    declarer: Annotated[Literal["N", "E", "S", "W"], "who declared, where the contract does not say it"]
    tricks_at_table: Annotated[told.TricksAtTable, Formerly("tricks")]
    vulnerable: told.Vulnerable


def _passed_or_played(f: ScoreFacts) -> Problem | None:
    wrong = f.passed_out and (f.given("contract") or f.given("tricks_at_table"))
    return Problem("passed_out", "passed-out-but-played", {}) if wrong else None


def _one_declarer(f: ScoreFacts) -> Problem | None:
    named = f.contract.declarer
    wrong = named is not None and f.given("declarer") and f.declarer != named
    return Problem("declarer", "two-declarers", {"who": f.declarer, "other": named}) if wrong else None


def _agrees_with_board(f: ScoreFacts) -> Problem | None:
    wrong = f.vulnerable != vulnerability(f.board)
    return Problem("vulnerable", "not-of-board", {"board": f.board}) if wrong else None


def _agrees_with_calls(f: ScoreFacts) -> Problem | None:
    made = Auction(dealer(f.board), f.calls).contract
    wrong = f.given("contract") and made is not None and f.contract != made
    return Problem("contract", "not-of-calls", {"contract": made}) if wrong else None


class ImpFacts(Facts, kind="imps"):
    """Two scores of one board are compared in IMPs."""

    ours: Annotated[ScoreOfBoard, "our score on the board"]
    theirs: Annotated[ScoreOfBoard, "the score it is compared with, seen from the same direction"]


def _possible_scores(f: ImpFacts) -> Problem | None:
    for name, value in (("ours", f.ours), ("theirs", f.theirs)):
        if value % 10 or abs(value) > LARGEST:
            return Problem(name, "not-a-score", {"points": value})
    return None


class MatchpointFacts(Facts, kind="matchpoints"):
    """The scores of one board are compared in matchpoints."""

    scores: Annotated[
        tuple[ScoreOfBoard, ...],
        Field(max_length=MOST_SCORES),
        "the scores of the contestants compared, all from the same direction",
    ]
    field: Annotated[
        int,
        Field(ge=2, le=MOST_SCORES),
        "on how many scores the board counts by regulation, if more than were made on it",
    ]
    fewer_scores: Annotated[
        Literal["compared", "neuberg"],
        "what the regulation has for such a board: those who played it are compared; Neuberg's formula",
        Regulated("fewer_scores"),
    ] = "neuberg"
    unit: told.MatchpointUnit = "matchpoint"


def _something_to_compare(f: MatchpointFacts) -> Problem | None:
    count = len(f.scores)
    fewest = 1 if f.given("field") and f.fewer_scores == "neuberg" else 2
    return Problem("scores", "too-few-scores", {"count": count, "least": fewest}) if count < fewest else None


def _field_large_enough(f: MatchpointFacts) -> Problem | None:
    count = len(f.scores)
    wrong = f.given("field") and f.field < count
    return Problem("field", "field-too-small", {"count": count}) if wrong else None


SCORE_CHECKS = (
    _passed_or_played,
    _one_declarer,
    _agrees_with_board,
    calls_make_contract,
    _agrees_with_calls,
)


IMP_CHECKS = (_possible_scores,)


MATCHPOINT_CHECKS = (
    _something_to_compare,
    _field_large_enough,
)
