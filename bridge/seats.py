"""The four seats and the two sides (Laws 3 and 4); play and calls go clockwise."""

from enum import StrEnum


class Side(StrEnum):
    """A partnership."""

    __hash__ = str.__hash__

    NS = "NS"
    EW = "EW"

    @property
    def other(self) -> "Side":
        """The opponents."""
        return Side.EW if self is Side.NS else Side.NS


class Seat(StrEnum):
    """A compass direction, in the order of rotation."""

    N = "N"
    E = "E"
    S = "S"
    W = "W"

    __hash__ = str.__hash__

    @property
    def lho(self) -> "Seat":
        """The opponent on the left, whose turn is next."""
        return _ON_LEFT[self]

    @property
    def partner(self) -> "Seat":
        """The player opposite."""
        return self.after(2)

    @property
    def rho(self) -> "Seat":
        """The opponent on the right, whose turn was before."""
        return self.after(3)

    @property
    def side(self) -> Side:
        """The partnership."""
        return _SIDE[self]

    def after(self, turns: int) -> "Seat":
        """The seat so many turns further."""
        return ROTATION[(ROTATION.index(self) + turns) % 4]


ROTATION = (Seat.N, Seat.E, Seat.S, Seat.W)
_SIDE = {seat: Side.NS if seat in "NS" else Side.EW for seat in ROTATION}
_ON_LEFT = {seat: ROTATION[(turn + 1) % 4] for turn, seat in enumerate(ROTATION)}
