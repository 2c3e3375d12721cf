"""What some answers tell of a share: always the counts; a range in per cent only from enough of them."""

from dataclasses import dataclass
from math import sqrt

ENOUGH = 5
_SURE = 1.96


@dataclass(frozen=True)
class Share:
    """``right`` of ``answers``."""

    right: int
    answers: int

    @property
    def wrong(self) -> int:
        """How many were not right."""
        return self.answers - self.right

    @property
    def is_enough(self) -> bool:
        """Whether a range says anything: one right answer of one is no hundred per cent."""
        return self.answers >= ENOUGH

    @property
    def low(self) -> int:
        """The least of the range in which the share lies nineteen times of twenty (Wilson), in per cent."""
        return round(100 * (self._middle() - self._half()))

    @property
    def high(self) -> int:
        """The most of that range."""
        return round(100 * (self._middle() + self._half()))

    def _middle(self) -> float:
        return (self.right + _SURE**2 / 2) / (self.answers + _SURE**2)

    def _half(self) -> float:
        inner = (self.right * self.wrong / self.answers if self.answers else 0) + _SURE**2 / 4
        return _SURE * sqrt(inner) / (self.answers + _SURE**2)
