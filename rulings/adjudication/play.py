"""The imagined play: every way in which a trick can go on one of the lines that are looked at."""

from typing import NamedTuple

from rulings.adjudication.beliefs import Beliefs, showing
from rulings.adjudication.claims import Claim, Hands
from rulings.adjudication.legal import Legality
from rulings.adjudication.manners import stated
from rulings.adjudication.masks import beats
from rulings.adjudication.normal_leads import NormalLeads
from rulings.adjudication.normal_plays import Begun, NormalPlays
from rulings.adjudication.plan import At, Manner, Option, Plan


class State(NamedTuple):
    """Before a trick: the cards, who leads, what the opponents have shown out of, where the plan stands."""

    hands: Hands
    leader: int
    voids: int
    at: At


class Played(NamedTuple):
    """A trick that was played: whether the opponents won it, the cards in their order, and what comes after."""

    lost: bool
    cards: tuple[int, ...]
    after: State


class Walk(NamedTuple):
    """Within a trick: the cards so far, how a stated step wants it played, the state as it is by now."""

    cards: tuple[int, ...]
    begun: Begun
    manner: Manner | None
    state: State


class Lines:
    """What each player may do: the claimer what he stated or what is normal, the others any legal card."""

    def __init__(self, claim: Claim, forgotten: int) -> None:
        self.claim = claim
        self._beliefs = Beliefs(claim, forgotten)
        self._leads = NormalLeads(claim, self._beliefs)
        self._plan = Plan(claim, self._beliefs, self._leads)
        self._plays = NormalPlays(claim, self._beliefs)
        self._legal = Legality(claim)
        self._controlled = frozenset(claim.controlled)

    def start(self) -> State:
        """The position at the claim, without the cards of a trick that was begun."""
        voids = 0
        for seat, suit in self.claim.shown_out:
            voids = showing(voids, seat, suit)
        return State(self.claim.hands, self.claim.leader, voids, (0, 0))

    def opening(self) -> Walk | None:
        """The trick that was begun at the claim."""
        cards, leader = self.claim.trick, self.claim.leader
        if not cards:
            return None
        state, begun = self.start(), Begun(cards[0] // 13, cards[0], leader, 1)
        for turn, card in enumerate(cards[1:], start=1):
            state, begun = self._after(state, begun, (leader + turn) % 4, card)
        return Walk(cards, begun, None, state)

    def leads(self, state: State) -> list[Option]:
        """What may be led to the next trick."""
        seat = state.leader
        if seat not in self._controlled:
            return [Option(self._legal.cards(seat, state.hands[seat], None), state.at)]
        due = self._legal.cards(seat, state.hands[seat], None)
        wanted = self._plan.leads(state.hands, seat, state.voids, state.at)
        if due == state.hands[seat]:
            return wanted
        return [one._replace(cards=one.cards & due) for one in wanted if one.cards & due] or [Option(due, state.at)]

    def led(self, state: State, option: Option, card: int) -> Walk:
        """The trick after its first card."""
        hands = _without(state.hands, state.leader, card)
        after = State(hands, state.leader, state.voids, option.after)
        return Walk((card,), Begun(card // 13, card, state.leader, 1), option.manner, after)

    def plays(self, walk: Walk) -> int:
        """The cards that the next player may play."""
        state, begun, seat = walk.state, walk.begun, (walk.state.leader + walk.begun.played) % 4
        legal = self._legal.cards(seat, state.hands[seat], begun.led)
        if seat in self._controlled:
            if walk.manner is not None:
                out = self._beliefs.out(state.hands)
                if wanted := stated(walk.manner, begun, seat, legal, out, self.claim.trump):
                    return wanted
            return self._plays.cards(state.hands, seat, begun, legal, state.voids)
        is_partner = (seat - self.claim.claimer) % 4 == 2
        return self._plays.partners(state.hands, begun, legal) if is_partner else legal

    def played(self, walk: Walk, card: int) -> Walk:
        """The trick after one more card."""
        seat = (walk.state.leader + walk.begun.played) % 4
        before = walk.state
        after = State(_without(before.hands, seat, card), before.leader, before.voids, before.at)
        state, begun = self._after(after, walk.begun, seat, card)
        return Walk((*walk.cards, card), begun, walk.manner, state)

    def ended(self, walk: Walk) -> Played:
        """The trick with its four cards."""
        winner, state = walk.begun.winner, walk.state
        after = State(state.hands, winner, state.voids, state.at)
        return Played(bool((winner - self.claim.claimer) % 2), walk.cards, after)

    def _after(self, state: State, begun: Begun, seat: int, card: int) -> tuple[State, Begun]:
        if card // 13 != begun.led and (seat - self.claim.claimer) % 2:
            state = State(state.hands, state.leader, showing(state.voids, seat, begun.led), state.at)
        won = beats(card, begun.best, self.claim.trump)
        best, winner = (card, seat) if won else (begun.best, begun.winner)
        return state, Begun(begun.led, best, winner, begun.played + 1)


def _without(hands: Hands, seat: int, card: int) -> Hands:
    north, east, south, west = hands
    bit = 1 << card
    if seat == 0:
        return north ^ bit, east, south, west
    if seat == 1:
        return north, east ^ bit, south, west
    if seat == 2:
        return north, east, south ^ bit, west
    return north, east, south, west ^ bit
