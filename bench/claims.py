"""The aid for contested claims on one core: seconds for a proposal on random endings of eight cards a hand."""

import random
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulings.adjudication.claims import Claim

_ENDINGS = 40
_CARDS = 8


@dataclass(frozen=True)
class Searched:
    """Seconds for the number alone and with what all assumptions change; of how many endings every line was looked at."""

    median: float
    slowest: float
    with_assumptions: float
    exhaustive: int
    of: int


def measure() -> Searched:
    """The median, the slowest, and how many were looked at to the end."""
    from rulings.adjudication.adjudicating import MOST_POSITIONS, least, propose
    from rulings.adjudication.search import Budget

    alone, whole, done = [], [], 0
    for seed in range(_ENDINGS):
        claim = ending(seed)
        begun = time.perf_counter()
        count = least(claim, Budget(MOST_POSITIONS))[0]
        middle = time.perf_counter()
        propose(claim)
        alone.append(middle - begun)
        whole.append(time.perf_counter() - middle)
        done += count.exhaustive
    alone.sort()
    return Searched(alone[_ENDINGS // 2], alone[-1], sorted(whole)[_ENDINGS // 2], done, _ENDINGS)


def ending(seed: int) -> "Claim":
    """Eight cards a hand, the higher ones mostly with the declaring side; a trump suit as often as not."""
    from rulings.adjudication.claims import Claim

    draw = random.Random(seed)
    deck = draw.sample(range(52), 4 * _CARDS)
    deck.sort(key=lambda card: card % 13 + draw.random() * 9)
    low, high = deck[: 2 * _CARDS], deck[2 * _CARDS :]
    draw.shuffle(low)
    draw.shuffle(high)
    parts = (high[:_CARDS], low[:_CARDS], high[_CARDS:], low[_CARDS:])
    north, east, south, west = (sum(1 << card for card in part) for part in parts)
    trump = draw.choice([None, 0, 1])
    return Claim(hands=(north, east, south, west), leader=2, trump=trump, declarer=2, claimer=2)
