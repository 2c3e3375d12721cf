"""What need not be looked at twice: cards that are alike in a hand, positions that are alike in rank."""

from rulings.adjudication.beliefs import shown
from rulings.adjudication.claims import Claim, Hands
from rulings.adjudication.criteria import Criterion
from rulings.adjudication.masks import HONOURS, SUITS
from rulings.adjudication.play import State

Key = tuple[int | tuple[int, ...], ...]


class Alike:
    """Cards are alike where no card of another hand is between them and none of them is marked: forgotten, named, a penalty."""

    def __init__(self, claim: Claim, forgotten: int) -> None:
        marked = forgotten | claim.named
        for one in claim.penalties:
            marked |= 1 << one.card | (0 if one.major else SUITS[one.card // 13] & HONOURS)
        self._marked, self._claim = marked, claim
        self._suits: dict[tuple[int, int, int, int, int], int] = {}
        self._kinds: dict[tuple[int, int], tuple[int, ...]] = {}
        self._can_mark = claim.by_declarer and Criterion.MARKED_FINESSE in claim.criteria
        self._own = (claim.claimer, (claim.claimer + 2) % 4)
        self._opponents = tuple(seat for seat in range(4) if (seat - claim.claimer) % 2)

    def distinct(self, mask: int, left: int) -> list[int]:
        """One card of each kind in a set, where ``left`` are the cards that were left before the trick."""
        held = (mask, left)
        found = self._kinds.get(held)
        if found is None:
            found = self._kinds[held] = _distinct(mask, left, self._marked)
        return list(found)

    def key(self, state: State) -> Key:
        """The same for positions in which every line goes alike."""
        hands = state.hands
        ranks = (self._of_suit(0, hands), self._of_suit(1, hands), self._of_suit(2, hands), self._of_suit(3, hands))
        return (*ranks, state.leader, self._shown(state) if state.voids else 0, state.at)

    def _shown(self, state: State) -> int:
        """What the opponents have shown out of, where that can mark a finesse."""
        if not self._can_mark:
            return 0
        found, hands, (own, other) = 0, state.hands, self._own
        for number, suit in enumerate(SUITS):
            if hands[own] & suit and hands[other] & suit:
                for seat in self._opponents:
                    if shown(state.voids, seat, number) and hands[(seat + 2) % 4] & suit:
                        found |= 1 << 4 * seat + number
        return found

    def _of_suit(self, number: int, hands: Hands) -> int:
        """Who has the highest card of the suit, the next one, and so on."""
        mask = SUITS[number]
        held = (number, hands[0] & mask, hands[1] & mask, hands[2] & mask, hands[3] & mask)
        found = self._suits.get(held)
        if found is None:
            found = self._suits[held] = self._ranked(held)
        return found

    def _ranked(self, held: tuple[int, int, int, int, int]) -> int:
        rest, code = held[1] | held[2] | held[3] | held[4], 1
        while rest:
            top = rest.bit_length() - 1
            owner = next(seat for seat in range(4) if held[seat + 1] >> top & 1)
            code = code * 64 + top % 13 + 4 if self._marked >> top & 1 else code * 64 + owner
            code = code * 4 + owner
            rest ^= 1 << top
        return code


def _distinct(mask: int, left: int, marked: int) -> tuple[int, ...]:
    """The lowest of each run of cards that follow one another in rank among those left."""
    found = []
    for suit in SUITS:
        mine, rest, below = mask & suit, left & suit, -1
        while rest:
            card = (rest & -rest).bit_length() - 1
            held = bool(mine >> card & 1)
            if held and (below < 0 or (marked >> card | marked >> below) & 1):
                found.append(card)
            below = card if held else -1
            rest &= rest - 1
    return tuple(found)
