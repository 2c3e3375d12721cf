"""A contested claim at the end of a board (70C to 70E): how many of the last tricks go to declarer?

The cards are dealt so that all of declarer's would be winners, but for one trump that a defender still holds; or so that the
order matters in which he plays a suit (`claims_from_the_top`). The tricks are
those of the normal line that is worst for declarer, as the aid for contested claims finds it; asked is only where no legal
play at all is worse for him, so that nobody can argue about what is normal, and where the simplest play of all is no better.
"""

from collections.abc import Collection, Hashable, Mapping
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card, Suit
from bridge.seats import ROTATION
from quizzes.questions.parts import Draft, Option, Said, Unsuitable, said
from quizzes.questions.sets.claims import CLAIMS
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
from quizzes.questions.sets.claims_from_the_top import suit_from_the_top
from quizzes.questions.templates import template
from rulings.situations.disputed_claims_facts import DisputedClaimFacts

_STATED, _FROM_THE_TOP = 0.2, 0.06
_TOO_EASY, _TOO_FREQUENT = 0.75, 0.4
"""In so many positions something else is dealt: where the trump can do no harm, and where it costs one trick."""


@template("claim-adjudicated", CLAIMS, "70", version=5)
def claim_adjudicated(rng: Random) -> Draft:
    """Declarer claims the rest: with a trump still out, or with a suit that is good if it is played from the top."""
    return suit_from_the_top(rng) if rng.random() < _FROM_THE_TOP else _trump_still_out(rng)


@claim_adjudicated.checked_by
def _by_every_legal_play(draft: Draft) -> Collection[Hashable]:
    """The fewest tricks by any legal play of all four, but for what declarer said, or the regulations say, of his leads."""
    return {fewest(draft.known["ending"], **draft.known["leads"])}


def _trump_still_out(rng: Random) -> Draft:
    """With a line that draws it, or without a word on trumps."""
    ending = _dealt(rng)
    silent, stated = ending.simple(stated=False), ending.simple(stated=True)
    mentions = stated == ending.left and silent < stated and rng.random() < _STATED
    key = stated if mentions else silent
    if not mentions and rng.random() < _left_out(ending.left, silent, stated):
        raise Unsuitable
    if not _is_certain(ending, key, stated=mentions):
        raise Unsuitable
    told = position(rng, ending)
    other = _other(told, silent, stated, mentions=mentions)
    return Draft(
        form="tricks",
        story=_story(rng, told, mentions=mentions),
        ask=asked_of(ending),
        options=_options(ending, key, other, mentions=mentions),
        case=_case(told.table, silent, ending.left, mentions=mentions, key=key),
        clause="70C" if key < ending.left else "70D1" if mentions else "70C3",
        shown=told.shown,
        roles=told.roles,
        known={"ending": ending, "leads": {"draws": mentions}},
        because=_because(ending, key, mentions=mentions),
    )


_CLAIMS = {
    True: (
        _("%(declarer)s is on lead and claims the rest: “I draw the trump that is out, and then my cards are good.”"),
        _("%(declarer)s is on lead, shows his cards and says: “There is still a trump out; I take it first.”"),
    ),
    False: WITHOUT_A_WORD,
}


_CONTESTED = (*CONTESTED, _("The defender who does not hold it points out that %(card)s is still out."))


def _story(rng: Random, told: Position, *, mentions: bool) -> tuple[Said, ...]:
    words = said(rng.choice(_CLAIMS[mentions]), declarer=told.ending.declarer)
    story = (*told.told(), words, said(rng.choice(_CONTESTED), card=told.ending.out))
    return story if mentions else (*story, said(_("It is possible that declarer was not aware of that trump.")))


def _case(table: Mapping[str, Any], silent: int, left: int, *, mentions: bool, key: int) -> DisputedClaimFacts:
    """What the engine is told; what is judged comes of the lines that were looked at."""
    facts: dict[str, Any] = {"claimer": "declarer", "trump_outstanding": True, "trump_mentioned": mentions, **table}
    if mentions:
        facts |= {"succeeds_by": "stated-line"}
    else:
        facts |= {"may_be_unaware": True, "trump_can_win": silent < left}
        facts |= {} if silent < left else {"succeeds_by": "any-normal-play"}
    return DisputedClaimFacts(rest_awarded=key, **facts)


def _other(told: Position, silent: int, stated: int, *, mentions: bool) -> Option | None:
    """The tricks had declarer spoken of the trump, or not: where they are others."""
    ending = told.ending
    count = silent if mentions else stated
    if silent == stated or stated != ending.left or not _is_certain(ending, count, stated=not mentions):
        return None
    words = (
        _("declarer had said nothing of the trumps and had possibly not been aware of that one")
        if mentions
        else _("declarer had said that he draws the trump first")
    )
    near = _case(told.table, silent, ending.left, mentions=not mentions, key=count)
    return Option(shared_out(count, ending.left), right=False, right_if=said(words), neighbour=near)


def _left_out(left: int, silent: int, stated: int) -> float:
    """How often a claim without a word is left out: always where those tricks were lost whatever declarer knew."""
    if silent == stated:
        return _TOO_EASY if silent == left else 1
    return _TOO_FREQUENT if silent == left - 1 else 0


def _is_certain(ending: Ending, simple: int, *, stated: bool) -> bool:
    """Whether the aid for contested claims gives as many tricks as simple play, and no legal play fewer."""
    return simple == fewest(ending, draws=stated) == ending.proposed(stated=stated)


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
            found.append(Option(shared_out(count, ending.left), right=right, note=None if right else note))
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


def _dealt(rng: Random) -> Ending:
    """Three or four cards each; of every side suit that he has declarer holds the highest."""
    declarer, trump = rng.choice(ROTATION), rng.choice(list(Suit))
    left, own = rng.choice((3, 4, 4)), rng.choice((1, 1, 1, 2))
    sides = rng.sample([suit for suit in Suit if suit is not trump], 3)
    ranks = rng.sample(range(2, 15), own + 1)
    out = Card(trump, ranks.pop(ranks.index(max(ranks))) if rng.random() < 0.5 else ranks.pop(ranks.index(min(ranks))))
    first = rng.randint(1, left - own)
    winners = [*in_a_row(rng, sides[0], first), *in_a_row(rng, sides[1], left - own - first)]
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
