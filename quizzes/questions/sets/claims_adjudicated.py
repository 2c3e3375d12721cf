"""A contested claim at the end of a board (70C, 70D1): how many of the last tricks go to declarer?

The cards are dealt so that all of declarer's would be winners, but for one trump that a defender still holds. The tricks are
those of the normal line that is worst for declarer, as the aid for contested claims finds it; asked is only where no legal
play at all is worse for him, so that nobody can argue about what is normal, and where the simplest play of all is no better.
"""

from collections.abc import Collection, Hashable, Mapping
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
from quizzes.questions.parts import Answer, Draft, Option, Said, Unsuitable, said
from quizzes.questions.sets.claims import CLAIMS
from quizzes.questions.sets.claims_simple import Hands, distinct, simply
from quizzes.questions.sets.scores_near import drawn_vulnerability, vulnerability_said
from quizzes.questions.templates import template
from quizzes.simulation.on_table import Shown
from rulings.adjudication.adjudicating import least
from rulings.adjudication.claims import Claim
from rulings.adjudication.masks import mask_of, seat_number, suit_number
from rulings.adjudication.search import Budget
from rulings.adjudication.steps import DrawTrumps
from rulings.situations.disputed_claims_facts import DisputedClaimFacts

_POSITIONS = 2_000
_STATED = 0.2
_TOO_EASY, _TOO_FREQUENT = 0.75, 0.4
"""In so many positions something else is dealt: where the trump can do no harm, and where it costs one trick."""


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


@template("claim-adjudicated", CLAIMS, "70C", "70D1", version=4)
def claim_adjudicated(rng: Random) -> Draft:
    """Declarer claims the rest, with a trump still out: with a line that draws it, or without a word on trumps."""
    ending = _dealt(rng)
    silent, stated = ending.simple(stated=False), ending.simple(stated=True)
    mentions = stated == ending.left and silent < stated and rng.random() < _STATED
    key = stated if mentions else silent
    if not mentions and rng.random() < _left_out(ending.left, silent, stated):
        raise Unsuitable
    if not _is_certain(ending, key, stated=mentions):
        raise Unsuitable
    played = 13 - ending.left
    contract = Contract(rng.randint(2, 5), Strain(ending.trump.value), "", ending.declarer)
    before = min(max(contract.needed - rng.randint(1, ending.left), 0), played)
    vulnerable = Vulnerability(drawn_vulnerability(rng))
    table = {"contract": contract, "tricks_before": before, "vulnerable": vulnerable.value}
    case = _case(table, silent, ending.left, mentions=mentions, key=key)
    other = _other(ending, table, silent, stated, mentions=mentions)
    return Draft(
        form="tricks",
        story=_story(rng, ending, contract, before, vulnerable.value, mentions=mentions),
        ask=said(_("How does the director share out the last %(left)s tricks?"), left=ending.left),
        options=_options(ending, key, other, mentions=mentions),
        case=case,
        clause="70C" if key < ending.left else "70D1" if mentions else "70C3",
        shown=Shown(deal=ending.hands, contract=contract, vulnerable=vulnerable),
        roles={"claimer": ending.declarer, "claiming-side": ending.declarer.side},
        known={"ending": ending, "mentions": mentions},
        because=_because(ending, key, mentions=mentions),
    )


_CLAIMS = {
    True: (
        _("%(declarer)s is on lead and claims the rest: “I draw the trump that is out, and then my cards are good.”"),
        _("%(declarer)s is on lead, shows his cards and says: “There is still a trump out; I take it first.”"),
    ),
    False: (
        _("%(declarer)s is on lead and claims the rest, without a word on how he will play."),
        _("%(declarer)s is on lead, lays his cards on the table and says: “The rest are mine.”"),
        _("%(declarer)s is on lead and puts his cards down: “Nothing but winners.”"),
    ),
}
_CONTESTED = (
    _("A defender contests the claim: %(card)s is still out."),
    _("Dummy is the first to doubt the claim: %(card)s is still out."),
    _("The defender who does not hold it points out that %(card)s is still out."),
)
"""Whoever doubts it, dummy too, the claim goes to the director (68D)."""


def _story(
    rng: Random, ending: Ending, contract: Contract, before: int, vulnerable: str, *, mentions: bool
) -> tuple[Said, ...]:
    declarer = ending.declarer
    words = rng.choice(_CLAIMS[mentions])
    told = [
        said(
            _(
                "%(declarer)s plays %(contract)s and has won %(before)s of the first %(played)s tricks; these cards are left."
            ),
            declarer=declarer,
            contract=contract,
            before=before,
            played=13 - ending.left,
        ),
        vulnerability_said(vulnerable),
        said(words, declarer=declarer),
        said(rng.choice(_CONTESTED), card=ending.out),
    ]
    if not mentions:
        told.append(said(_("It is possible that declarer was not aware of that trump.")))
    return tuple(told)


def _case(table: Mapping[str, Any], silent: int, left: int, *, mentions: bool, key: int) -> DisputedClaimFacts:
    """What the engine is told; what is judged comes of the lines that were looked at."""
    facts: dict[str, Any] = {"claimer": "declarer", "trump_outstanding": True, "trump_mentioned": mentions, **table}
    if mentions:
        facts |= {"succeeds_by": "stated-line"}
    else:
        facts |= {"may_be_unaware": True, "trump_can_win": silent < left}
        facts |= {} if silent < left else {"succeeds_by": "any-normal-play"}
    return DisputedClaimFacts(rest_awarded=key, **facts)


