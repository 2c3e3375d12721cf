"""Whether two hands belong in a contract, about: its level and its denomination."""

from bridge.cards import Strain
from bridge.contracts import Contract
from quizzes.simulation.bidding.hands import MAJORS, NT, Hand

_NUMBER = {strain: number for number, strain in enumerate(Strain)}

_LEAST_IN_NOTRUMP = (17, 20, 23, 25, 27, 30, 34)
_LEAST_IN_SUIT = (11, 13, 14, 15, 17, 23, 28)
"""The points of both hands with which a contract of each level is still bid in earnest."""

_GAMES = (5, 5, 4, 4, 3)
_SMALL_SLAM = 6
_FOR_GAME, _FOR_GAME_WITH_FIT, _FOR_SLAM = 27, 26, 34
_LEFT_TO_THE_OTHERS = 26

_FEWEST_TRUMPS = (4, 6, 7, 8, 8, 8, 8)
"""The trumps of both hands by the level; one less where one of them has six."""

_LONG = 6
_FIT, _GREAT_FIT = 8, 9


def is_of_that_level(contract: Contract, mine: Hand, dummy: Hand) -> bool:
    """Neither far above nor far below what both hands are worth; nor left to the side with nothing."""
    strain, ours = _NUMBER[contract.strain], mine.points + dummy.points
    if ours < (_LEAST_IN_NOTRUMP if strain == NT else _LEAST_IN_SUIT)[contract.level - 1]:
        return False
    if contract.risk:
        return True
    if contract.level >= _GAMES[strain]:
        return contract.level >= _SMALL_SLAM or ours < _FOR_SLAM
    enough = _FOR_GAME_WITH_FIT if _in_majors(mine, dummy) >= _FIT else _FOR_GAME
    return 40 - _LEFT_TO_THE_OTHERS <= ours < enough


def strain_fits(contract: Contract, mine: Hand, dummy: Hand) -> bool:
    """Trumps enough; and no game in notrump or a minor with nine cards of a major."""
    strain = _NUMBER[contract.strain]
    minor_game = strain not in MAJORS and _GAMES[strain] <= contract.level < _SMALL_SLAM and not contract.risk
    if minor_game and _in_majors(mine, dummy) >= _GREAT_FIT:
        return False
    if strain == NT:
        return True
    held, other = mine.length[strain], dummy.length[strain]
    return held + other >= _FEWEST_TRUMPS[contract.level - 1] - (max(held, other) >= _LONG)


def _in_majors(mine: Hand, dummy: Hand) -> int:
    """The cards of both in their longer major."""
    return max(mine.length[major] + dummy.length[major] for major in MAJORS)
