"""The board with the tricks of a claim, where contract and tricks are told."""

from typing import Annotated, Any

from bridge.boards import Vulnerability
from bridge.problems import Problem
from bridge.scoring.results import Result
from bridge.scoring.table_of_scores import score
from rulings.effects.claims import ClaimResult
from rulings.engine.facts import Facts, Formerly
from rulings.situations import told


class ClaimResultFacts(Facts):
    """What a result is made of; nothing is asked of it."""

    claimer: Annotated[told.DeclarerOrDefender, told.CLAIMER, Formerly("claimant")]
    contract: told.TheContract
    tricks_before: told.TricksBefore
    vulnerable: told.Vulnerable


def told_result(f: ClaimResultFacts) -> bool:
    """Whether the case says what a result is made of, but for the tricks of the claim."""
    return f.given("contract") and f.given("tricks_before")


def result_with(f: ClaimResultFacts, rest: int) -> ClaimResult:
    """The declaring side has won what it had before, and so many of the rest."""
    contract, tricks = f.contract, f.tricks_before + rest
    scored: dict[str, Any] = {}
    if contract.declarer and f.given("vulnerable"):
        vulnerable = Vulnerability(f.vulnerable).of(contract.declarer.side)
        points = score(contract, vulnerable=vulnerable, tricks=tricks).points
        scored = {"scored": "scored", "score": points}
    return ClaimResult(result=Result(contract, tricks), tricks=tricks, **scored)


def no_more_than_all(f: ClaimResultFacts, rest: int, fact: str) -> Problem | None:
    """Before and after the claim there are thirteen tricks together."""
    most = 13 - f.tricks_before
    return Problem(fact, "too-many-tricks-claimed", {"count": most}) if not 0 <= rest <= most else None
