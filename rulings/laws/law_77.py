"""Law 77: scoring table for tournament bridge."""

from bridge.boards import Vulnerability
from bridge.contracts import Contract
from bridge.scoring import table_of_scores as table
from bridge.scoring.results import Result, format_result
from bridge.seats import Seat, Side
from rulings.effects.scores import Score
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.laws import law_02
from rulings.situations.scores_facts import ScoreFacts


@clause("77")
def nobody_scores(f: ScoreFacts) -> Conclusion:
    """All four players passed: each side scores zero."""
    return Score(outcome="passed-out", result=format_result(Result(None)), points=0, ns=0, parts={})


@clause("77", "def:zon-durumu")
def is_vulnerable(f: ScoreFacts, side: Side) -> bool:
    """The condition for larger bonuses and undertrick penalties: that of the declaring side counts."""
    vulnerable = law_02.vulnerability_of_board(f) if f.given("board") else f.vulnerable
    return Vulnerability(vulnerable).of(side)


@clause("77")
def table_score(f: ScoreFacts, contract: Contract) -> Conclusion:
    """The score by the table: of the declaring side, and as seen from North-South."""
    declarer = contract.declarer or Seat(f.declarer)
    scored = table.score(contract, vulnerable=is_vulnerable(f, declarer.side), tricks=f.tricks_at_table)
    points = scored.points
    return Score(
        outcome="made" if points > 0 else "down",
        result=format_result(Result(contract, f.tricks_at_table)),
        points=points,
        gain=abs(points),
        side=declarer.side if points > 0 else declarer.side.other,
        ns=points if declarer.side is Side.NS else -points,
        parts=dict(scored.parts),
    )
