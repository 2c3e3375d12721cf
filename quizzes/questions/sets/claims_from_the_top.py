"""A contested claim in which it matters how a suit is played (70E2): by regulation, or as declarer said, from the top.

Declarer's suit has a gap, and a card that stands in the gap is out. Asked is only where the tricks are the same whatever else
is normal, once each suit is led from the top.
"""

from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card, Suit
from bridge.seats import ROTATION
from quizzes.questions.parts import Draft, Option, Said, Unsuitable, said
from quizzes.questions.sets.claims_endings import (
    CONTESTED,
    WITHOUT_A_WORD,
    Ending,
    Position,
    asked_of,
    fewest,
    in_a_row,
    position,
    shared_out,
)
from rulings.situations.disputed_claims_facts import DisputedClaimFacts

_FALLS, _STATED = 0.45, 0.3
_MOST_DEALT = 60
_REGULATED = _(
    "The regulations of the tournament say: where the claim does not say otherwise, a suit is deemed to be played from the top."
)
_CLAIMS = {
    True: (
        _("%(declarer)s is on lead and claims the rest: “I play each suit from the top.”"),
        _("%(declarer)s is on lead, shows his cards and says: “All mine, the highest cards first.”"),
    ),
    False: WITHOUT_A_WORD,
}


def suit_from_the_top(rng: Random) -> Draft:
    """He said so himself, or the regulations say it; with a card in the gap that falls, or with one that does not."""
    falls, stated = rng.random() < _FALLS, rng.random() < _STATED
    ending = _certain(rng, falls=falls)
    key = ending.simple(stated=False)
    told = position(rng, ending)
    return Draft(
        form="tricks",
        story=_story(rng, told, stated=stated),
        ask=asked_of(ending),
        options=_options(ending.left, key),
        case=_case(told, key, stated=stated),
        clause="70A" if not falls else "70D1" if stated else "70E2",
        shown=told.shown,
        roles=told.roles,
        known={"ending": ending, "leads": {"from_the_top": True}},
        because=_because(key, ending, stated=stated),
    )


def _certain(rng: Random, *, falls: bool) -> Ending:
    """One that the aid for contested claims decides as every play from the top does; it matters, or nothing helps declarer."""
    for _time in range(_MOST_DEALT):
        ending = _dealt(rng)
        key, carelessly = ending.simple(stated=False), fewest(ending)
        matters = carelessly < key == ending.left
        helpless = carelessly == key < ending.left and fewest(ending, at_best=True) == key
        fits = matters if falls else helpless
        if fits and key == fewest(ending, from_the_top=True) == ending.proposed(stated=False):
            return ending
    raise Unsuitable


def _story(rng: Random, told: Position, *, stated: bool) -> tuple[Said, ...]:
    words = said(rng.choice(_CLAIMS[stated]), declarer=told.ending.declarer)
    contested = said(rng.choice(CONTESTED), card=told.ending.out)
    story = (*told.told(), words, contested)
    return story if stated else (*story, said(_REGULATED))


def _case(told: Position, key: int, *, stated: bool) -> DisputedClaimFacts:
    case = DisputedClaimFacts(claimer="declarer", rest_awarded=key, **told.table)
    if key < told.ending.left:
        return case.but(succeeds_by="no-line")
    if stated:
        return case.but(succeeds_by="stated-line")
    by_regulation = {"succeeds_by": "unstated-line", "suit_order": "high-to-low"}
    return case.but(**by_regulation, card_must_be_placed=False, worse_line_normal=False)


def _options(left: int, key: int) -> tuple[Option, ...]:
    note = said(
        _("With every suit led from the top declarer wins %(own)s of these tricks, no more and no fewer."), own=key
    )
    return tuple(
        Option(shared_out(count, left), right=count == key, note=None if count == key else note)
        for count in range(1, left + 1)
    )


def _because(key: int, ending: Ending, *, stated: bool) -> Said:
    if key < ending.left:
        return said(
            _("on no line of play does declarer win more than %(own)s of the %(left)s tricks"),
            own=key,
            left=ending.left,
        )
    if stated:
        return said(
            _("on the line that he stated %(card)s falls, and then the rest of his cards are good"), card=ending.out
        )
    return said(
        _(
            "by the regulations the suit is played from the top: %(card)s falls, and then the rest of his cards are good"
        ),
        card=ending.out,
    )


def _dealt(rng: Random) -> Ending:
    """Three or four cards each and no trump; declarer has one or two high cards of a suit, and one below the gap."""
    declarer, left = rng.choice(ROTATION), rng.choice((3, 4, 4))
    trump, suit, *sides = rng.sample(list(Suit), 4)
    high = in_a_row(rng, suit, rng.randint(1, left - 2))
    gap = Card(suit, rng.randint(4, high[-1].rank - 1))
    low = Card(suit, rng.randint(2, gap.rank - 1))
    winners = in_a_row(rng, sides[0], left - len(high) - 1)
    pool = [
        *(Card(suit, rank) for rank in range(2, gap.rank) if rank != low.rank),
        *(Card(sides[0], rank) for rank in range(2, winners[-1].rank)),
        *(Card(sides[1], rank) for rank in range(2, 15)),
    ]
    cards = rng.sample(pool, 3 * left - 1)
    holder = rng.choice((declarer.lho, declarer.rho))
    hands = {declarer: frozenset([*high, low, *winners])}
    for seat in (declarer.lho, declarer.partner, declarer.rho):
        count = left - (seat is holder)
        hands[seat] = frozenset([*cards[:count], *([gap] if seat is holder else [])])
        del cards[:count]
    return Ending(declarer, trump, {seat: hands[seat] for seat in ROTATION}, gap)
