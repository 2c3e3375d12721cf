"""Scores: of a contract (77), in matchpoints (78A) and in international match points (78B)."""

from fractions import Fraction
from typing import Annotated, Literal

from pydantic import Field

from bridge.auction import Auction
from bridge.boards import Vulnerability, dealer, vulnerability
from bridge.contracts import Contract, ContractFact
from bridge.problems import Problem
from bridge.scoring import imps as imp_scale
from bridge.scoring import matchpoints as comparison
from bridge.scoring import table_of_scores as table
from bridge.scoring.results import Result, format_result
from bridge.seats import Seat, Side
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect
from rulings.laws.board_facts import BoardFacts, calls_make_contract, contract_of_calls, vulnerability_of_board

LARGEST = 7600
"""No score is larger: a redoubled vulnerable contract of seven without a trick."""

MOST_SCORES = 500
"""On no board are more scores compared; a field is no larger than that either."""

ScoreOfBoard = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]


class ScoreFacts(BoardFacts, kind="score"):
    """A contract was played, or all four players passed."""

    passed_out: Annotated[bool, "all four players passed"] = False
    contract: Annotated[ContractFact, "the contract, with its declarer"]
    declarer: Annotated[Literal["N", "E", "S", "W"], "who declared, where the contract does not say it"]
    tricks: Annotated[int, Field(ge=0, le=13), "the tricks that the declaring side won"]
    vulnerable: Annotated[Literal["none", "ns", "ew", "all"], "which sides were vulnerable"]


def _passed_or_played(f: ScoreFacts) -> Problem | None:
    wrong = f.passed_out and (f.given("contract") or f.given("tricks"))
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


@rules_on(ScoreFacts, _passed_or_played, _one_declarer, _agrees_with_board, calls_make_contract, _agrees_with_calls)
def rule_score(f: ScoreFacts) -> None:
    """Law 77."""
    if f.passed_out:
        nobody_scores(f)
        not_dealt_again(f)
        return
    contract = (contract_of_calls(f) if f.given("calls") else None) or f.contract
    declarer = contract.declarer or Seat(f.declarer)
    contract = Contract(contract.level, contract.strain, contract.risk, declarer)
    if f.tricks >= contract.needed and not is_game(f, contract):
        is_partscore(f, contract)
    table_score(f, contract)


@clause("77")
def nobody_scores(f: ScoreFacts) -> Conclusion:
    """All four players passed: each side scores zero."""
    return effect("score", outcome="passed-out", result=format_result(Result(None)), points=0, ns=0, parts={})


@clause("22B")
def not_dealt_again(f: ScoreFacts) -> Conclusion:
    """The hands go back into the board without play; the cards are not dealt again."""
    return effect("not-dealt-again")


@clause("def:zon")
def is_game(f: ScoreFacts, contract: Contract) -> bool:
    """At least 100 trick points on one deal."""
    return table.is_game(contract)


@clause("def:partskor")
def is_partscore(f: ScoreFacts, contract: Contract) -> bool:
    """90 or fewer trick points on one deal."""
    return not table.is_game(contract)


@clause("77", "def:zon-durumu")
def is_vulnerable(f: ScoreFacts, side: Side) -> bool:
    """The condition for larger bonuses and undertrick penalties: that of the declaring side counts."""
    vulnerable = vulnerability_of_board(f) if f.given("board") else f.vulnerable
    return Vulnerability(vulnerable).of(side)


@clause("77")
def table_score(f: ScoreFacts, contract: Contract) -> Conclusion:
    """The score by the table: of the declaring side, and as seen from North-South."""
    declarer = contract.declarer or Seat(f.declarer)
    scored = table.score(contract, vulnerable=is_vulnerable(f, declarer.side), tricks=f.tricks)
    points = scored.points
    return effect(
        "score",
        outcome="made" if points > 0 else "down",
        result=format_result(Result(contract, f.tricks)),
        points=points,
        gain=abs(points),
        side=declarer.side if points > 0 else declarer.side.other,
        ns=points if declarer.side is Side.NS else -points,
        parts=dict(scored.parts),
    )


class ImpFacts(Facts, kind="imps"):
    """Two scores of one board are compared in IMPs."""

    ours: Annotated[ScoreOfBoard, "our score on the board"]
    theirs: Annotated[ScoreOfBoard, "the score it is compared with, seen from the same direction"]


def _possible_scores(f: ImpFacts) -> Problem | None:
    for name, value in (("ours", f.ours), ("theirs", f.theirs)):
        if value % 10 or abs(value) > LARGEST:
            return Problem(name, "not-a-score", {"points": value})
    return None


@rules_on(ImpFacts, _possible_scores)
def rule_imps(f: ImpFacts) -> None:
    """Law 78B."""
    converted(f)


@clause("78B")
def converted(f: ImpFacts) -> Conclusion:
    """The difference between the two scores, by the scale."""
    difference = f.ours - f.theirs
    won = imp_scale.imps(difference)
    outcome = "won" if won > 0 else "lost" if won < 0 else "level"
    return effect("imps", outcome=outcome, imps=won, difference=difference, points=abs(difference), count=abs(won))


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


def _something_to_compare(f: MatchpointFacts) -> Problem | None:
    count = len(f.scores)
    fewest = 1 if f.given("field") else 2
    return Problem("scores", "too-few-scores", {"count": count, "least": fewest}) if count < fewest else None


def _field_large_enough(f: MatchpointFacts) -> Problem | None:
    count = len(f.scores)
    wrong = f.given("field") and f.field < count
    return Problem("field", "field-too-small", {"count": count}) if wrong else None


@rules_on(MatchpointFacts, _something_to_compare, _field_large_enough)
def rule_matchpoints(f: MatchpointFacts) -> None:
    """Law 78A, and what a regulation may add."""
    units = comparison.matchpoints(f.scores)
    if f.given("field"):
        brought_to_field(f, units)
    else:
        compared(f, units)


@clause("78A")
def compared(f: MatchpointFacts, units: list[int]) -> Conclusion:
    """Two units for each worse score, one for each equal one, none for each better one."""
    shares = comparison.percentages(units, len(units))
    return effect("matchpoints", matchpoints=tuple(units), percentages=_rounded(shares), top=comparison.top(len(units)))


@clause("78A")
def brought_to_field(f: MatchpointFacts, units: list[int]) -> Conclusion:
    """A regulation has boards with fewer scores brought to the full field by Neuberg's formula (78D)."""
    factored = comparison.neuberg(units, f.field)
    shares = comparison.percentages(factored, f.field)
    return effect(
        "matchpoints-of-field",
        matchpoints=_rounded(factored),
        percentages=_rounded(shares),
        top=comparison.top(f.field),
        clause="78D",
    )


def _rounded(values: list[Fraction]) -> tuple[float, ...]:
    return tuple(round(float(value), 2) for value in values)
