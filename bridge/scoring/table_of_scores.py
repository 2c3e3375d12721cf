"""The score of a contract (Law 77), from the table of the Law."""

from collections.abc import Mapping
from dataclasses import dataclass

from bridge.cards import Strain
from bridge.contracts import Contract, Risk

TRICK: Mapping[Strain, Mapping[Risk, int]] = {
    Strain.C: {"": 20, "X": 40, "XX": 80},
    Strain.D: {"": 20, "X": 40, "XX": 80},
    Strain.H: {"": 30, "X": 60, "XX": 120},
    Strain.S: {"": 30, "X": 60, "XX": 120},
    Strain.NT: {"": 30, "X": 60, "XX": 120},
}
"""Each odd trick bid and made; in notrump each but the first."""

FIRST_IN_NOTRUMP: Mapping[Risk, int] = {"": 40, "X": 80, "XX": 160}

GAME = 100
"""The trick score from which a contract is a game (definition "Zon"); up to 90 it is a partscore (definition "Partskor")."""

GAME_BONUS = (300, 500)
PARTSCORE_BONUS = 50
MAKING_BONUS: Mapping[Risk, int] = {"": 0, "X": 50, "XX": 100}
SLAM_BONUS: Mapping[int, tuple[int, int]] = {6: (500, 750), 7: (1000, 1500)}
"""By the level bid. Here and below: not vulnerable, vulnerable."""

OVERTRICK: Mapping[Risk, tuple[int, int]] = {"X": (100, 200), "XX": (200, 400)}
"""Each overtrick; undoubled it has the value of a trick."""

UNDERTRICKS: Mapping[Risk, tuple[tuple[int, int, int], tuple[int, int, int]]] = {
    "": ((50, 50, 0), (100, 100, 0)),
    "X": ((100, 200, 100), (200, 300, 0)),
    "XX": ((200, 400, 200), (400, 600, 0)),
}
"""The first undertrick, each subsequent one, and what is added for the fourth and each subsequent one."""


@dataclass(frozen=True)
class Score:
    """The score of the declaring side, negative when the contract fails, as the sum of its named parts.

    Parts, each only where it counts: ``trick-score``, ``overtricks``, ``partscore-bonus`` or ``game-bonus``, ``slam-bonus``,
    ``doubled-bonus`` or ``redoubled-bonus``; ``undertricks`` alone (negative) for a failed contract; none if all passed.
    """

    parts: Mapping[str, int]

    @property
    def points(self) -> int:
        """The total."""
        return sum(self.parts.values())


PASSED_OUT = Score({})


def score(contract: Contract | None, *, vulnerable: bool, tricks: int) -> Score:
    """The score when the declaring side wins so many tricks; ``None`` for a deal that all four passed.

    ``ValueError`` for a level outside 1 to 7 or tricks outside 0 to 13.
    """
    if contract is None:
        return PASSED_OUT
    if not 1 <= contract.level <= 7:
        raise ValueError(f"no such level: {contract.level}")
    if not 0 <= tricks <= 13:
        raise ValueError(f"not a number of tricks: {tricks}")
    over = tricks - contract.needed
    if over < 0:
        return Score({"undertricks": -undertricks(contract.risk, vulnerable=vulnerable, down=-over)})
    parts = {
        "trick-score": trick_score(contract),
        "overtricks": over * _overtrick(contract, vulnerable=vulnerable),
        **_bonuses(contract, vulnerable=vulnerable),
    }
    return Score({name: points for name, points in parts.items() if points})


def trick_score(contract: Contract) -> int:
    """The points for the odd tricks bid, if the contract is made."""
    each = TRICK[contract.strain][contract.risk]
    if contract.strain is Strain.NT:
        return FIRST_IN_NOTRUMP[contract.risk] + (contract.level - 1) * each
    return contract.level * each


def is_game(contract: Contract) -> bool:
    """At least 100 trick points: a game; else a partscore."""
    return trick_score(contract) >= GAME


def undertricks(risk: Risk, *, vulnerable: bool, down: int) -> int:
    """What the opponents score for a contract that is down so many tricks."""
    first, subsequent, extra = UNDERTRICKS[risk][vulnerable]
    return first + (down - 1) * subsequent + max(down - 3, 0) * extra


def _overtrick(contract: Contract, *, vulnerable: bool) -> int:
    if contract.risk:
        return OVERTRICK[contract.risk][vulnerable]
    return TRICK[contract.strain][contract.risk]


def _bonuses(contract: Contract, *, vulnerable: bool) -> dict[str, int]:
    bonus = ("game-bonus", GAME_BONUS[vulnerable]) if is_game(contract) else ("partscore-bonus", PARTSCORE_BONUS)
    making = "redoubled-bonus" if contract.risk == "XX" else "doubled-bonus"
    slam = SLAM_BONUS[contract.level][vulnerable] if contract.level in SLAM_BONUS else 0
    return dict([bonus, ("slam-bonus", slam), (making, MAKING_BONUS[contract.risk])])
