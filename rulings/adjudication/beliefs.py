"""What the claimer takes to be so: which cards are out, which of his own are winners, who has shown out."""

from rulings.adjudication.claims import Claim, Hands
from rulings.adjudication.masks import SUITS


class Beliefs:
    """The claimer's view: every card that he does not hold is out, except those that he has forgotten.

    Where it lies he knows only of a suit to which an opponent has not followed (70E1).
    """

    def __init__(self, claim: Claim, forgotten: int) -> None:
        self._others = tuple(seat for seat in range(4) if seat not in claim.controlled)
        self._remembered = ~forgotten
        self.opponents = tuple(seat for seat in range(4) if (seat - claim.claimer) % 2)

    def out(self, hands: Hands) -> int:
        """The cards that he believes to be out."""
        found = 0
        for seat in self._others:
            found |= hands[seat]
        return found & self._remembered


def winners(mask: int, out: int) -> int:
    """The cards of a set above which none of their suit is out; trumps are not looked at."""
    found = 0
    for suit in SUITS:
        if mine := mask & suit:
            found |= mine & -1 << (out & suit).bit_length()
    return found


def shown(voids: int, seat: int, suit: int) -> bool:
    """Whether the player has shown out of the suit."""
    return bool(voids >> 4 * seat + suit & 1)


def showing(voids: int, seat: int, suit: int) -> int:
    """The same after the player has not followed to the suit."""
    return voids | 1 << 4 * seat + suit
