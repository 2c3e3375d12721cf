"""The last cards of a board in which declarer has claimed: his tricks by normal play, and by any play at all."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.boards import Vulnerability
from bridge.cards import Card, Strain, Suit
from bridge.contracts import Contract
from bridge.plays import Play, trick_winner
from bridge.seats import ROTATION, Seat
from quizzes.questions.parts import Answer, Said, said
from quizzes.questions.sets.claims_simple import Hands, distinct, highest_of_each_suit, simply
from quizzes.questions.sets.scores_near import drawn_vulnerability, vulnerability_said
from quizzes.simulation.on_table import Shown
from rulings.adjudication.adjudicating import least
from rulings.adjudication.claims import Claim
from rulings.adjudication.masks import mask_of, seat_number, suit_number
from rulings.adjudication.search import Budget
from rulings.adjudication.steps import DrawTrumps
from rulings.seating import Roles

_POSITIONS = 2_000

WITHOUT_A_WORD = (
    _("%(declarer)s is on lead and claims the rest, without a word on how he will play."),
    _("%(declarer)s is on lead, lays his cards on the table and says: “The rest are mine.”"),
    _("%(declarer)s is on lead and puts his cards down: “Nothing but winners.”"),
)
CONTESTED = (
    _("A defender contests the claim: %(card)s is still out."),
    _("Dummy is the first to doubt the claim: %(card)s is still out."),
)
"""Whoever doubts it, dummy too, the claim goes to the director (68D)."""


@dataclass(frozen=True)
class Ending:
    """The last cards: declarer is to lead, and a defender has the only trump that declarer does not hold."""

    declarer: Seat
    trump: Suit
    hands: Mapping[Seat, frozenset[Card]]
    out: Card

    @property
    def left(self) -> int:
        """How many tricks are left."""
        return len(self.hands[self.declarer])

    def simple(self, *, stated: bool) -> int:
        """Declarer's tricks if he leads from the top, in the order that costs him most; having said it he draws the trump."""
        hands = tuple(self.hands[seat] for seat in ROTATION)
        return simply(hands, self.declarer, self.trump, self.out if stated else None)

    def proposed(self, *, stated: bool) -> int | None:
        """Declarer's tricks on the worst normal line: having said that he draws the trump, or nothing, and perhaps unaware."""
        claim = Claim(
            hands=tuple(mask_of(self.hands[seat]) for seat in ROTATION),  # type: ignore[arg-type]
            leader=seat_number(self.declarer),
            trump=suit_number(self.trump),
            declarer=seat_number(self.declarer),
            claimer=seat_number(self.declarer),
            steps=(DrawTrumps(),) if stated else (),
            forgotten=0 if stated else mask_of([self.out]),
        )
        count = least(claim, Budget(_POSITIONS))[0]
        return count.tricks if count.exhaustive else None


def fewest(ending: Ending, *, draws: bool = False, from_the_top: bool = False, at_best: bool = False) -> int:
    """Declarer's side's tricks when everybody plays against it, whatever is normal.

    ``draws``: it leads trumps as long as the other one is out; ``from_the_top``: of a suit it leads the highest card first;
    ``at_best``: it does not play against itself, but as well as it can.
    """
    side, trump = ending.declarer.side, ending.trump

    def chosen(seat: Seat, counts: Iterable[int]) -> int:
        return (max if at_best and seat.side is side else min)(counts, default=0)

    @cache
    def from_lead(hands: Hands, leader: Seat) -> int:
        held = hands[ROTATION.index(leader)]
        if leader.side is side:
            still = draws and any(ending.out in hand for hand in hands)
            held = _led(held, trump if still else None, from_the_top=from_the_top)
        return chosen(leader, (on(hands, ((leader, card),)) for card in distinct(held, hands, ())))

    def on(hands: Hands, trick: tuple[Play, ...]) -> int:
        seat, card = trick[-1]
        place = ROTATION.index(seat)
        after = (*hands[:place], hands[place] - {card}, *hands[place + 1 :])
        if len(trick) == 4:
            winner = trick_winner(trick, trump)
            return (winner.side is side) + from_lead(after, winner)
        held = after[ROTATION.index(seat.lho)]
        legal = frozenset(one for one in held if one.suit is trick[0][1].suit) or held
        return chosen(seat.lho, (on(after, (*trick, (seat.lho, one))) for one in distinct(legal, after, trick)))

    return from_lead(tuple(ending.hands[seat] for seat in ROTATION), ending.declarer)


def _led(held: frozenset[Card], trump: Suit | None, *, from_the_top: bool) -> frozenset[Card]:
    """What declarer's side may lead; ``trump``: if one is to be drawn."""
    trumps = frozenset(card for card in held if card.suit is trump)
    if trumps:
        return trumps
    return highest_of_each_suit(held) if from_the_top else held


@dataclass(frozen=True)
class Position:
    """What is told of the board beside the cards that are left."""

    ending: Ending
    contract: Contract
    before: int
    vulnerable: Vulnerability

    @property
    def table(self) -> dict[str, Any]:
        """The facts of the result."""
        return {"contract": self.contract, "tricks_before": self.before, "vulnerable": self.vulnerable.value}

    @property
    def shown(self) -> Shown:
        """What lies on the table."""
        return Shown(deal=self.ending.hands, contract=self.contract, vulnerable=self.vulnerable)

    @property
    def roles(self) -> Roles:
        """It is declarer who claims."""
        return {"claimer": self.ending.declarer, "claiming-side": self.ending.declarer.side}

    def told(self) -> tuple[Said, Said]:
        """The contract and the tricks so far, and the vulnerability."""
        text = _(
            "%(declarer)s plays %(contract)s and has won %(before)s of the first %(played)s tricks; these cards are left."
        )
        played = 13 - self.ending.left
        begun = said(text, declarer=self.ending.declarer, contract=self.contract, before=self.before, played=played)
        return begun, vulnerability_said(self.vulnerable.value)


def position(rng: Random, ending: Ending) -> Position:
    """A contract that hangs on the last tricks."""
    contract = Contract(rng.randint(2, 5), Strain(ending.trump.value), "", ending.declarer)
    before = min(max(contract.needed - rng.randint(1, ending.left), 0), 13 - ending.left)
    return Position(ending, contract, before, Vulnerability(drawn_vulnerability(rng)))


def asked_of(ending: Ending) -> Said:
    """How many tricks go to whom."""
    return said(_("How does the director share out the last %(left)s tricks?"), left=ending.left)


def shared_out(count: int, left: int) -> Answer:
    """So many tricks to declarer, the rest to the defenders."""
    return Answer(count, said(_("%(own)s to declarer, %(theirs)s to the defenders"), own=count, theirs=left - count))


def in_a_row(rng: Random, suit: Suit, count: int) -> list[Card]:
    """Cards of a suit in a row, high ones."""
    highest = 14 - rng.choice((0, 0, 1, 2, 3))
    return [Card(suit, highest - down) for down in range(count)]
