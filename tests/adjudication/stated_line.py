"""The worst line of a claim with a statement, written from what docs/claims.md says of each step and nothing of the aid's.

A defender's penalty card binds him in it too (50C, 50D1).
The claimer does what he stated as long as that can be followed (70D1); beside it every legal card of everybody is normal.
"""

from collections.abc import Callable, Iterator
from itertools import combinations

from rulings.adjudication.claims import Claim
from rulings.adjudication.steps import Cash, Cross, CrossRuff, Discard, DrawTrumps, Finesse, GiveUp, Lead, Ruff, TopDown
from tests.adjudication.any_line import bound

Cards = tuple[int, ...]
Hands = tuple[Cards, ...]
Place = tuple[int, int]
"""Which step comes next, and how often it has been done."""
Manner = tuple[str, int, int | bool | None] | None
"""How a hand plays to a trick that a step led to, whose hand it is, whether with its highest, or with which card."""
Way = tuple[int, Place, Manner]


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
        self.steps = [step for step in claim.steps if not isinstance(step, Discard | TopDown)]
        self.from_the_top = any(isinstance(step, TopDown) for step in claim.steps)
        self.thrown = [step.suit for step in claim.steps if isinstance(step, Discard)]
        self.ways: dict[type, Callable[..., list[Way] | None]] = {
            DrawTrumps: self.draw,
            Cash: self.cash,
            Lead: self.lead,
            GiveUp: self.give_up,
            Ruff: self.ruff,
            CrossRuff: self.cross_ruff,
            Finesse: self.finesse,
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
        due = bound(self.claim, leader, hands[leader])
        led: list[Way] = [(card, place, None) for card in due]
        if leader in self.own:
            led = [way for way in self.wanted(hands, leader, place) if way[0] in due] or led
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
        legal = bound(self.claim, seat, of(trick[0] // 13, hands[seat]) or hands[seat])
        following = of(trick[0] // 13, legal)
        if seat not in self.own:
            return legal
        over = tuple(card for card in legal if self.best((*trick, card)) == card)
        if (
            manner
            and manner[1] == seat
            and (one := self.in_the_stated_manner(hands, manner, trick, following, over)) is not None
        ):
            return (one,)
        if following:
            return self.without_a_finesse(hands, trick, legal, over) if self.from_the_top else legal
        thrown = legal
        for suit in self.thrown:
            thrown = of(suit, thrown) or thrown
        return tuple({*thrown, *over})

    def in_the_stated_manner(
        self, hands: Hands, manner: Manner, trick: Cards, following: Cards, over: Cards
    ) -> int | None:
        """A ruff with a trump that wins; a low card; to win with the lowest sure winner, else the lowest that wins.

        A finesse with the card that was named where it wins, else the cheapest that does; one that is run goes on.
        """
        assert manner is not None
        how, _, what = manner
        if how == "ruff":
            ruffs = of(self.claim.trump, over) if not following else ()
            return (max if what else min)(ruffs) if ruffs else None
        if not following:
            return None
        if how == "low" or (how == "run" and self.best(trick) == trick[0]):
            return min(following)
        if how == "finesse" and what in over:
            return what
        sure = [card for card in over if self.is_winner(hands, card)] if how == "win" else []
        return min(sure or over or following)

    def without_a_finesse(self, hands: Hands, trick: Cards, legal: Cards, over: Cards) -> Cards:
        """From the top: the third hand wins with its highest sure winner or plays low to the trick."""
        mine_already = self.best(trick) in trick[-2::-2] and not any(
            card // 13 == trick[0] // 13 and card > self.best(trick) for card in self.out(hands)
        )
        sure = [card for card in over if self.is_winner(hands, card)]
        if len(trick) != 2 or mine_already or not sure:
            return legal
        return tuple(card for card in legal if card not in over or card == max(sure))

    def leads_from_the_top(self, hands: Hands, seat: int) -> list[int]:
        """Of a suit with a sure winner that one, else any; a lower card only to a winner or a ruff of the other hand."""
        found = []
        for card in hands[seat]:
            sure = [one for one in of(card // 13, hands[seat]) if self.is_winner(hands, one)]
            to_a_ruff = not self.is_winner(hands, card) and self.ruffs_beside(hands, seat, card)
            if not sure or card == max(sure) or self.is_beaten_beside(hands, seat, card) or to_a_ruff:
                found.append(card)
        return found

    def ruffs_beside(self, hands: Hands, seat: int, card: int) -> bool:
        beside, trump = self.beside(hands, seat), self.claim.trump
        return card // 13 != trump and bool(of(trump, beside)) and not of(card // 13, beside)

    def any_lead(self, hands: Hands, seat: int, place: Place) -> list[Way]:
        leads = self.leads_from_the_top(hands, seat) if self.from_the_top else hands[seat]
        return [(card, place, None) for card in leads]

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

    def cross_ruff(self, step: CrossRuff, hands: Hands, seat: int, at: Place) -> list[Way] | None:
        """Each suit that the other hand ruffs, losers first; nothing once there is none."""
        manner = ("ruff", (seat + 2) % 4, step.high)
        leads = [card for card in hands[seat] if self.ruffs_beside(hands, seat, card)]
        losers = [card for card in leads if not self.is_winner(hands, card)]
        found = losers or leads
        return [(card, at, manner) for card in found if card == min(of(card // 13, tuple(found)))] or None

    def finesse(self, step: Finesse, hands: Hands, seat: int, at: Place) -> list[Way] | None:
        """Once, towards that hand, while both hands have the suit; a card of the hand that leads is run."""
        leads = of(step.suit, hands[(step.hand + 2) % 4])
        if at[1] or not leads or not of(step.suit, hands[step.hand]):
            return None
        if seat == step.hand:
            return self.over(hands, seat, at)
        runs = step.card in leads
        card = step.card if runs and step.card is not None else min(leads)
        return [(card, (at[0], 1), ("run" if runs else "finesse", step.hand, step.card))]

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
        found = [
            card
            for card in hands[seat]
            if self.is_beaten_beside(hands, seat, card)
            or (self.ruffs_beside(hands, seat, card) and not self.is_winner(hands, card))
        ]
        return [(card, at, None) for card in found] or self.any_lead(hands, seat, at)

    def winning(self, hands: Hands, seat: int, cards: Cards) -> list[int]:
        sure = [card for card in cards if self.is_winner(hands, card)]
        kept = {suit: max(of(suit, tuple(sure)), default=-1) for suit in range(4)}
        sure = [card for card in sure if not self.from_the_top or card == kept[card // 13]]
        return [*sure, *(card for card in cards if card not in sure and self.is_beaten_beside(hands, seat, card))]

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
