"""What makes a line normal: criteria that the director sees and overrules.

Footnote 21: careless and inferior lines are normal.
"""

from dataclasses import dataclass
from enum import StrEnum


class Criterion(StrEnum):
    """What the claimer's play is taken to keep to, where nothing else was stated."""

    __hash__ = str.__hash__

    WINNERS_FIRST = "winners-first"
    CASHES_BEFORE_LEAVING = "cashes-before-leaving"
    FROM_THE_TOP = "suits-from-the-top"
    NO_WASTE = "wastes-no-high-card"
    KEEPS_WINNERS = "keeps-winners"
    TAKES_TRICKS = "takes-tricks"
    DRAWS_TRUMPS = "draws-known-trumps"
    LEAVES_TRUMPS = "leaves-own-trumps-apart"
    MARKED_FINESSE = "takes-marked-finesse"
    PARTNER_KEEPS_WINNERS = "partner-keeps-winners"


@dataclass(frozen=True)
class Basis:
    """The clause on which a criterion rests, and whether it holds where the director says nothing."""

    clause: str
    usual: bool = True


BASES = {
    Criterion.WINNERS_FIRST: Basis("fn:21"),
    Criterion.CASHES_BEFORE_LEAVING: Basis("fn:21"),
    Criterion.FROM_THE_TOP: Basis("70E2"),
    Criterion.NO_WASTE: Basis("fn:21"),
    Criterion.KEEPS_WINNERS: Basis("fn:21"),
    Criterion.TAKES_TRICKS: Basis("fn:21"),
    Criterion.DRAWS_TRUMPS: Basis("70C2"),
    Criterion.LEAVES_TRUMPS: Basis("fn:21"),
    Criterion.MARKED_FINESSE: Basis("70E1"),
    Criterion.PARTNER_KEEPS_WINNERS: Basis("70D2"),
}
USUAL = frozenset(criterion for criterion, basis in BASES.items() if basis.usual)