def _other(ending: Ending, table: Mapping[str, Any], silent: int, stated: int, *, mentions: bool) -> Option | None:
    """The tricks had declarer spoken of the trump, or not: where they are others."""
    count = silent if mentions else stated
    if silent == stated or stated != ending.left or not _is_certain(ending, count, stated=not mentions):
        return None
    words = (
        _("declarer had said nothing of the trumps and had possibly not been aware of that one")
        if mentions
        else _("declarer had said that he draws the trump first")
    )
    near = _case(table, silent, ending.left, mentions=not mentions, key=count)
    return Option(_answer(count, ending.left), right=False, right_if=said(words), neighbour=near)


def _left_out(left: int, silent: int, stated: int) -> float:
    """How often a claim without a word is left out: always where those tricks were lost whatever declarer knew."""
    if silent == stated:
        return _TOO_EASY if silent == left else 1
    return _TOO_FREQUENT if silent == left - 1 else 0


def _is_certain(ending: Ending, simple: int, *, stated: bool) -> bool:
    """Whether the aid for contested claims gives as many tricks as simple play, and no legal play fewer."""
    return simple == fewest(ending, draws=stated) == ending.proposed(stated=stated)


def _answer(count: int, left: int) -> Answer:
    return Answer(count, said(_("%(own)s to declarer, %(theirs)s to the defenders"), own=count, theirs=left - count))


def _options(ending: Ending, key: int, other: Option | None, *, mentions: bool) -> tuple[Option, ...]:
    """All numbers of tricks but none, which declarer never gets where the trump can be drawn."""
    line = (
        _("On the line that he stated declarer wins %(own)s of these tricks, no more and no fewer.")
        if mentions
        else _("On the worst normal line declarer wins %(own)s of these tricks, no more and no fewer.")
    )
    note = said(line, own=key)
    found = []
    for count in range(1, ending.left + 1):
        if other is not None and count == other.answer.value:
            found.append(other)
        else:
            right = count == key
            found.append(Option(_answer(count, ending.left), right=right, note=None if right else note))
    return tuple(found)


def _because(ending: Ending, key: int, *, mentions: bool) -> Said:
    if mentions:
        return said(_("the line that he stated draws that trump, and then the rest of his cards are good"))
    if key == ending.left:
        return said(_("by no play of declarer's can that trump win a trick"))
    return said(
        _(
            "nothing was said of that trump, declarer was possibly not aware of it, and on a normal line he wins no more "
            "than %(own)s of the %(left)s tricks"
        ),
        own=key,
        left=ending.left,
    )


@claim_adjudicated.checked_by
def _by_every_legal_play(draft: Draft) -> Collection[Hashable]:
    """The fewest tricks by any legal play of all four; who said that he draws the trump leads trumps until it has gone."""
    return {fewest(draft.known["ending"], draws=draft.known["mentions"])}


def fewest(ending: Ending, *, draws: bool) -> int:
    """Declarer's side's tricks when everybody plays against it, whatever is normal."""
    side, trump = ending.declarer.side, ending.trump

    @cache
    def from_lead(hands: Hands, leader: Seat) -> int:
        held = hands[ROTATION.index(leader)]
        trumps = frozenset(card for card in held if card.suit is trump)
        if draws and trumps and leader.side is side and any(ending.out in hand for hand in hands):
            held = trumps
        return min((on(hands, ((leader, card),)) for card in distinct(held, hands, ())), default=0)

    def on(hands: Hands, trick: tuple[Play, ...]) -> int:
        seat, card = trick[-1]
        place = ROTATION.index(seat)
        after = (*hands[:place], hands[place] - {card}, *hands[place + 1 :])
        if len(trick) == 4:
            winner = trick_winner(trick, trump)
            return (winner.side is side) + from_lead(after, winner)
        held = after[ROTATION.index(seat.lho)]
        legal = frozenset(one for one in held if one.suit is trick[0][1].suit) or held
        return min(on(after, (*trick, (seat.lho, one))) for one in distinct(legal, after, trick))

    return from_lead(tuple(ending.hands[seat] for seat in ROTATION), ending.declarer)


def _dealt(rng: Random) -> Ending:
    """Three or four cards each; of every side suit that he has declarer holds the highest."""
    declarer, trump = rng.choice(ROTATION), rng.choice(list(Suit))
    left, own = rng.choice((3, 4, 4)), rng.choice((1, 1, 1, 2))
    sides = rng.sample([suit for suit in Suit if suit is not trump], 3)
    ranks = rng.sample(range(2, 15), own + 1)
    out = Card(trump, ranks.pop(ranks.index(max(ranks))) if rng.random() < 0.5 else ranks.pop(ranks.index(min(ranks))))
    first = rng.randint(1, left - own)
    winners = [*_top(rng, sides[0], first), *_top(rng, sides[1], left - own - first)]
    lowest = {suit: min((card.rank for card in winners if card.suit is suit), default=15) for suit in sides}
    pool = [Card(suit, rank) for suit in sides for rank in range(2, lowest[suit])]
    rng.shuffle(pool)
    pool.sort(key=lambda card: card.suit is sides[2] and rng.random() < 0.5)
    if len(pool) < 3 * left:
        raise Unsuitable
    mine = [*(Card(trump, rank) for rank in ranks), *winners]
    others = [frozenset(pool[at * left : (at + 1) * left]) for at in range(3)]
    holder = rng.choice((declarer.lho, declarer.rho))
    hands = {
        declarer: frozenset(mine),
        **dict(zip((declarer.lho, declarer.partner, declarer.rho), others, strict=True)),
    }
    hands[holder] = frozenset({out, *sorted(hands[holder], key=str)[1:]})
    return Ending(declarer, trump, {seat: hands[seat] for seat in ROTATION}, out)


def _top(rng: Random, suit: Suit, count: int) -> list[Card]:
    """Cards of a suit in a row, high ones."""
    highest = 14 - rng.choice((0, 0, 1, 2, 3))
    return [Card(suit, highest - down) for down in range(count)]
