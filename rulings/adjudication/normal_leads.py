"""Which cards the claimer normally leads where nothing was stated."""

from dataclasses import dataclass

from rulings.adjudication.beliefs import Beliefs, shown, winners
from rulings.adjudication.claims import Claim, Hands
from rulings.adjudication.criteria import Criterion
from rulings.adjudication.masks import SUITS, highest, lowest


@dataclass(frozen=True, slots=True)
class Leads:
    """Cards of the hand on lead: winners, cards to the other hand's winners or trumps, and what else may be led."""

    own: int
    to_other: int
    rest: int

    @property
    def winning(self) -> int:
        """Leads with which the claimer believes to win the trick."""
        return self.own | self.to_other


class NormalLeads:
    """The leads that the criteria leave."""

    def __init__(self, claim: Claim, beliefs: Beliefs) -> None:
        self._beliefs, self._criteria = beliefs, claim.criteria
        self._trumps = SUITS[claim.trump] if claim.trump is not None else 0
        self._other = {seat: (seat + 2) % 4 for seat in claim.controlled} if claim.by_declarer else {}
        self._wide = {name: name not in claim.criteria for name in Criterion}

    def other(self, hands: Hands, seat: int) -> int:
        """The other hand that the claimer plays; empty where a defender claims."""
        return hands[self._other[seat]] if seat in self._other else 0

    def cards(self, hands: Hands, seat: int, voids: int) -> int:
        """The normal leads; every card where the criteria leave none."""
        out, hand, other = self._beliefs.out(hands), hands[seat], self.other(hands, seat)
        found = self._staying(self.leads(hand, other, out), hand, other, out)
        found = self._marked(found, hands, seat, out, voids)
        if self._wide[Criterion.WINNERS_FIRST]:
            return found.winning | found.rest or hand
        return self._with_trumps(found, hand, other, out) or found.rest or hand

    def to_other(self, hands: Hands, seat: int, voids: int) -> int:
        """Leads that bring the other hand in; any normal one if there is none."""
        leads = self.leads(hands[seat], self.other(hands, seat), self._beliefs.out(hands))
        return leads.to_other or self.cards(hands, seat, voids)

    def leads(self, hand: int, other: int, out: int, suits: int = -1) -> Leads:
        """The leads in each suit (or in those asked for), before trumps and finesses are thought of."""
        own = over = rest = 0
        for suit in SUITS:
            if mine := hand & suit & suits:
                found = self._of_suit(mine, other & suit, other, out & suit)
                own, over, rest = own | found.own, over | found.to_other, rest | found.rest
        return Leads(own, over, rest)

    def _staying(self, leads: Leads, hand: int, other: int, out: int) -> Leads:
        """No lead to the other hand while this one has winners that it would not come back to."""
        if self._wide[Criterion.CASHES_BEFORE_LEAVING] or not leads.own or self._way_back(hand, other, out):
            return leads
        return Leads(leads.own, 0, leads.rest)

    def _way_back(self, hand: int, other: int, out: int) -> bool:
        """Whether the other hand, once in, can bring this one in again: by a winner of this hand, or by its trumps."""
        for suit in SUITS:
            theirs, mine = other & suit, hand & suit
            if theirs and (highest(winners(mine, out)) > lowest(theirs) or (not mine and hand & self._trumps)):
                return True
        return False

    def _of_suit(self, mine: int, theirs: int, other: int, out: int) -> Leads:
        """Winners from the top; low to a winner of the other hand that beats it, or to its ruff; else no losers."""
        good = winners(mine, out)
        low = mine if self._wide[Criterion.NO_WASTE] else lowest(mine)
        own = good if self._wide[Criterion.FROM_THE_TOP] or not good else highest(good)
        over = low & (highest(winners(theirs, out)) - 1) if theirs and winners(theirs, out) else 0
        if not theirs and other & self._trumps and not mine & self._trumps:
            losers = mine & ~good
            over = losers if self._wide[Criterion.NO_WASTE] else lowest(losers)
        if own and lowest(theirs) > highest(own):
            own, over = 0, over | own  # whatever is led, the other hand wins it
        rest = 0 if good and not self._wide[Criterion.FROM_THE_TOP] else mine
        return Leads(own, over, rest)

    def _with_trumps(self, leads: Leads, hand: int, other: int, out: int) -> int:
        """The winning leads, trumps first while some are known to be out, and last while none is."""
        trumps, winning = self._trumps, leads.winning
        if out & trumps and not self._wide[Criterion.DRAWS_TRUMPS]:
            entry = leads.to_other if not hand & trumps and winners(other & trumps, out) else 0
            return winning & trumps or entry or winning
        both = hand & trumps and other & trumps and not out & trumps
        if both and not self._wide[Criterion.LEAVES_TRUMPS]:
            return winning & ~trumps or winning
        return winning

    def _marked(self, leads: Leads, hands: Hands, seat: int, out: int, voids: int) -> Leads:
        """A suit of which an opponent has shown out is led through the other one, not away from the tenace."""
        if self._wide[Criterion.MARKED_FINESSE] or not voids or seat not in self._other:
            return leads
        away, mine = 0, hands[seat] & ~winners(hands[seat], out)
        for number, suit in enumerate(SUITS):
            if mine & suit and out & suit and hands[self._other[seat]] & suit and shown(voids, (seat + 1) % 4, number):
                away |= suit
        kept = Leads(leads.own & ~away, leads.to_other & ~away, leads.rest & ~away)
        return kept if kept.winning else leads
