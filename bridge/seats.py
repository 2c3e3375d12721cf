"""The four seats and the two sides (Laws 3 and 4); play and calls go clockwise."""

from enum import StrEnum


class Side(StrEnum):
    """A partnership; ``other`` are the opponents."""

    NS = "NS"
    EW = "EW"

    other: "Side"
    __hash__ = str.__hash__


class Seat(StrEnum):
    """A compass direction, in the order of rotation.

    ``lho`` is the opponent on the left, whose turn is next; ``partner`` the player opposite; ``rho`` the opponent on the
    right, whose turn was before; ``side`` the partnership. They are read for every card, so each seat knows its own.
    """

    N = "N"
    E = "E"
    S = "S"
    W = "W"

    lho: "Seat"
    partner: "Seat"
    rho: "Seat"
    side: Side
    __hash__ = str.__hash__

    def after(self, turns: int) -> "Seat":
        """The seat so many turns further."""
        return ROTATION[(ROTATION.index(self) + turns) % 4]


ROTATION = (Seat.N, Seat.E, Seat.S, Seat.W)
SEAT_LETTERS = {**{str(seat): seat for seat in ROTATION}, "K": Seat.N, "D": Seat.E, "G": Seat.S, "B": Seat.W}
"""The seats as they are written in English and in Turkish; no letter means two."""
A_SEAT = f"[{''.join(SEAT_LETTERS)}]"
"""One of these letters, as a part of a pattern."""

Side.NS.other, Side.EW.other = Side.EW, Side.NS
for _seat in ROTATION:
    _seat.lho, _seat.partner, _seat.rho = _seat.after(1), _seat.after(2), _seat.after(3)
    _seat.side = Side.NS if _seat in "NS" else Side.EW
