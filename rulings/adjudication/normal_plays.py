"""Which cards the claimer normally plays to a trick that somebody led to."""

from typing import NamedTuple

from rulings.adjudication.beliefs import Beliefs, shown, winners
from rulings.adjudication.claims import Claim, Hands
from rulings.adjudication.criteria import Criterion
from rulings.adjudication.masks import SUITS, above, beating, highest, indices, lowest
from rulings.adjudication.steps import Discard, TopDown


class Begun(NamedTuple):
    """A trick that was begun: the suit led, the card that is winning and whose it is, how many cards were played."""

    led: int
    best: int
    winner: int
    played: int


class NormalPlays:
    """The cards that the criteria leave; ``legal`` are the player's legal cards."""

    def __init__(self, claim: Claim, beliefs: Beliefs) -> None:
        self._beliefs, self._claim = beliefs, claim
        self._trumps = SUITS[claim.trump] if claim.trump is not None else 0
        self._thrown = [SUITS[step.suit] for step in claim.steps if isinstance(step, Discard)]
        self._top_down = any(isinstance(step, TopDown) for step in claim.steps)
        self._partner = (claim.claimer + 2) % 4
        self._wide = {name: name not in claim.criteria for name in Criterion}

    def cards(self, hands: Hands, seat: int, begun: Begun, legal: int, voids: int) -> int:
        """The normal cards of a hand that the claimer plays."""
        out = self._beliefs.out(hands)
        if legal & SUITS[begun.led]:
            return self._following(hands, seat, begun, legal, out, voids)
        return self._not_following(hands, seat, begun, legal, out)

    def partners(self, hands: Hands, begun: Begun, legal: int) -> int:
        """A defender's partner: every card (70D2), but no winner thrown away where he has another card."""
        if self._wide[Criterion.PARTNER_KEEPS_WINNERS] or legal & (SUITS[begun.led] | self._trumps):
            return legal
        others = hands[0] | hands[1] | hands[2] | hands[3]
        return legal & ~winners(legal, others & ~hands[self._partner]) or legal

    def _following(self, hands: Hands, seat: int, begun: Begun, legal: int, out: int, voids: int) -> int:
        over = beating(legal, begun.best, self._claim.trump) & SUITS[begun.led]
        low = legal if self._wide[Criterion.NO_WASTE] else lowest(legal)
        if not over or self._is_won(seat, begun, out):
            return low
        duck = low if self._wide[Criterion.TAKES_TRICKS] else 0
        cheap = over if self._wide[Criterion.NO_WASTE] else lowest(over)
        if begun.played == 3:
            return cheap | duck
        good = winners(over, out)
        if not good:
            return over | low
        top = good if self._wide[Criterion.FROM_THE_TOP] else highest(good)
        tenace = sum(1 << card for card in indices(over) if _finesses(card, out))
        if begun.played == 2 and self._top_down:
            return top | duck & ~over
        if begun.played == 2:
            runs = low if begun.winner == (seat + 2) % 4 and _finesses(begun.best, out) else 0
            return self._third(seat, begun, runs or cheap, top, tenace | runs, voids) | duck
        spare = low if self._other_wins(hands, seat, begun, out) else 0
        return lowest(good) | top | tenace | spare | duck

    def _third(self, seat: int, begun: Begun, cheap: int, top: int, tenace: int, voids: int) -> int:
        """From the top or a finesse (both are normal); one alone where an opponent who has shown out marks the cards."""
        if not self._wide[Criterion.MARKED_FINESSE]:
            if shown(voids, (seat + 1) % 4, begun.led):
                return cheap
            if shown(voids, (seat + 3) % 4, begun.led):
                return top
        return top | tenace

    def _not_following(self, hands: Hands, seat: int, begun: Begun, legal: int, out: int) -> int:
        over = beating(legal, begun.best, self._claim.trump)
        thrown = self._discards(legal, hands[(seat + 2) % 4] if self._claim.by_declarer else 0, out)
        if not over:
            return thrown
        ruff = over if self._wide[Criterion.NO_WASTE] else lowest(over)
        if self._is_won(seat, begun, out):
            return thrown | (ruff if self._wide[Criterion.NO_WASTE] else 0)
        spare = self._wide[Criterion.TAKES_TRICKS] or (begun.played == 1 and self._other_wins(hands, seat, begun, out))
        return ruff | thrown if spare else ruff

    def _discards(self, legal: int, other: int, out: int) -> int:
        """Of the suits that were named, else of any; trumps, kept like winners, come last, low cards before high ones."""
        side = legal if self._wide[Criterion.KEEPS_WINNERS] else legal & ~self._trumps or legal
        for suit in self._thrown:
            side = side & suit or side
        if not self._wide[Criterion.KEEPS_WINNERS]:
            side = _spared(side, other, out) or side
        if self._wide[Criterion.NO_WASTE]:
            return side
        return sum(lowest(side & suit) for suit in SUITS)

    def _is_won(self, seat: int, begun: Begun, out: int) -> bool:
        """Whether the trick is the claimer's side's, as he believes."""
        if (begun.winner - seat) % 2:
            return False
        return begun.played == 3 or not out & above(begun.best)

    def _other_wins(self, hands: Hands, seat: int, begun: Begun, out: int) -> bool:
        """Whether the other hand that the claimer plays is still to play and beats the trick with a winner, or a trump."""
        if not self._claim.by_declarer:
            return False
        other, suit = hands[(seat + 2) % 4], SUITS[begun.led]
        sure = winners(other & suit, out) if other & suit else other & self._trumps
        return bool(beating(sure, begun.best, self._claim.trump))


def _spared(side: int, other: int, out: int) -> int:
    """What is discarded first: losers, but not those that are to fall under the other hand's winners; then doubled winners."""
    losers, free, doubled = side & ~winners(side, out), 0, 0
    for suit in SUITS:
        theirs = winners(other & suit, out)
        if (losers & suit).bit_count() > theirs.bit_count():
            free |= losers & suit
        if theirs:
            doubled |= side & suit
    return free or losers or doubled


def _finesses(card: int, out: int) -> bool:
    """Whether one card alone is out above this one: to play it is a finesse."""
    return (out & above(card)).bit_count() == 1
