"""What the number of a board says: who deals, who is vulnerable (Law 2)."""

from enum import StrEnum

from bridge.seats import ROTATION, Seat, Side

_VULNERABLE = (
    "none",
    "ns",
    "ew",
    "all",
    "ns",
    "ew",
    "all",
    "none",
    "ew",
    "all",
    "none",
    "ns",
    "all",
    "none",
    "ns",
    "ew",
)


class Vulnerability(StrEnum):
    """Which sides are vulnerable."""

    NONE = "none"
    NS = "ns"
    EW = "ew"
    ALL = "all"

    def of(self, side: Side) -> bool:
        """Whether a side is vulnerable."""
        return self is Vulnerability.ALL or self.value == side.value.lower()


def dealer(board: int) -> Seat:
    """Law 2: North deals board 1, and on clockwise."""
    return ROTATION[(board - 1) % 4]


def vulnerability(board: int) -> Vulnerability:
    """Law 2: boards 1 to 16; 17 to 32 and each following group of 16 repeat them."""
    return Vulnerability(_VULNERABLE[(board - 1) % 16])
