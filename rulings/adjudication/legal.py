"""Which cards a player may play (44C, 50C, 50D1): a partner's penalty card binds in the imagined play as well."""

from rulings.adjudication.claims import Claim
from rulings.adjudication.masks import HONOURS, SUITS


class Legality:
    """The cards that may be played, with the penalty cards of each seat."""

    def __init__(self, claim: Claim) -> None:
        self._major = [0, 0, 0, 0]
        self._minor = [0, 0, 0, 0]
        for one in claim.penalties:
            (self._major if one.major else self._minor)[one.seat] |= 1 << one.card

    def cards(self, seat: int, hand: int, led: int | None) -> int:
        """The legal cards of a hand; ``led`` is the suit of the trick. Of several penalty cards declarer chooses."""
        legal = hand if led is None else hand & SUITS[led] or hand
        if due := legal & self._major[seat]:
            return due
        if lies := legal & self._minor[seat]:
            suit = next(suit for suit in SUITS if suit & lies)
            return legal & ~(suit & ~HONOURS & ~lies)
        return legal
