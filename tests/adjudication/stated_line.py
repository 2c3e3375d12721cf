"""The worst line of a claim with a statement, written from what docs/claims.md says of each step and nothing of the aid's.

The claimer does what he stated as long as that can be followed (70D1); beside it every legal card of everybody is normal.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from rulings.adjudication.claims import Claim
from rulings.adjudication.steps import Cash, Cross, Discard, DrawTrumps, GiveUp, Lead, Ruff

Cards = tuple[int, ...]
Hands = tuple[Cards, ...]
Place = tuple[int, int]
"""Which step comes next, and how often it has been done."""
Manner = tuple[str, int, bool] | None
"""How a hand plays to a trick that a step led to, whose hand it is, whether with its highest."""
Way = tuple[int, Place, Manner]

FOLLOWED = (Cash, Cross, Discard, DrawTrumps, GiveUp, Lead, Ruff)


def tricks_with_the_statement(claim: Claim) -> int:
    """The claimer's side's tricks, the worst of what he may have forgotten (70C2)."""
    forgotten = [card for card in range(52) if claim.forgotten >> card & 1]
    parts = [frozenset(part) for size in range(len(forgotten) + 1) for part in combinations(forgotten, size)]
    return min(_Judge(claim, part).worst_from_the_start() for part in parts)


class _Judge:
    def __init__(self, claim: Claim, forgotten: frozenset[int]) -> None:
        self.claim, self.forgotten = claim, forgotten
        declarer = claim.claimer == claim.declarer
        self.own = (claim.claimer, (claim.claimer + 2) % 4) if declarer else (claim.claimer,)
        self.steps = [step for step in claim.steps if not isinstance(step, Discard)]
        self.thrown = [step.suit for step in claim.steps if isinstance(step, Discard)]
        self.ways: dict[type, Callable[..., list[Way] | None]] = {
            DrawTrumps: self.draw,
            Cash: self.cash,
            Lead: self.lead,
            GiveUp: self.give_up,
            Ruff: self.ruff,
            Cross: self.cross,
        }

    def worst_from_the_start(self) -> int:
        claim = self.claim
        hands = tuple(tuple(card for card in range(52) if hand >> card & 1) for hand in claim.hands)
        if claim.trick:
            return self.rest_of_trick(hands, claim.leader, claim.trick, (0, 0), None)
        return self.worst(hands, claim.leader, (0, 0))

    def worst(self, hands: Hands, leader: int, place: Place) -> int:
        if not hands[leader]:
            return 0
        led = self.wanted(hands, leader, place) if leader in self.own else self.any_lead(hands, leader, place)
        return min(self.rest_of_trick(without(hands, card), leader, (card,), at, manner) for card, at, manner in led)

    def rest_of_trick(self, hands: Hands, leader: int, trick: Cards, place: Place, manner: Manner) -> int:
        if len(trick) == 4:
            winner = (leader + trick.index(self.best(trick))) % 4
            return int((winner - self.claim.claimer) % 2 == 0) + self.worst(hands, winner, place)
        seat = (leader + len(trick)) % 4
        cards = self.cards(hands, seat, leader, trick, manner)
        return min(self.rest_of_trick(without(hands, card), leader, (*trick, card), place, manner) for card in cards)

    def best(self, trick: Cards) -> int:
        trumps = [card for card in trick if card // 13 == self.claim.trump]
        return max(trumps or [card for card in trick if card // 13 == trick[0] // 13])

    def cards(self, hands: Hands, seat: int, leader: int, trick: Cards, manner: Manner) -> Cards:
        following = of(trick[0] // 13, hands[seat])
        legal = following or hands[seat]
        if seat not in self.own:
            return legal
        over = tuple(card for card in legal if self.best((*trick, card)) == card)
        if (
            manner
            and manner[1] == seat
            and (one := self.in_the_stated_manner(hands, manner, following, over)) is not None
        ):
            return (one,)
        if following:
            return legal
        thrown = legal
        for suit in self.thrown:
            thrown = of(suit, thrown) or thrown
        return tuple({*thrown, *over})

    def in_the_stated_manner(self, hands: Hands, manner: Manner, following: Cards, over: Cards) -> int | None:
        """A ruff with a trump that wins; a low card; to win with the lowest sure winner, else the lowest that wins."""
        assert manner is not None
        how, _, high = manner
        if how == "ruff":
            ruffs = of(self.claim.trump, over) if not following else ()
            return (max if high else min)(ruffs) if ruffs else None
        if not following:
            return None
        if how == "low":
            return min(following)
        sure = [card for card in over if self.is_winner(hands, card)]
        return min(sure or over or following)

    def any_lead(self, hands: Hands, seat: int, place: Place) -> list[Way]:
        return [(card, place, None) for card in hands[seat]]

    def wanted(self, hands: Hands, seat: int, place: Place) -> list[Way]:
        """What the first step wants that is not done and can be followed; any card once there is none."""
        for index in range(place[0], len(self.steps)):
            at = place if index == place[0] else (index, 0)
            step = self.steps[index]
            if found := self.ways[type(step)](step, hands, seat, at):
                return found
        return self.any_lead(hands, seat, (len(self.steps), 0))

    def draw(self, step: DrawTrumps, hands: Hands, seat: int, at: Place) -> list[Way] | None:
        """Trumps that win, else any of them; where no number of rounds was named he may stop rather than lose one."""
        trumps = of(self.claim.trump, hands[seat])
        theirs = [card for other in range(4) if (other - seat) % 2 for card in of(self.claim.trump, hands[other])]
        done = not theirs if step.rounds is None else at[1] >= step.rounds
        if done or not (trumps or of(self.claim.trump, self.beside(hands, seat))):
            return None
        if not trumps:
            return self.over(hands, seat, at)
        again = (at[0], at[1] + 1)
        if winning := self.winning(hands, seat, trumps):
            return [(card, again, None) for card in winning]
        stopping = [] if step.rounds is not None else self.wanted(hands, seat, (at[0] + 1, 0))
        return [*((card, again, None) for card in trumps), *stopping]

    def cash(self, step: Cash, hands: Hands, seat: int, at: Place) -> list[Way] | None:
        mine, beside = of(step.suit, hands[seat]), of(step.suit, self.beside(hands, seat))
        if not any(self.is_winner(hands, card) for card in (*mine, *beside)):
            return None
        return [(card, at, None) for card in self.winning(hands, seat, mine)] if mine else self.over(hands, seat, at)

    def lead(self, step: Lead, hands: Hands, seat: int, at: Place) -> list[Way] | None:
        if step.card in hands[seat]:
            return [(step.card, (at[0] + 1, 0), None)]
        return self.over(hands, seat, at) if step.card in self.beside(hands, seat) else None

    def give_up(self, step: GiveUp, hands: Hands, seat: int, at: Place) -> list[Way] | None:
        if mine := of(step.suit, hands[seat]):
            return [(min(mine), (at[0] + 1, 0), ("low", (seat + 2) % 4, False))]
        return self.over(hands, seat, at) if of(step.suit, self.beside(hands, seat)) else None

    def ruff(self, step: Ruff, hands: Hands, seat: int, at: Place) -> list[Way] | None:
        """Losers of the suit first; nothing where the hand has no trump or follows, or there is nothing to lead."""
        leads = of(step.suit, hands[(step.hand + 2) % 4])
        ruffs = of(self.claim.trump, hands[step.hand]) and not of(step.suit, hands[step.hand])
        if at[1] >= step.times or not leads or not ruffs:
            return None
        if seat == step.hand:
            return self.over(hands, seat, at)
        losers = [card for card in leads if not self.is_winner(hands, card)]
        return [(min(losers or leads), (at[0], at[1] + 1), ("ruff", step.hand, step.high))]

    def cross(self, step: Cross, hands: Hands, seat: int, at: Place) -> list[Way] | None:
        if seat == step.hand:
            return None
        manner = ("win", step.hand, False)
        if step.suit is None:
            return [(card, place, manner) for card, place, _ in self.over(hands, seat, at)]
        mine = of(step.suit, hands[seat])
        return [(min(mine), (at[0] + 1, 0), manner)] if mine else None

    def over(self, hands: Hands, seat: int, at: Place) -> list[Way]:
        """To a winner of the other hand, or a loser for it to ruff; anything where neither is to be had."""
        beside = self.beside(hands, seat)
        ruffs = of(self.claim.trump, beside)
        found = [
            card
            for card in hands[seat]
            if self.is_beaten_beside(hands, seat, card)
            or (
                ruffs
                and card not in of(self.claim.trump, hands[seat])
                and not of(card // 13, beside)
                and not self.is_winner(hands, card)
            )
        ]
        return [(card, at, None) for card in found or hands[seat]]

    def winning(self, hands: Hands, seat: int, cards: Cards) -> list[int]:
        return [card for card in cards if self.is_winner(hands, card) or self.is_beaten_beside(hands, seat, card)]

    def is_beaten_beside(self, hands: Hands, seat: int, card: int) -> bool:
        theirs = of(card // 13, self.beside(hands, seat))
        return any(one > card and self.is_winner(hands, one) for one in theirs)

    def is_winner(self, hands: Hands, card: int) -> bool:
        """No card of its suit that he knows to be out is higher."""
        return all(out < card for out in self.out(hands) if out // 13 == card // 13)

    def out(self, hands: Hands) -> Iterator[int]:
        return (card for seat in range(4) if seat not in self.own for card in hands[seat] if card not in self.forgotten)

    def beside(self, hands: Hands, seat: int) -> Cards:
        return hands[(seat + 2) % 4] if len(self.own) == 2 else ()


def of(suit: int | None, cards: Cards) -> Cards:
    return tuple(card for card in cards if card // 13 == suit)


def without(hands: Hands, card: int) -> Hands:
    return tuple(tuple(held for held in hand if held != card) for hand in hands)


def can_be_judged(claim: Claim) -> bool:
    """Whether it states anything, and nothing that is not judged here."""
    known: Any = FOLLOWED
    return bool(claim.steps) and all(isinstance(step, known) for step in claim.steps)
