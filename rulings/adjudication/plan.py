"""The stated line, followed as long as it can be (70D1); after it the normal leads."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from rulings.adjudication.beliefs import Beliefs, winners
from rulings.adjudication.claims import Claim, Hands
from rulings.adjudication.masks import SUITS, lowest
from rulings.adjudication.normal_leads import NormalLeads
from rulings.adjudication.steps import Cash, Cross, CrossRuff, DrawTrumps, Finesse, GiveUp, Lead, Ruff

At = tuple[int, int]
"""Which step, and how often it has been done."""


class Manner(NamedTuple):
    """How a hand plays to the trick that a step led to."""

    kind: Literal["ruff", "finesse", "run", "win", "low"]
    seat: int
    card: int | None = None
    high: bool = False


class Option(NamedTuple):
    """Cards that may be led, where the plan stands then, and how the trick is played."""

    cards: int
    after: At
    manner: Manner | None = None


class View(NamedTuple):
    """What a step looks at: the hands, who is on lead, the two hands of the claimer, what he believes to be out."""

    hands: Hands
    seat: int
    hand: int
    other: int
    out: int
    voids: int
    at: At

    @property
    def ahead(self) -> At:
        """The next step."""
        return self.at[0] + 1, 0

    @property
    def again(self) -> At:
        """This step, once more."""
        return self.at[0], self.at[1] + 1


Found = list[Option] | None


class Plan:
    """The steps of a claim; each says which leads it wants, or nothing where it is done or cannot be followed."""

    def __init__(self, claim: Claim, beliefs: Beliefs, leads: NormalLeads) -> None:
        self._beliefs, self._leads, self._claim = beliefs, leads, claim
        self._steps = claim.plan
        self._trumps = SUITS[claim.trump] if claim.trump is not None else 0
        self._how: dict[type, Callable[..., Found]] = {
            DrawTrumps: self._draw,
            Cash: self._cash,
            Ruff: self._ruff,
            CrossRuff: self._cross_ruff,
            Finesse: self._finesse,
            Cross: self._cross,
            Lead: self._lead,
            GiveUp: self._give_up,
        }

    def leads(self, hands: Hands, seat: int, voids: int, at: At) -> list[Option]:
        """What the claimer may lead from that hand when the plan stands at that step."""
        other, out = self._leads.other(hands, seat), self._beliefs.out(hands)
        for index in range(at[0], len(self._steps)):
            stands = at if index == at[0] else (index, 0)
            step, view = self._steps[index], View(hands, seat, hands[seat], other, out, voids, stands)
            if found := self._how[type(step)](step, view):
                return found
        return [Option(self._leads.cards(hands, seat, voids), (len(self._steps), 0))]

    def _over(self, view: View) -> list[Option]:
        """First to the other hand; the step waits."""
        return [Option(self._leads.to_other(view.hands, view.seat, view.voids), view.at)]

    def _draw(self, step: DrawTrumps, view: View) -> Found:
        """Until the opponents have none (the claimer sees it when one shows out), or for the rounds that were named."""
        theirs = sum(view.hands[seat] for seat in self._beliefs.opponents) & self._trumps
        done = view.at[1] >= step.rounds if step.rounds is not None else not theirs
        if done or not (view.hand | view.other) & self._trumps:
            return None
        if not view.hand & self._trumps:
            return self._over(view)
        if winning := self._leads.leads(view.hand, view.other, view.out, self._trumps).winning:
            return [Option(winning, view.again)]
        stopping = [] if step.rounds is not None else self.leads(view.hands, view.seat, view.voids, view.ahead)
        return [Option(view.hand & self._trumps, view.again), *stopping]

    def _cash(self, step: Cash, view: View) -> Found:
        suit = SUITS[step.suit]
        if not winners((view.hand | view.other) & suit, view.out):
            return None
        if not view.hand & suit:
            return self._over(view)
        return [Option(self._leads.leads(view.hand, view.other, view.out, suit).winning, view.at)]

    def _ruff(self, step: Ruff, view: View) -> Found:
        suit, ruffs, leads = SUITS[step.suit], view.hands[step.hand], view.hands[(step.hand + 2) % 4]
        if view.at[1] >= step.times or not ruffs & self._trumps or ruffs & suit or not leads & suit:
            return None
        if view.seat == step.hand:
            return self._over(view)
        loser = leads & suit & ~winners(leads & suit, view.out) or leads & suit
        return [Option(lowest(loser), view.again, Manner("ruff", step.hand, high=step.high))]

    def _cross_ruff(self, step: CrossRuff, view: View) -> Found:
        losers = winning = 0
        for suit in SUITS:
            mine = view.hand & suit & ~self._trumps
            if mine and not view.other & suit and view.other & self._trumps:
                losers |= lowest(mine & ~winners(mine, view.out))
                winning |= lowest(mine)
        cards = losers or winning
        return [Option(cards, view.at, Manner("ruff", (view.seat + 2) % 4, high=step.high))] if cards else None

    def _finesse(self, step: Finesse, view: View) -> Found:
        suit, over, under = SUITS[step.suit], view.hands[step.hand], view.hands[(step.hand + 2) % 4]
        if view.at[1] or not over & suit or not under & suit:
            return None
        if view.seat == step.hand:
            return self._over(view)
        if step.card is not None and under >> step.card & 1:
            return [Option(1 << step.card, view.again, Manner("run", step.hand))]
        return [Option(lowest(under & suit), view.again, Manner("finesse", step.hand, step.card))]

    def _cross(self, step: Cross, view: View) -> Found:
        if view.seat == step.hand:
            return None
        if step.suit is None:
            return [Option(self._leads.to_other(view.hands, view.seat, view.voids), view.at, Manner("win", step.hand))]
        mine = view.hand & SUITS[step.suit]
        return [Option(lowest(mine), view.ahead, Manner("win", step.hand))] if mine else None

    def _lead(self, step: Lead, view: View) -> Found:
        if view.hand >> step.card & 1:
            return [Option(1 << step.card, view.ahead)]
        return self._over(view) if view.other >> step.card & 1 else None

    def _give_up(self, step: GiveUp, view: View) -> Found:
        suit = SUITS[step.suit]
        if mine := view.hand & suit:
            return [Option(lowest(mine), view.ahead, Manner("low", (view.seat + 2) % 4))]
        return self._over(view) if view.other & suit else None
