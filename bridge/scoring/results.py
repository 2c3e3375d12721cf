"""Results as directors write them: ``4♥X+1 S``, ``3NT=``, ``Pass``; in ASCII ``4HX+1 S``; in Turkish ``4♥X+1 G``."""

import re
from dataclasses import dataclass

from bridge.cards import Strain
from bridge.contracts import Contract, Risk
from bridge.in_words import in_signs
from bridge.seats import A_SEAT, SEAT_LETTERS

PASSED = "Pass"
_WRITTEN = re.compile(rf"([1-7])(C|D|H|S|NT?)(X{{0,2}})({A_SEAT}?)(=|[+-][1-9]\d?)({A_SEAT}?)")
_PLAIN = str.maketrans("♠♥♦♣♤♡♢♧−–", "SHDCSHDC--")
_GLYPHS = {Strain.C: "♣", Strain.D: "♦", Strain.H: "♥", Strain.S: "♠", Strain.NT: "NT"}
_RISKS: dict[str, Risk] = {"": "", "X": "X", "XX": "XX"}


class NotAResult(ValueError):
    """The text is not a result, or one that cannot be."""


@dataclass(frozen=True, slots=True)
class Result:
    """A contract with its declarer and the tricks won by the declaring side; ``contract`` is ``None`` if all passed."""

    contract: Contract | None
    tricks: int = 0

    @property
    def over(self) -> int:
        """Overtricks, or undertricks as a negative number."""
        return self.tricks - self.contract.needed if self.contract else 0

    def __str__(self) -> str:
        return format_result(self)


def format_result(result: Result, *, ascii_only: bool = False) -> str:
    """``4♥X+1 S``, or ``4HX+1 S``; the seat is left out where the contract does not name one."""
    contract = result.contract
    if contract is None:
        return PASSED
    strain = contract.strain.value if ascii_only else _GLYPHS[contract.strain]
    outcome = f"{result.over:+d}" if result.over else "="
    seat = f" {contract.declarer}" if contract.declarer else ""
    return f"{contract.level}{strain}{contract.risk}{outcome}{seat}"


def parse_result(text: str) -> Result:
    """A result in either form or in words (``4 pik bir batık``); the seat may stand before the outcome or be missing.

    Raises ``NotAResult`` for anything else, also for more than 13 tricks or fewer than none.
    """
    plain = re.sub(r"[\s,]+", "", in_signs(text).upper().translate(_PLAIN))
    if plain == "P":
        return Result(None)
    match = _WRITTEN.fullmatch(plain)
    if not match or (match[4] and match[6]):
        raise NotAResult(f"not a result: {text[:20]!r}")
    level, strain, risk, before, outcome, after = match.groups()
    seat = SEAT_LETTERS.get(before or after)
    contract = Contract(int(level), Strain("NT" if strain.startswith("N") else strain), _RISKS[risk], seat)
    tricks = contract.needed + (0 if outcome == "=" else int(outcome))
    if not 0 <= tricks <= 13:
        raise NotAResult(f"no such number of tricks: {text[:20]!r}")
    return Result(contract, tricks)
