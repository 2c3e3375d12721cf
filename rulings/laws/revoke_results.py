"""The result of a board after revokes: as won at the table, after the transfer of tricks, and as adjusted (64, 77)."""

from typing import Any

from bridge.boards import Vulnerability
from bridge.scoring.results import Result
from bridge.scoring.table_of_scores import score
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, effect
from rulings.laws.revoke_facts import RevokeFacts


@clause("64A")
def result_after_revoke(f: RevokeFacts, moved: int) -> Conclusion:
    """One revoke without a record: the tricks won at the table, and as they count."""
    won = f.tricks_at_table
    return result(f, won, won + (moved if f.offender == "defender" else -moved))


def result(f: RevokeFacts, won: int, transferred: int, *, corrected: bool = False) -> Conclusion:
    """The result at the table, after the transfer, and the one that counts; their scores (77) if the vulnerability is known.

    ``corrected``: no transfer, but tricks counted anew after the correction (62D1).
    """
    basis, counted = ("corrected", transferred) if corrected else _basis(f, won, transferred)
    tricks = {"at_table": won, "after_transfer": transferred, "result": counted}
    shown: dict[str, Any] = {name: Result(f.contract, count) for name, count in tricks.items()}
    shown |= {"tricks_won": won, "tricks_after_transfer": transferred, "tricks": counted}
    if f.contract.declarer and f.given("vulnerable"):
        vulnerable = Vulnerability(f.vulnerable).of(f.contract.declarer.side)
        names = {"score_at_table": won, "score_after_transfer": transferred, "score": counted}
        points = {name: score(f.contract, vulnerable=vulnerable, tricks=count).points for name, count in names.items()}
        shown |= {"scores": "scored"} | points
    return effect("result", basis=basis, **shown)


def _basis(f: RevokeFacts, won: int, transferred: int) -> tuple[str, int]:
    """What decides the result, and its tricks; an adjusted score replaces what was obtained in play (12C1a)."""
    if f.given("damage") and f.damage:
        return ("adjusted", f.adjusted_tricks) if f.given("adjusted_tricks") else ("to-be-adjusted", transferred)
    return ("unchanged" if transferred == won else "moved"), transferred
